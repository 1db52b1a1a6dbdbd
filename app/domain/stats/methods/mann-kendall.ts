import { sumOf } from '../../averages';
import { EXACT_UP_TO_DAYS, exactMannKendall } from './exact-mann-kendall';
import { tieSizes } from './ranks';
import { lagOneAutocorrelation, type Series } from './series';
import { normalTwoSided } from './tails';
import { countPairs, theilSenResiduals, theilSenSlope } from './theil-sen';

/** From this many days on the variance is inflated for autocorrelation. */
const INFLATED_FROM_DAYS = 10;

export interface MannKendall {
  /** S: rising pairs of days minus falling ones. */
  score: number;
  /** Variance of S without a trend, corrected for ties. */
  variance: number;
  /** Two-sided p by the normal approximation with continuity correction, days taken as independent. */
  normalP: number;
  /** Exact permutation p; null above 8 days. */
  exactP: number | null;
  /** Theil-Sen slope, points per day. */
  slope: number;
  /** Lag-1 autocorrelation of the Theil-Sen residuals, negative counted as 0; null below 10 days. */
  autocorrelation: number | null;
  /** Two-sided p with the variance inflated by (1 + r) / (1 - r); null below 10 days. */
  inflatedP: number | null;
  /** The p to use: exact up to 8 days, inflated from 10 on, normal at 9. */
  p: number;
}

/**
 * Mann-Kendall test for a monotone trend (Mann 1945; ties as in Kendall 1970; variance inflation for autocorrelation
 * after von Storch 1995 and Hamed & Rao 1998). Quadratic in the number of days.
 * @throws RangeError below two days
 */
export function mannKendall(series: Series): MannKendall {
  const { values, days } = series;
  const n = values.length;
  const pairs = countPairs(values);
  const score = pairs.rising - pairs.falling;
  const ties = tieSizes(values);
  const variance = (pairTerm(n) - sumOf(ties.map(pairTerm))) / 18;
  const normalP = twoSidedP(score, variance);
  const exactP = n <= EXACT_UP_TO_DAYS ? exactMannKendall(score, ties) : null;
  const slope = theilSenSlope(series, pairs);
  let autocorrelation: number | null = null;
  let inflatedP: number | null = null;
  if (n >= INFLATED_FROM_DAYS) {
    autocorrelation = Math.max(0, lagOneAutocorrelation({ days, values: theilSenResiduals(series, slope) }));
    inflatedP = twoSidedP(score, (variance * (1 + autocorrelation)) / (1 - autocorrelation));
  }
  const p = exactP ?? inflatedP ?? normalP;
  return { score, variance, normalP, exactP, slope, autocorrelation, inflatedP, p };
}

const pairTerm = (n: number) => n * (n - 1) * (2 * n + 5);

function twoSidedP(score: number, variance: number): number {
  if (score === 0 || variance === 0) return 1;
  return normalTwoSided((Math.abs(score) - 1) / Math.sqrt(variance));
}
