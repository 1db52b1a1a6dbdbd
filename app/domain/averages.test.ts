import { describe, expect, it } from 'vitest';
import { meanOf, quantileOf, sumOf } from './averages';

describe('averages', () => {
  it('are those of the values', () => {
    expect([sumOf([1, 2, 6]), meanOf([1, 2, 6])]).toEqual([9, 3]);
    expect([0, 0.25, 0.5, 1].map((share) => quantileOf([1, 2, 3, 5], share))).toEqual([1, 1.75, 2.5, 5]);
    expect(quantileOf([4], 0.25)).toBe(4);
  });

  it('are none without a value', () => {
    expect([sumOf([]), meanOf([]), quantileOf([], 0.5)]).toEqual([0, null, null]);
  });
});
