import { sumOf } from '../averages';
import type { Series } from './methods/series';

const MAX = 0.9;
/** How much moods of one day linger in the next where little is known yet, and how many pairs of days that weighs. */
const USUAL = 0.5;
const USUAL_WEIGHT = 30;
/** Fewer pairs of days in a row tell nothing. */
const LEAST_PAIRS = 3;
/** What lingers of a day so little as this is nothing. */
const LEAST_SHARE = 1e-9;

/** A stretch of days that has a level of its own. */
export interface Stretch {
  /** The first and the last day with a value, in whole days since the first entry. */
  from: number;
  to: number;
  /** Days with a value. */
  days: number;
  mean: number;
  lowest: number;
  highest: number;
}

/** What is said of a stretch's days. @throws RangeError without a day */
export function stretchOf({ days, values }: Series): Stretch {
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) throw new RangeError('a stretch has a day');
  const mean = sumOf(values) / values.length;
  return { from, to, days: days.length, mean, lowest: Math.min(...values), highest: Math.max(...values) };
}

/** How far the days of two stretches vary about their own level, and how much one day lingers in the next. */
export interface Spread {
  /** In points squared. */
  variance: number;
  /** Lag-1 autocorrelation, 0 to .9. */
  lingering: number;
}

/**
 * The spread about the two levels, pooled. The autocorrelation comes from pairs of consecutive days inside a stretch,
 * corrected for the bias of small samples (Marriott & Pope 1954) and drawn towards .5 while there are few pairs: from three
 * weeks alone it cannot be told.
 * @param fitted how many numbers were fitted to the days
 */
export function spreadAbout(stretches: readonly [Series, Series], fitted: number): Spread {
  let [n, squares, products, pairs] = [0, 0, 0, 0];
  for (const { days, values } of stretches) {
    const mean = sumOf(values) / values.length;
    n += values.length;
    let before = 0;
    for (let i = 0; i < values.length; i += 1) {
      const residual = values[i]! - mean;
      squares += residual ** 2;
      if (i > 0 && days[i] === days[i - 1]! + 1) {
        products += residual * before;
        pairs += 1;
      }
      before = residual;
    }
  }
  const found = pairs >= LEAST_PAIRS && squares > 0 ? products / pairs / (squares / n) : 0;
  const unbiased = found + (1 + 3 * found) / n;
  const drawn = (pairs * unbiased + USUAL_WEIGHT * USUAL) / (pairs + USUAL_WEIGHT);
  return { variance: squares / (n - fitted), lingering: Math.min(MAX, Math.max(0, drawn)) };
}

/**
 * How many times the mean of these days varies more than one of as many independent days, if a day lingers in the next
 * as in an AR(1) process, gaps between the days included. Quadratic in the days.
 */
export function inflationOf(days: readonly number[], lingering: number): number {
  const n = days.length;
  // A power is dear, and the same few distances come again and again.
  const shares: number[] = [];
  for (let gap = 0, share = 1; share >= LEAST_SHARE && gap <= days[n - 1]! - days[0]!; gap += 1) {
    share = lingering ** gap;
    shares.push(share);
  }
  let sum = n;
  for (let i = 0; i < n; i += 1) {
    for (let j = i + 1; j < n; j += 1) {
      const share = shares[days[j]! - days[i]!] ?? 0;
      if (share < LEAST_SHARE) break;
      sum += 2 * share;
    }
  }
  return sum / n;
}

/** The standard error of the difference of the two levels, in points. */
export function errorOfDifference(
  stretches: readonly [Series, Series],
  { variance, lingering }: Spread,
): number {
  const parts = stretches.map(({ days }) => inflationOf(days, lingering) / days.length);
  return Math.sqrt(variance * sumOf(parts));
}
