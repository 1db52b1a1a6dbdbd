import { describe, expect, it } from 'vitest';
import { authPath, destinationName } from './destination';

describe('destinationName', () => {
  it('names the pages people come for, whatever their query', () => {
    expect(destinationName('/checkin?mode=quick&step=2')).toBe('the check-in');
    expect(destinationName('/trends')).toBe('your trends');
  });

  it('has a word for every other page', () => {
    expect(['/nowhere', '/checkin/deeper', 'constructor', ''].map(destinationName)).toEqual(
      Array.from({ length: 4 }, () => 'another page'),
    );
  });
});

describe('authPath', () => {
  it('carries the page to go on to', () => {
    expect(authPath('login', '/')).toBe('/auth');
    expect(authPath('register', '/')).toBe('/auth?tab=register');
    expect(authPath('register', '/checkin?mode=quick')).toBe(
      '/auth?tab=register&redirectTo=%2Fcheckin%3Fmode%3Dquick',
    );
  });
});
