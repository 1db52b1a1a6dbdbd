import { meanOf } from '../averages';
import { FACTOR_FIELDS, type FactorField } from '../check-in/answers';
import { type Daily, perFactor } from './daily';
import { benjaminiHochberg } from './methods/benjamini-hochberg';
import { type MannKendall, mannKendall } from './methods/mann-kendall';
import { varies } from './methods/ranks';
import { halvesDifference, type Series } from './methods/series';
import { zOfTwoSided } from './methods/tails';
import { SIGNIFICANT, TREND_CHANGE, TREND_DAYS } from './thresholds';

export type Direction = 'up' | 'down' | 'stable';

export interface Trend {
  /** Named only from 7 days on, with q < .05 and a change of 0.3 points or more; otherwise `stable`. */
  direction: Direction;
  /** Mean of the daily values, 1-5. */
  average: number;
  /** Mean of the second half of the days minus mean of the first, in points. Null with one day. */
  change: number | null;
  /** Days with an answer. */
  days: number;
  /** The first and the last of them, in whole days since the first entry. */
  from: number;
  to: number;
  /** Null when nothing was tested: one day, or always the same value. */
  q: number | null;
  /** |z| that belongs to the p of the test; 0 when nothing was tested. */
  z: number;
  /** Null with one day. */
  test: MannKendall | null;
}

export interface Trends {
  /** Null for a factor without an answer. */
  factors: Record<FactorField, Trend | null>;
  overall: Trend | null;
}

type Untested = Omit<Trend, 'q' | 'direction'> & { tested: boolean };

/**
 * The trend of each factor, and of the overall. Benjamini-Hochberg runs over the factors that vary; the overall is one
 * question by itself, so its q is its p. Quadratic in the days.
 */
export function findTrends(daily: Daily): Trends {
  const trials = perFactor((field) => tryTrend(daily.factors[field]));
  const tested = FACTOR_FIELDS.filter((field) => trials[field]?.tested);
  const qs = benjaminiHochberg(tested.map((field) => trials[field]?.test?.p ?? 1));
  const factors = perFactor((field) => conclude(trials[field], qs[tested.indexOf(field)]));
  const overall = tryTrend(daily.comparable);
  const average = meanOf(daily.overall.values);
  return { factors, overall: overall && conclude({ ...overall, average: average! }, overall.test?.p) };
}

function tryTrend(series: Series): Untested | null {
  const { values, days } = series;
  const average = meanOf(values);
  if (average === null) return null;
  const test = values.length < 2 ? null : mannKendall(series);
  const tested = test !== null && varies(values);
  const z = tested ? zOfTwoSided(test.p) : 0;
  const span = { days: days.length, from: days[0]!, to: days.at(-1)! };
  return { average, change: halvesDifference(values), ...span, z, test, tested };
}

function conclude(trial: Untested | null, ownQ: number | undefined): Trend | null {
  if (trial === null) return null;
  const { tested, ...found } = trial;
  const q = tested ? (ownQ ?? null) : null;
  return { ...found, q, direction: directionOf(found.change ?? 0, found.days, q) };
}

function directionOf(change: number, days: number, q: number | null): Direction {
  if (days < TREND_DAYS || q === null || q >= SIGNIFICANT || Math.abs(change) < TREND_CHANGE) return 'stable';
  return change > 0 ? 'up' : 'down';
}
