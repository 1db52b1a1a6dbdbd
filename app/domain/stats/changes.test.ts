import { describe, expect, test } from 'vitest';
import { dateOfDay, makeSeries, type SeriesOptions } from '../../../tests/factories/series';
import { type Changes, findChanges } from './changes';
import { groupByDay } from './daily';
import { inflationOf } from './lingering';

type Options = Omit<SeriesOptions, 'seed'>;

function changesOf(options: Options, people: number): Changes[] {
  return Array.from({ length: people }, (_, i) => {
    const entries = makeSeries({ ...options, seed: (i + 1) * 7919 + options.days });
    return findChanges(groupByDay(entries, dateOfDay(options.days - 1)), options.days - 1);
  });
}

test('sleep alone that fell by two points on a day is told of sleep, and of nothing else', () => {
  const all = changesOf({ days: 60, noise: 0.5, level: 3.5 }, 1);
  expect(all[0]?.overall.shift).toBeNull();
  const entries = makeSeries({ seed: 3, days: 60, noise: 0.5, level: 3.5 }).map((entry, day) => ({
    ...entry,
    answers: { ...entry.answers, sleepRating: day < 30 ? (4 as const) : (2 as const) },
  }));
  const { factors } = findChanges(groupByDay(entries, dateOfDay(59)), 59);
  expect(factors.sleepRating.shift).toMatchObject({ lasts: true, change: -2 });
  expect(factors.sleepRating.shift?.inside.from).toBe(30);
  expect(factors.energyRating.shift).toBeNull();
});

describe('what was not tested', () => {
  test('is null: fewer than 14 days before, fewer than 3 in the last seven, fewer than 21 in all', () => {
    const one = (options: Options) => changesOf(options, 1)[0]!.overall;
    expect(one({ days: 20 })).toEqual({ recent: null, bestShift: null, shift: null });
    expect(one({ days: 21 }).recent).not.toBeNull();
    const entries = makeSeries({ seed: 1, days: 60 });
    const daily = groupByDay(entries, dateOfDay(90));
    expect(findChanges(daily, 64).overall.recent).toBeNull();
    expect(findChanges(daily, 63).overall.recent?.recent.days).toBe(3);
  });

  test('and always the same answer is compared, and no change', () => {
    const same = Array.from({ length: 40 }, (_, day) => ({
      localDate: dateOfDay(day),
      answers: { overallMood: 3 } as const,
    }));
    const { overall } = findChanges(groupByDay(same, dateOfDay(39)), 39);
    expect(overall).toMatchObject({ recent: { change: 0, p: 1, claimed: false }, shift: null });
  });
});

test('the mean of days that linger varies as an AR(1) process does, with and without gaps', () => {
  expect(inflationOf([0, 1, 2, 3], 0)).toBe(1);
  // 1 + 2 (3/4 r + 2/4 r^2 + 1/4 r^3)
  expect(inflationOf([0, 1, 2, 3], 0.5)).toBeCloseTo(1 + 2 * (0.375 + 0.125 + 0.03125), 9);
  expect(inflationOf([0, 2, 4, 6], 0.5)).toBeCloseTo(inflationOf([0, 1, 2, 3], 0.25), 9);
});
