import { expect, test } from 'vitest';
import { addDays } from '../calendar/dates';
import type { Rating } from '../check-in/answers';
import { patternLines } from './pattern-lines';

const FIRST = '2026-01-01';
const day = (i: number, sleep: number, mood?: number) => ({
  localDate: addDays(FIRST, i),
  answers: {
    sleepRating: sleep as Rating,
    ...(mood === undefined ? {} : { overallMood: mood as Rating }),
  },
});

test('a factor is twelve means over the whole time, with room where nothing was answered', () => {
  const entries = [day(0, 1), day(1, 3), day(10, 5, 2), day(23, 4, 3)];
  const { factors } = patternLines(entries, { today: addDays(FIRST, 23), pairs: [] });
  expect(factors.sleep).toEqual([2, null, null, null, null, 5, null, null, null, null, null, 4]);
  expect(factors.mood?.filter((mean) => mean !== null)).toEqual([2, 3]);
  expect(factors.energy).toBeUndefined();
});

test('few days have a piece each', () => {
  const { factors } = patternLines([day(0, 1), day(2, 3)], { today: addDays(FIRST, 2), pairs: [] });
  expect(factors.sleep).toEqual([1, null, 3]);
});

test('a pair has the days of the last 30 on which both were answered', () => {
  const entries = [day(0, 1, 1), day(11, 2, 3), day(20, 5), day(40, 4, 5)];
  const pairs = [{ factor1: 'sleep', factor2: 'mood' }] as const;
  expect(patternLines(entries, { today: addDays(FIRST, 40), pairs }).pairs[0]?.points).toEqual([
    { at: 0, first: 2, second: 3 },
    { at: 1, first: 4, second: 5 },
  ]);
});
