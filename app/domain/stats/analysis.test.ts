import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOfDay, makeSeries, type SeriesOptions } from '../../../tests/factories/series';
import { FACTOR_FIELDS, RATINGS } from '../check-in/answers';
import { analysePatterns } from './analysis';
import type { DatedAnswers } from './daily';

const analyse = (options: SeriesOptions) => analysePatterns(makeSeries(options), dateOfDay(options.days - 1));
const all = (points: number) => Object.fromEntries(FACTOR_FIELDS.map((field) => [field, points]));

const anyEntries: fc.Arbitrary<DatedAnswers[]> = fc.array(
  fc.record({
    localDate: fc.integer({ min: 0, max: 60 }).map(dateOfDay),
    answers: fc.dictionary(fc.constantFrom(...FACTOR_FIELDS), fc.constantFrom(...RATINGS)),
  }),
  { maxLength: 80 },
);

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
}

describe('whatever the check-ins', () => {
  test('nothing throws, no number is NaN or infinite, and all that is claimed meets its rule', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const found = analysePatterns(entries, dateOfDay(60));
        expect(numbersIn(found).filter((number) => !Number.isFinite(number))).toEqual([]);
        expect(found.links.length).toBeLessThanOrEqual(5);
        for (const trend of Object.values(found.trends.factors)) {
          if (!trend || trend.direction === 'stable') continue;
          expect(trend.days).toBeGreaterThanOrEqual(7);
          expect(trend.q).toBeLessThan(0.05);
          expect(Math.abs(trend.change ?? 0)).toBeGreaterThanOrEqual(0.3);
        }
      }),
    );
  });

  test('the analysis depends on the check-ins, not on their order', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const [one, other] = [entries, [...entries].reverse()].map((list) =>
          analysePatterns(list, dateOfDay(60)),
        );
        expect(other?.trends.factors).toEqual(one?.trends.factors);
        expect(other?.pairs).toEqual(one?.pairs);
        expect(other?.swings.overallMood).toEqual(one?.swings.overallMood);
      }),
      { numRuns: 40 },
    );
  });
});

describe('few check-ins', () => {
  test('none at all', () => {
    const found = analysePatterns([], '2025-03-01');
    expect(found).toMatchObject({
      checkIns: 0,
      days: 0,
      type: 'No clear pattern yet',
      confidence: 0,
      pairs: [],
    });
    expect(found.weekdays.scores.map(({ averageScore }) => averageScore)).toEqual(new Array(7).fill(null));
    expect(found.trends.factors.overallMood).toBeNull();
  });

  test('five rising days are too few for a direction, six too few for a link', () => {
    const rising = (n: number) =>
      Array.from({ length: n }, (_, day) => ({
        localDate: dateOfDay(day),
        answers: { overallMood: RATINGS[Math.min(day, 4)]!, sleepRating: RATINGS[Math.min(day, 4)]! },
      }));
    expect(analysePatterns(rising(5), dateOfDay(4)).trends.factors.overallMood?.direction).toBe('stable');
    expect(analysePatterns(rising(7), dateOfDay(6)).trends.factors.overallMood?.direction).toBe('up');
    expect(analysePatterns(rising(13), dateOfDay(12)).pairs).toEqual([]);
  });

  test('always the same answer is steady, never tested, and has no swings', () => {
    const same = Array.from({ length: 20 }, (_, day) => ({
      localDate: dateOfDay(day),
      answers: { overallMood: 3 } as const,
    }));
    const found = analysePatterns(same, dateOfDay(19));
    expect(found.type).toBe('Steady');
    expect(found.trends.factors.overallMood).toMatchObject({ direction: 'stable', change: 0, q: null, z: 0 });
    expect(found.swings.overallMood.mssd).toBe(0);
    expect(found.confidence).toBeLessThanOrEqual(0.5);
  });
});

describe('the overall pattern', () => {
  test.each([
    ['Improving', { trends: all(1.5) }],
    ['Declining', { trends: all(-1.5) }],
    ['Up and down', { swing: 1.5 }],
    ['Up and down', { level: 3.6, spell: { from: 15, days: 12, points: -1.8 } }],
    ['Steady', {}],
  ])('%s', (type, planted) => {
    expect(analyse({ seed: 3, days: 40, noise: 0.5, ...planted }).type).toBe(type);
  });

  test('is as sure as its strongest claim, at most .95', () => {
    expect(analyse({ seed: 3, days: 40, noise: 0.5, trends: all(1.5) }).confidence).toBe(0.95);
  });
});
