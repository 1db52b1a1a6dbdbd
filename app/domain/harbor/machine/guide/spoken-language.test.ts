import { describe, expect, it } from 'vitest';
import { lastOf } from '../../../../../tests/factories/harbor/play';

describe('the language of the talk', () => {
  it.each([
    'mi tired yuh see. two pickney an night shift an mi boss a get on mi last nerve',
    'mi nah wah live no more',
  ])('of %j is English', (text) => expect(lastOf([text]).language).toBe('en'));

  it('is English for who asks for it', () => {
    expect(lastOf(['no puedo dormir', 'english please']).language).toBe('en');
  });
});
