import { describe, expect, test } from 'vitest';
import { dateOfDay, makeSeries, type SeriesOptions } from '../../../tests/factories/series';
import { FACTOR_FIELDS } from '../check-in/answers';
import { analysePatterns, type PatternAnalysis } from './analysis';
import { type Changes, findChanges } from './changes';
import { groupByDay } from './daily';

type Options = Omit<SeriesOptions, 'seed'>;

/** A mood that all ten answers share and that lingers, and each answer's own noise, rounded and cut to 1-5. */
const moods = (persistence: number): Partial<Options> => ({
  shared: { noise: 0.5, persistence },
  noise: 0.7,
  level: 3.4,
});

function changesOf(options: Options, people: number): Changes[] {
  return Array.from({ length: people }, (_, i) => {
    const entries = makeSeries({ ...options, seed: (i + 1) * 7919 + options.days });
    return findChanges(groupByDay(entries, dateOfDay(options.days - 1)), options.days - 1);
  });
}
const shareOf = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length / all.length;

/** What is allowed for a rate of 5 %: it and two standard errors for that number of people. */
const allowed = (people: number) => 0.05 + 2 * Math.sqrt((0.05 * 0.95) / people);

describe('where nothing was planted', () => {
  const PEOPLE = 300;

  test.each<[string, Options]>([
    ['a month', { days: 28, ...moods(0) }],
    ['a month of moods that linger', { days: 28, ...moods(0.3) }],
    ['a month of moods that linger long', { days: 28, ...moods(0.5) }],
    ['two months', { days: 56, ...moods(0.3) }],
    ['two months of moods that linger long', { days: 56, ...moods(0.5) }],
    ['two months, two of five days missing', { days: 56, kept: 0.6, ...moods(0.3) }],
    ['four months near the best answer', { days: 120, ...moods(0.3), level: 4.6 }],
    ['half a year, days missing', { days: 180, kept: 0.6, ...moods(0.5) }],
  ])('at most one in twenty is told of a change in the last days, or of a shift: %s', (_, options) => {
    const all = changesOf(options, PEOPLE);
    expect(shareOf(all, ({ overall }) => overall.recent?.claimed === true)).toBeLessThanOrEqual(
      allowed(PEOPLE),
    );
    expect(shareOf(all, ({ overall }) => overall.shift !== null)).toBeLessThanOrEqual(allowed(PEOPLE));
    const anyFactor = (is: (one: Changes['overall']) => boolean) =>
      shareOf(all, ({ factors }) => Object.values(factors).some(is));
    expect(anyFactor(({ recent }) => recent?.claimed === true)).toBeLessThanOrEqual(allowed(PEOPLE));
    expect(anyFactor(({ shift }) => shift !== null)).toBeLessThanOrEqual(allowed(PEOPLE));
  });

  test('a steady fall is no shift', () => {
    const trends = Object.fromEntries(FACTOR_FIELDS.map((field) => [field, -2]));
    const all = changesOf({ days: 90, ...moods(0.3), trends }, 150);
    expect(shareOf(all, ({ overall }) => overall.shift !== null)).toBeLessThanOrEqual(allowed(150));
  });
});

describe('what was planted is found', () => {
  const PEOPLE = 300;
  const lastWeek = (days: number, points: number) => ({ spell: { from: days - 7, days: 7, points } });

  test.each([28, 56, 90, 180])('a last week one point lower, after %i days in three of four', (days) => {
    const all = changesOf({ days, ...moods(0.3), ...lastWeek(days, -1) }, PEOPLE);
    expect(
      shareOf(all, ({ overall: { recent } }) => recent?.claimed === true && recent.change < 0),
    ).toBeGreaterThanOrEqual(0.75);
  });

  test.each([28, 180])('one 1.6 points lower, after %i days in nine of ten', (days) => {
    const all = changesOf({ days, ...moods(0.3), ...lastWeek(days, -1.6) }, PEOPLE);
    expect(shareOf(all, ({ overall }) => overall.recent?.claimed === true)).toBeGreaterThanOrEqual(0.9);
  });

  test('a step of 1.6 points in two months, dated within two days', () => {
    const all = changesOf({ days: 56, ...moods(0.3), step: { at: 0.5, points: -1.6 } }, PEOPLE);
    const dated = ({ overall: { shift } }: Changes) =>
      shift !== null && shift.lasts && shift.change < 0 && Math.abs(shift.inside.from - 28) <= 2;
    expect(shareOf(all, dated)).toBeGreaterThanOrEqual(0.8);
  });

  test('two weeks that were low and are over, with their first and last day', () => {
    const all = changesOf({ days: 90, ...moods(0.3), spell: { from: 40, days: 14, points: -1.6 } }, PEOPLE);
    const dated = ({ overall: { shift } }: Changes) =>
      shift !== null &&
      !shift.lasts &&
      Math.abs(shift.inside.from - 40) <= 2 &&
      Math.abs(shift.inside.to - 53) <= 2;
    expect(shareOf(all, dated)).toBeGreaterThanOrEqual(0.8);
  });
});

describe('a link stands', () => {
  const SEEDS = Array.from({ length: 25 }, (_, i) => i * 131 + 7);
  const analyseAll = (options: Options): PatternAnalysis[] =>
    SEEDS.map((seed) => analysePatterns(makeSeries({ ...options, seed }), dateOfDay(options.days - 1)));
  const named = (all: PatternAnalysis[]) => all.filter(({ links }) => links.length > 0).length;

  test('not on one collapse of everything, which makes every two factors look linked', () => {
    const all = analyseAll({ days: 56, noise: 0.6, level: 3.5, spell: { from: 46, days: 10, points: -2 } });
    expect(all.filter(({ pairs }) => pairs.some(({ claimed }) => claimed)).length).toBeGreaterThan(20);
    expect(named(all)).toBeLessThanOrEqual(2);
  });

  test('not on a mood that all answers share', () => {
    const all = analyseAll({ days: 90, ...moods(0.3) });
    expect(all.filter(({ pairs }) => pairs.some(({ claimed }) => claimed)).length).toBeGreaterThan(20);
    expect(named(all)).toBeLessThanOrEqual(2);
  });

  test('where two factors go together beside all that', () => {
    const all = analyseAll({
      days: 90,
      ...moods(0.3),
      link: { factors: ['sleepRating', 'energyRating'], share: 0.9 },
      spell: { from: 83, days: 7, points: -1.5 },
    });
    const found = all.filter(({ links }) =>
      links.some(({ factor1, factor2 }) => factor1 === 'sleepRating' && factor2 === 'energyRating'),
    );
    expect(found.length).toBeGreaterThanOrEqual(23);
  });
});
