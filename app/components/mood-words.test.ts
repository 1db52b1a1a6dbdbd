import { expect, test } from 'vitest';
import { describeMood, roundedMood } from './mood-words';

test('halves round up, and nothing leaves the scale', () => {
  expect([1, 1.4, 2.5, 3.49, 4.5, 5].map(roundedMood)).toEqual([1, 1, 3, 3, 5, 5]);
  expect([0, 7].map(roundedMood)).toEqual([1, 5]);
});

test('the mean is mentioned only where it says more than the rounded number', () => {
  expect(describeMood(3)).toBe('3 Neutral');
  expect(describeMood(11 / 3)).toBe('4 Good (mean 3.7)');
  expect(describeMood(3.98)).toBe('4 Good');
});
