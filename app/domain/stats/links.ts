import { FACTOR_FIELDS, type FactorField } from '../check-in/answers';
import type { Daily } from './daily';
import { benjaminiHochberg } from './methods/benjamini-hochberg';
import { restrict, type Series } from './methods/series';
import { type PartialSpearman, partialSpearman, type Profile, profileOf } from './methods/spearman';
import { zOfTwoSided } from './methods/tails';
import { LINK_DAYS, LINK_SIZE, LINKS_SHOWN, MODERATE_LINK, SIGNIFICANT, STRONG_LINK } from './thresholds';

export type Strength = 'strong' | 'moderate' | 'mild';

export interface Pair extends PartialSpearman {
  factor1: FactorField;
  factor2: FactorField;
  /** Days on which both were answered, and the first and the last of them, in whole days since the first entry. */
  days: number;
  from: number;
  to: number;
  /** Benjamini-Hochberg over all pairs that could be compared. */
  q: number;
  /** |z| that belongs to p. */
  z: number;
  /** By |partial|: strong from .6, moderate from .4. */
  strength: Strength;
  /** q < .05, |partial| and |rho| .3 or more. It may be named if it also holds without what moved everything (`independentPairs`). */
  claimed: boolean;
}

/**
 * Every pair of factors that can be compared: both answered on 14 days or more, both varying by more than time. In the
 * order of FACTOR_FIELDS.
 */
export function comparePairs({ factors }: Daily): Pair[] {
  const profiles = FACTOR_FIELDS.map((field) => {
    const series = factors[field];
    return series.days.length < LINK_DAYS ? null : { field, series, profile: profileOf(series) };
  }).filter((own) => own !== null);
  const compared = profiles.flatMap((first, i) =>
    profiles.slice(i + 1).flatMap((second) => {
      const shared = onSharedDays(first, second);
      const test = shared && partialSpearman(...shared);
      if (!test) return [];
      const { days } = shared[0];
      const span = { days: days.length, from: days[0]!, to: days.at(-1)! };
      return [{ factor1: first.field, factor2: second.field, ...span, ...test }];
    }),
  );
  const qs = benjaminiHochberg(compared.map(({ p }) => p));
  return compared.map((pair, i) => {
    const q = qs[i]!;
    const size = Math.abs(pair.partial);
    const claimed = q < SIGNIFICANT && size >= LINK_SIZE && Math.abs(pair.rho) >= LINK_SIZE;
    return { ...pair, q, z: zOfTwoSided(pair.p), strength: strengthOf(size), claimed };
  });
}

/** Largest |partial| first, at most five. */
export function strongestOf(pairs: readonly Pair[]): Pair[] {
  return [...pairs].sort((a, b) => Math.abs(b.partial) - Math.abs(a.partial)).slice(0, LINKS_SHOWN);
}

function strengthOf(size: number): Strength {
  if (size >= STRONG_LINK) return 'strong';
  return size >= MODERATE_LINK ? 'moderate' : 'mild';
}

interface Profiled {
  series: Series;
  profile: Profile;
}

/** Both profiles over the days they share, worked out again where a day is missing in one. Null below 14 such days. */
function onSharedDays(first: Profiled, second: Profiled): [Profile, Profile] | null {
  const own = new Set(first.series.days);
  const shared = new Set(second.series.days.filter((day) => own.has(day)));
  if (shared.size < LINK_DAYS) return null;
  if (shared.size === own.size && shared.size === second.series.days.length)
    return [first.profile, second.profile];
  return [profileOf(restrict(first.series, shared)), profileOf(restrict(second.series, shared))];
}
