import { expect, test } from 'vitest';
import { dayWithout } from '~/domain/check-in/days';
import { barHeight, heightOf, titleOf } from './plot';

const day = (mean: number | null, mood: number | null = null) => ({
  ...dayWithout('2025-11-14'),
  mean,
  mood,
  count: mean === null ? 0 : 2,
});

test('a bar is a fifth of 120 px per point, and at least 30 px', () => {
  expect([1, 2, 3, 4, 5].map(barHeight)).toEqual([30, 48, 72, 96, 120]);
  expect(barHeight(3.5)).toBe(84);
});

test('a day without a check-in stands at the neutral height and says so', () => {
  expect(heightOf(day(null))).toBe(72);
  expect(titleOf(day(null))).toBe('Fri 14 Nov: No check-in');
});

test('a mean is told by the word of its rounded value, with its decimal and the mood answer', () => {
  expect(titleOf(day(4.5))).toBe('Fri 14 Nov: Excellent, 4.5');
  expect(titleOf(day(1.2, 2))).toBe('Fri 14 Nov: Very Low, 1.2. Mood answer: 2');
});
