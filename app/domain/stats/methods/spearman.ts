import { pearson } from './moments';
import { averageRanks } from './ranks';
import { lagOneAutocorrelation, leastSquaresResiduals, type Series } from './series';
import { tTwoSided } from './tails';

const MAX_AUTOCORRELATION = 0.95;
const NO_VARIATION_LEFT = 1e-12;

export interface PartialSpearman {
  /** Spearman's correlation of the daily values, -1 to 1. */
  rho: number;
  /** The same with the ranks of the day held constant: what is left when a shared trend is taken out. */
  partial: number;
  /** Independent days the series are worth, at most the days they have. */
  effectiveDays: number;
  /** Two-sided p of `partial` by t with effectiveDays - 3 degrees of freedom; 1 when none is left. */
  p: number;
}

/** What a series brings to every pair it is part of. */
export interface Profile {
  days: readonly number[];
  ranks: readonly number[];
  /** Correlation of its ranks with the ranks of the day; null when it does not vary. */
  withTime: number | null;
  /** Lag-1 autocorrelation once a straight line is taken out, 0 to .95. */
  persistence: number;
}

/** Ranks, their correlation with time, and persistence of a series. Needs two days or more. */
export function profileOf(series: Series): Profile {
  const { days } = series;
  const ranks = averageRanks(series.values);
  const rankDay = days.map((_, index) => index + 1);
  const autocorrelation = lagOneAutocorrelation({ days, values: leastSquaresResiduals(series) });
  const persistence = Math.min(MAX_AUTOCORRELATION, Math.max(0, autocorrelation));
  return { days, ranks, withTime: pearson(ranks, rankDay), persistence };
}

/**
 * Spearman's correlation of two series and its partial given time. Effective days n (1 - ra rb) / (1 + ra rb) with the
 * lag-1 autocorrelations of the detrended series between 0 and .95 (Bayley & Hammersley 1946; Bretherton et al. 1999).
 * Null when a series does not vary, or only with time: then there is nothing to compare. Both must have the same days.
 */
export function partialSpearman(a: Profile, b: Profile): PartialSpearman | null {
  const rho = pearson(a.ranks, b.ranks);
  if (rho === null || a.withTime === null || b.withTime === null) return null;
  const left = (1 - a.withTime ** 2) * (1 - b.withTime ** 2);
  if (left < NO_VARIATION_LEFT) return null;
  const partial = Math.min(1, Math.max(-1, (rho - a.withTime * b.withTime) / Math.sqrt(left)));
  const shared = a.persistence * b.persistence;
  const effectiveDays = (a.days.length * (1 - shared)) / (1 + shared);
  return { rho, partial, effectiveDays, p: pOf(partial, effectiveDays - 3) };
}

function pOf(partial: number, df: number): number {
  if (df <= 0) return 1;
  return tTwoSided(partial * Math.sqrt(df / (1 - partial * partial)), df);
}

/** A level that others have in common, and how much of its variance is not their own noise, 0 to 1. */
export interface CommonLevel {
  profile: Profile;
  reliability: number;
}

/**
 * The partial of a and b with a common level held constant, too, corrected for its noise (Bohrnstedt 1969): a mean of a
 * few answers takes out only part of what all share. Its p has one degree of freedom less.
 */
export function partialGiven(
  a: Profile,
  b: Profile,
  { profile, reliability }: CommonLevel,
): Pick<PartialSpearman, 'partial' | 'p'> | null {
  const ab = partialSpearman(a, b);
  const [ac, bc] = [partialSpearman(a, profile), partialSpearman(b, profile)];
  if (!ab || !ac || !bc) return ab;
  const left = (1 - ac.partial ** 2 / reliability) * (1 - bc.partial ** 2 / reliability);
  if (1 - ac.partial ** 2 / reliability < NO_VARIATION_LEFT || left < NO_VARIATION_LEFT) return null;
  const rest = (ab.partial - (ac.partial * bc.partial) / reliability) / Math.sqrt(left);
  const partial = Math.min(1, Math.max(-1, rest));
  return { partial, p: pOf(partial, ab.effectiveDays - 4) };
}
