import { describe, expect, test } from 'vitest';
import { dateOfDay, makeSeries, type SeriesOptions } from '../../../tests/factories/series';
import { FACTOR_FIELDS, type FactorField } from '../check-in/answers';
import { analysePatterns } from './analysis';

/**
 * Where nothing was planted, Benjamini-Hochberg at .05 errs for 5 % of people with any link at all, and for 5 % with any
 * trend; the weekday test and the overall trend are one test each at .05. So 5 % is the rate the rules promise. Counted
 * over 200 people, 5 % has a standard error of 1.54 points: what is allowed is 5 % and two of them.
 */
const PEOPLE = 200;
const ALLOWED = Math.floor(PEOPLE * (0.05 + 2 * Math.sqrt((0.05 * 0.95) / PEOPLE)));

const quick: readonly FactorField[] = FACTOR_FIELDS.slice(0, 3);
const uneven = [2, 2, 2, 4, 4, 4, 4, 4, 4, 4];

function countFalseClaims(options: Omit<SeriesOptions, 'seed'>) {
  const wrong = { trend: 0, overall: 0, link: 0, weekday: 0 };
  for (let seed = 1; seed <= PEOPLE; seed += 1) {
    const entries = makeSeries({ ...options, seed: seed * 7919 + options.days });
    const { trends, links, weekdays } = analysePatterns(entries, dateOfDay(options.days - 1));
    const moving = Object.values(trends.factors).some((trend) => trend && trend.direction !== 'stable');
    wrong.trend += Number(moving);
    wrong.overall += Number(trends.overall?.direction !== 'stable');
    wrong.link += Number(links.length > 0);
    wrong.weekday += Number(weekdays.lowest !== null || weekdays.highest !== null);
  }
  return wrong;
}

describe.each<[string, Omit<SeriesOptions, 'seed'>]>([
  ['a week', { days: 7 }],
  ['two weeks', { days: 14 }],
  ['a month', { days: 30 }],
  ['two months, half of the days missing', { days: 60, kept: 0.5 }],
  ['two months of few different answers', { days: 60, noise: 0.5 }],
  ['a month, twice a day', { days: 30, perDay: 2 }],
  ['four months', { days: 120 }],
  ['four months of moods that linger', { days: 120, persistence: 0.3 }],
  [
    'a month of full, then a month of quick check-ins',
    {
      days: 60,
      level: uneven,
      asked: (day) => (day < 30 ? FACTOR_FIELDS : quick),
    },
  ],
  [
    'quick check-ins on weekdays, full ones at weekends',
    {
      days: 56,
      level: uneven,
      asked: (day) => (day % 7 >= 5 ? FACTOR_FIELDS : quick),
    },
  ],
])('noise over %s', (_, options) => {
  test(`at most ${ALLOWED} of ${PEOPLE} people are told something false of a kind`, () => {
    const wrong = countFalseClaims(options);
    for (const [kind, people] of Object.entries(wrong)) expect(people, kind).toBeLessThanOrEqual(ALLOWED);
  });
});
