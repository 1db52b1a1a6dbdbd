import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOfDay, makeSeries } from '../../../tests/factories/series';
import { type Answers, FACTOR_FIELDS, type Rating } from '../check-in/answers';
import { comparableOverall } from './comparable-overall';
import { groupByDay } from './daily';

const on = (localDate: string, answers: Answers) => ({ localDate, answers });

describe('grouping by day', () => {
  test('a day is the mean of its answers per factor; its overall the mean of its check-ins', () => {
    const daily = groupByDay(
      [
        on('2025-03-04', { overallMood: 5 }),
        on('2025-03-01', { overallMood: 2, sleepRating: 4 }),
        on('2025-03-01', { overallMood: 3 }),
      ],
      '2025-03-04',
    );
    expect(daily.factors.overallMood).toEqual({ days: [0, 3], values: [2.5, 5] });
    expect(daily.factors.sleepRating).toEqual({ days: [0], values: [4] });
    expect(daily.factors.focusRating).toEqual({ days: [], values: [] });
    expect(daily.overall).toEqual({ days: [0, 3], values: [3, 5] });
    expect(daily.answers.overallMood).toEqual([2, 3, 5]);
    expect(daily.checkIns).toBe(3);
  });

  test('the window is the 365 days that end today; a check-in without an answer is no day', () => {
    const daily = groupByDay(
      [
        on('2024-03-02', { overallMood: 1 }),
        on('2024-03-03', { overallMood: 2 }),
        on('2024-12-24', {}),
        on('2025-03-02', { overallMood: 3 }),
        on('2025-03-03', { overallMood: 4 }),
      ],
      '2025-03-02',
    );
    expect(daily.overall).toEqual({ days: [0, 364], values: [2, 3] });
    expect(daily.checkIns).toBe(2);
  });

  test('the order of the check-ins does not matter', () => {
    const series = makeSeries({ seed: 5, days: 20, perDay: 2 });
    const shuffled = [...series].sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
    const [one, other] = [series, shuffled].map((entries) => groupByDay(entries, dateOfDay(19)));
    expect(other?.factors).toEqual(one?.factors);
    expect(other?.overall).toEqual(one?.overall);
  });

  test('a malformed date is refused', () => {
    expect(() => groupByDay([on('yesterday', { overallMood: 3 })], '2025-03-02')).toThrow(RangeError);
    expect(() => groupByDay([], '2025-3-2')).toThrow(RangeError);
  });
});

describe('the comparable overall', () => {
  const ratings = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 10, maxLength: 10 });

  test('is the plain mean of the day when every question was answered', () => {
    fc.assert(
      fc.property(fc.array(ratings, { minLength: 1, maxLength: 30 }), (cells) => {
        comparableOverall(cells).forEach((level, day) => {
          expect(level).toBeCloseTo(cells[day]!.reduce((sum, value) => sum + value, 0) / 10, 8);
        });
      }),
    );
  });

  test('stays level when only the questions change', () => {
    const full = FACTOR_FIELDS.map((_, i) => (i < 3 ? 2 : 4));
    const quick = full.map((value, i) => (i < 3 ? value : null));
    expect(new Set(comparableOverall([full, full, quick, full, quick])).size).toBe(1);
  });

  test('still sees a change of the questions that stayed', () => {
    const full = FACTOR_FIELDS.map(() => 4);
    const quick = full.map((value, i) => (i < 3 ? value - 1 : null));
    const [before, after] = comparableOverall([full, quick]);
    expect(after! - before!).toBeCloseTo(-1, 6);
  });

  test('claims nothing across days without a common question', () => {
    expect(
      new Set(
        comparableOverall([
          [2, null],
          [2, null],
          [null, 5],
          [null, 5],
        ]),
      ).size,
    ).toBe(1);
  });
});

test('a generated series repeats with its seed and differs with another', () => {
  const make = (seed: number) => makeSeries({ seed, days: 10, kept: 0.6 });
  expect(make(1)).toEqual(make(1));
  expect(make(1)).not.toEqual(make(2));
  const given = make(3).flatMap(({ answers }) => Object.values(answers)) as Rating[];
  expect(given.every((rating) => [1, 2, 3, 4, 5].includes(rating))).toBe(true);
});
