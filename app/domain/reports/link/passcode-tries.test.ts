import { describe, expect, it } from 'vitest';
import { mostFrom, passcodeState, waitAfter } from './passcode-tries';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const minutes = (wrong: number, state: 'quiet' | 'pressed') => waitAfter(wrong, state) / MINUTE;

describe('waiting after wrong passcodes', () => {
  it('begins after the fifth from one address and doubles up to a day', () => {
    expect([0, 4, 5, 6, 7, 15].map((wrong) => minutes(wrong, 'quiet'))).toEqual([0, 0, 1, 2, 4, 1024]);
    expect(waitAfter(16, 'quiet')).toBe(DAY);
    expect(waitAfter(5000, 'quiet')).toBe(DAY);
  });

  it('begins after the first where somebody seems to guess, and never before it', () => {
    expect([0, 1, 2, 3].map((wrong) => minutes(wrong, 'pressed'))).toEqual([0, 60, 120, 240]);
  });

  it('looks at twenty tries of an address, and at five while somebody guesses', () => {
    expect([mostFrom('quiet'), mostFrom('pressed'), mostFrom('quiet', 10)]).toEqual([20, 5, 200]);
  });

  it('calls a passcode worn after a thousand wrong tries from anywhere', () => {
    expect([0, 99, 100, 999, 1000].map((wrong) => passcodeState(wrong))).toEqual([
      'quiet',
      'quiet',
      'pressed',
      'pressed',
      'worn',
    ]);
    expect(passcodeState(1000, 2)).toBe('pressed');
  });
});
