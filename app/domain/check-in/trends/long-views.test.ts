import { describe, expect, test } from 'vitest';
import { datesEndingOn } from '../../calendar/dates';
import type { DayMood } from '../days';
import { countDays, daysOfYear, longViewOf, meanOfDays, stretchesOf, yearToShow } from './long-views';

const days = (...means: (number | null)[]): DayMood[] =>
  datesEndingOn('2026-11-18', means.length).map((date, i) => {
    const mean = means[i] ?? null;
    return { date, mean, count: mean === null ? 0 : 1 };
  });

describe('stretches', () => {
  test('of one day are the days, gaps among them', () => {
    expect(stretchesOf(days(2, null, 4), 1)).toEqual([
      { from: '2026-11-16', to: '2026-11-16', mean: 2, days: 1 },
      { from: '2026-11-17', to: '2026-11-17', mean: null, days: 0 },
      { from: '2026-11-18', to: '2026-11-18', mean: 4, days: 1 },
    ]);
  });

  test('of a week end today; a day without a check-in is in no mean', () => {
    const weeks = stretchesOf(days(5, ...Array<null>(7).fill(null), 1, null, 2, null, null, null, 3), 7);
    expect(weeks).toEqual([
      { from: '2026-11-04', to: '2026-11-04', mean: 5, days: 1 },
      { from: '2026-11-05', to: '2026-11-11', mean: null, days: 0 },
      { from: '2026-11-12', to: '2026-11-18', mean: 2, days: 3 },
    ]);
  });

  test('of 365 days in weeks are 53, and hold every day once', () => {
    const stretches = stretchesOf(days(...Array<number>(365).fill(3)), 7);
    expect(stretches).toHaveLength(53);
    expect(stretches.reduce((sum, stretch) => sum + stretch.days, 0)).toBe(365);
  });
});

test('means and counts leave gaps out', () => {
  expect(meanOfDays(days(1, null, 4))).toBe(2.5);
  expect(countDays(days(1, null, 4))).toBe(2);
  expect(meanOfDays(days(null))).toBeNull();
});

test('an address names a view or none', () => {
  expect(['30', '90', '365', 'year'].map(longViewOf)).toEqual(['30', '90', '365', 'year']);
  expect([null, '', '31', 'toString'].map(longViewOf)).toEqual([null, null, null, null]);
});

test('a year is one between the first check-in and today, this one otherwise', () => {
  const range = { first: '2024-05-01', today: '2026-11-18' };
  expect(['2024', '2025', '2026'].map((year) => yearToShow(year, range))).toEqual([2024, 2025, 2026]);
  expect([null, '2023', '2027', 'x', '2025.5'].map((year) => yearToShow(year, range))).toEqual(
    Array(5).fill(2026),
  );
  expect(daysOfYear(2024)).toEqual({ first: '2024-01-01', last: '2024-12-31' });
});
