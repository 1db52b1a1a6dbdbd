import { describe, expect, test } from 'vitest';
import { dateOfDay, makeSeries, type SeriesOptions } from '../../../tests/factories/series';
import { analysePatterns, type PatternAnalysis } from './analysis';

const SEEDS = Array.from({ length: 25 }, (_, i) => i * 131 + 7);
type Options = Omit<SeriesOptions, 'seed'>;

const analyseAll = (options: Options) =>
  SEEDS.map((seed) => analysePatterns(makeSeries({ ...options, seed }), dateOfDay(options.days - 1)));

const linked = ({ links }: PatternAnalysis, a: string, b: string) =>
  links.find(({ factor1, factor2 }) => factor1 === a && factor2 === b);

describe('is found in all of 25 people', () => {
  test.each<[string, Options, 'up' | 'down']>([
    ['three points over a month', { days: 30, noise: 0.5, trends: { overallMood: 3 } }, 'up'],
    ['two points down over two months', { days: 60, noise: 0.6, trends: { overallMood: -2 } }, 'down'],
    [
      'three points over 90 days, half of them missing',
      { days: 90, noise: 0.6, kept: 0.5, trends: { overallMood: 3 } },
      'up',
    ],
    [
      'three points over a month, twice a day',
      { days: 30, noise: 0.6, perDay: 2, trends: { overallMood: 3 } },
      'up',
    ],
  ])('a trend of %s', (_, options, direction) => {
    for (const found of analyseAll(options))
      expect(found.trends.factors.overallMood?.direction).toBe(direction);
  });

  test.each<[string, Options, number]>([
    [
      'close link over 45 days',
      { days: 45, link: { factors: ['sleepRating', 'energyRating'], share: 0.9 } },
      1,
    ],
    [
      'opposite link over 60 days',
      { days: 60, link: { factors: ['sleepRating', 'energyRating'], share: -0.85 } },
      -1,
    ],
    [
      'link of .7 over four months',
      { days: 120, link: { factors: ['sleepRating', 'energyRating'], share: 0.7 } },
      1,
    ],
  ])('a %s', (_, options, sign) => {
    for (const found of analyseAll(options)) {
      expect(Math.sign(linked(found, 'sleepRating', 'energyRating')?.partial ?? 0)).toBe(sign);
    }
  });

  test('a Monday one point lower, over eight weeks', () => {
    const people = analyseAll({ days: 56, weekday: { day: 'Monday', points: -1 } });
    for (const { weekdays } of people) expect(weekdays.lowest?.day).toBe('Monday');
    const alsoPraised = people.filter(({ weekdays }) => weekdays.highest !== null);
    expect(alsoPraised.length).toBeLessThanOrEqual(3);
  });

  test('a step of one point in everything half-way through three months', () => {
    const people = analyseAll({ days: 90, noise: 0.5, level: 3.5, step: { at: 0.5, points: -1 } });
    for (const { type } of people) expect(type).toBe('Declining');
  });

  test('a drop in the last few days of a month', () => {
    const people = analyseAll({ days: 30, noise: 0.6, level: 3.5, step: { at: 0.85, points: -1 } });
    for (const { type } of people) expect(type).toBe('Declining');
  });

  test('swings of 2.4 points from day to day', () => {
    for (const { type } of analyseAll({ days: 21, noise: 0.5, swing: 1.2 })) expect(type).toBe('Up and down');
  });
});

describe('is never claimed', () => {
  test('a link between two factors that only share a trend', () => {
    const people = analyseAll({ days: 60, noise: 0.7, trends: { sleepRating: 2, socialRating: 2 } });
    expect(people.filter((found) => linked(found, 'sleepRating', 'socialRating'))).toEqual([]);
  });
});

describe('stays unseen, as the decision record says', () => {
  test('a wave that comes back to where it began', () => {
    const types = analyseAll({ days: 60, noise: 0.5, wave: { points: 1, days: 15 } }).map(({ type }) => type);
    expect(types.filter((type) => type === 'Improving' || type === 'Declining')).toEqual([]);
  });

  test('a link of .7 in two weeks, in most people', () => {
    const people = analyseAll({ days: 14, link: { factors: ['sleepRating', 'energyRating'], share: 0.7 } });
    expect(people.filter((found) => linked(found, 'sleepRating', 'energyRating')).length).toBeLessThan(
      SEEDS.length / 2,
    );
  });

  test('tomorrow following from today', () => {
    const lagged = SEEDS.map((seed) => {
      const series = makeSeries({ seed, days: 60 });
      const shifted = series.map(({ localDate, answers }, i) => ({
        localDate,
        answers: { ...answers, energyRating: series[Math.max(0, i - 1)]!.answers.sleepRating! },
      }));
      return analysePatterns(shifted, dateOfDay(59));
    });
    expect(lagged.filter((found) => linked(found, 'sleepRating', 'energyRating'))).toEqual([]);
  });
});
