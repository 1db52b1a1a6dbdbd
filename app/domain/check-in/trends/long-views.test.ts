import { describe, expect, test } from 'vitest';
import { datesEndingOn } from '../../calendar/dates';
import { type DayMood, dayWithout } from '../days';
import {
  countDays,
  daysOfYear,
  meanOfDays,
  moodOfDays,
  stretchesOf,
  viewToShow,
  yearToShow,
} from './long-views';

const days = (...means: (number | null)[]): DayMood[] =>
  datesEndingOn('2026-11-18', means.length).map((date, i) => {
    const mean = means[i] ?? null;
    const band = mean === null ? null : { low: mean - 0.5, high: mean + 0.5 };
    return { ...dayWithout(date), mean, mood: mean, band, count: mean === null ? 0 : 1 };
  });

describe('stretches', () => {
  test('of one day are the days, gaps among them', () => {
    expect(stretchesOf(days(2, null, 4), 1)).toMatchObject([
      { from: '2026-11-16', to: '2026-11-16', mean: 2, days: 1 },
      { from: '2026-11-17', to: '2026-11-17', mean: null, days: 0 },
      { from: '2026-11-18', to: '2026-11-18', mean: 4, days: 1 },
    ]);
  });

  test('of a week end today; a day without a check-in is in no mean', () => {
    const weeks = stretchesOf(days(5, ...Array<null>(7).fill(null), 1, null, 2, null, null, null, 3), 7);
    expect(weeks).toMatchObject([
      { from: '2026-11-04', to: '2026-11-04', mean: 5, days: 1 },
      { from: '2026-11-05', to: '2026-11-11', mean: null, days: 0 },
      { from: '2026-11-12', to: '2026-11-18', mean: 2, days: 3 },
    ]);
    expect(weeks.at(-1)).toMatchObject({ mood: 2, band: { low: 1.5, high: 2.5 } });
  });

  test('of 365 days in weeks are 53, and hold every day once', () => {
    const stretches = stretchesOf(days(...Array<number>(365).fill(3)), 7);
    expect(stretches).toHaveLength(53);
    expect(stretches.reduce((sum, stretch) => sum + stretch.days, 0)).toBe(365);
  });
});

test('means and counts leave gaps out', () => {
  expect(meanOfDays(days(1, null, 4))).toBe(2.5);
  expect(moodOfDays(days(1, null, 4))).toBe(2.5);
  expect(countDays(days(1, null, 4))).toBe(2);
  expect(meanOfDays(days(null))).toBeNull();
});

test('an address names a view; without one it is the week until there are 14 check-ins', () => {
  const views = ['7', '30', '90', '365', 'year'];
  expect(views.map((view) => viewToShow(view, 1))).toEqual(views);
  expect([null, '', '31', 'toString'].map((view) => viewToShow(view, 13))).toEqual(['7', '7', '7', '7']);
  expect(viewToShow(null, 14)).toBe('30');
});

test('a year is one between the first check-in and today, this one otherwise', () => {
  const range = { first: '2024-05-01', today: '2026-11-18' };
  expect(['2024', '2025', '2026'].map((year) => yearToShow(year, range))).toEqual([2024, 2025, 2026]);
  expect([null, '2023', '2027', 'x', '2025.5'].map((year) => yearToShow(year, range))).toEqual(
    Array(5).fill(2026),
  );
  expect(daysOfYear(2024)).toEqual({ first: '2024-01-01', last: '2024-12-31' });
});
