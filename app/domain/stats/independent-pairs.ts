import { meanOf } from '../averages';
import { FACTOR_FIELDS, type FactorField } from '../check-in/answers';
import type { Changes, LevelChanges } from './changes';
import { comparableOverall } from './comparable-overall';
import type { Daily } from './daily';
import type { Stretch } from './lingering';
import type { Pair } from './links';
import { benjaminiHochberg } from './methods/benjamini-hochberg';
import { restrict, type Series } from './methods/series';
import {
  type CommonLevel,
  partialGiven,
  type PartialSpearman,
  partialSpearman,
  type Profile,
  profileOf,
} from './methods/spearman';
import { LEVEL_CHANGE, LINK_DAYS, LINK_SIZE, SIGNIFICANT, STANDS, SUSPECTED_SHIFT_Z } from './thresholds';

/**
 * Which of the claimed pairs stand by themselves: one collapse, or days on which everything is low, make every two factors
 * look linked. Without the days of a shifted stretch, and with the level of all other factors taken out, the partial still
 * has to be .3 or more in the same direction, with q < .01 over the claimed pairs: what is taken out is itself measured with noise.
 */
export function independentPairs(daily: Daily, changes: Changes, pairs: readonly Pair[]): Pair[] {
  const trials = pairs
    .filter(({ claimed }) => claimed)
    .map((pair) => ({ pair, ...tryAgain(daily, changes, pair) }));
  const qs = benjaminiHochberg(trials.map(({ p }) => p));
  return trials.filter(({ isLarge }, i) => isLarge && qs[i]! < STANDS).map(({ pair }) => pair);
}

type Found = Pick<PartialSpearman, 'partial' | 'p'> | null;

/** The pair without the shifted stretch, with and without the level of the others: whether it is as large, and the larger p. */
function tryAgain(daily: Daily, changes: Changes, { factor1, factor2, partial }: Pair) {
  const fields = [factor1, factor2] as const;
  const shifted = [changes.overall, changes.factors[factor1], changes.factors[factor2]].flatMap(shiftedIn);
  const kept = daysOfBoth(daily, fields).filter((day) => !shifted.some((isShifted) => isShifted(day)));
  if (kept.length < LINK_DAYS) return { isLarge: false, p: 1 };
  const found: Found[] = [partialSpearman(...profilesOn(daily, fields, kept))];
  const others = commonLevelOf(daily, fields, kept);
  if (others) found.push(partialGiven(...profilesOn(daily, fields, others.profile.days), others));
  return {
    isLarge: found.every((one) => one && one.partial * Math.sign(partial) >= LINK_SIZE),
    p: Math.max(...found.map((one) => one?.p ?? 1)),
  };
}

function daysOfBoth({ factors }: Daily, [one, other]: readonly [FactorField, FactorField]): number[] {
  const known = new Set(factors[other].days);
  return factors[one].days.filter((day) => known.has(day));
}

function profilesOn(
  { factors }: Daily,
  [one, other]: readonly [FactorField, FactorField],
  days: readonly number[],
): [Profile, Profile] {
  const kept = new Set(days);
  return [profileOf(restrict(factors[one], kept)), profileOf(restrict(factors[other], kept))];
}

/** The days that a change of level sets apart: of a shift the side with fewer days. */
function shiftedIn({ recent, bestShift }: LevelChanges): ((day: number) => boolean)[] {
  const isIn =
    ({ from, to }: Stretch) =>
    (day: number) =>
      day >= from && day <= to;
  const parts: ((day: number) => boolean)[] = [];
  if (recent && recent.p < SIGNIFICANT && Math.abs(recent.change) >= LEVEL_CHANGE)
    parts.push(isIn(recent.recent));
  if (bestShift && bestShift.z >= SUSPECTED_SHIFT_Z && Math.abs(bestShift.change) >= LEVEL_CHANGE) {
    const { inside, outside } = bestShift;
    const isInside = isIn(inside);
    parts.push(inside.days <= outside.days ? isInside : (day) => !isInside(day));
  }
  return parts;
}

/** The level of all other factors on those of these days that have one; null below 14 such days. */
function commonLevelOf(
  { factors }: Daily,
  fields: readonly FactorField[],
  days: readonly number[],
): CommonLevel | null {
  const kept = new Set(days);
  const others = FACTOR_FIELDS.filter((field) => !fields.includes(field))
    .map((field) => restrict(factors[field], kept))
    .filter((series) => series.days.length > 0);
  const known = others.map((series) => new Map(series.days.map((day, i) => [day, series.values[i]!])));
  const rows = days
    .map((day) => ({ day, cells: known.map((own) => own.get(day) ?? null) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null));
  if (rows.length < LINK_DAYS) return null;
  const level = {
    days: rows.map(({ day }) => day),
    values: comparableOverall(rows.map(({ cells }) => cells)),
  };
  return { profile: profileOf(level), reliability: reliabilityOf(others) };
}

/** Below it the others have next to nothing in common, and there is next to nothing to take out. */
const LEAST_RELIABILITY = 0.5;

/** Cronbach's alpha of the mean of these series, standardised, from their mean correlation. 1 with one series alone. */
function reliabilityOf(series: readonly Series[]): number {
  const alike = series.filter(({ days }) => days.length === series[0]?.days.length);
  const profiles = alike.map(profileOf);
  const correlations = profiles.flatMap((one, i) =>
    profiles.slice(i + 1).flatMap((other) => partialSpearman(one, other)?.partial ?? []),
  );
  const mean = meanOf(correlations);
  if (mean === null) return 1;
  const k = series.length;
  return Math.min(1, Math.max(LEAST_RELIABILITY, (k * mean) / (1 + (k - 1) * mean)));
}
