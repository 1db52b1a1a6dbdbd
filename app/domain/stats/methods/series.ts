import { sumOf } from '../../averages';

/** One value per day that has one, oldest first. Missing days are absent, never filled in. */
export interface Series {
  /** Whole days since the first entry; strictly rising. */
  readonly days: readonly number[];
  /** The day's value, 1-5. */
  readonly values: readonly number[];
}

/** The change of the value over each pair of consecutive calendar days, in points. */
export function dayToDayChanges({ days, values }: Series): number[] {
  return days.flatMap((day, i) => (i > 0 && day === days[i - 1]! + 1 ? [values[i]! - values[i - 1]!] : []));
}

/** Below this sum of squares only rounding is left. */
const NO_VARIATION = 1e-20;

/**
 * Lag-1 autocorrelation, -1 to 1: products over consecutive calendar days only, against the sum of squares of all
 * days, so that gaps pull it towards 0. 0 when nothing varies.
 */
export function lagOneAutocorrelation({ days, values }: Series): number {
  const mean = sumOf(values) / values.length;
  let products = 0;
  let squares = 0;
  for (let i = 0; i < values.length; i += 1) {
    const deviation = values[i]! - mean;
    squares += deviation * deviation;
    if (i > 0 && days[i] === days[i - 1]! + 1) products += deviation * (values[i - 1]! - mean);
  }
  return squares > NO_VARIATION ? products / squares : 0;
}

/** Residuals of the values about a least-squares line over the calendar day. Needs two days or more. */
export function leastSquaresResiduals({ days, values }: Series): number[] {
  const meanDay = sumOf(days) / days.length;
  const meanValue = sumOf(values) / values.length;
  const products = sumOf(days.map((day, i) => (day - meanDay) * (values[i]! - meanValue)));
  const slope = products / sumOf(days.map((day) => (day - meanDay) ** 2));
  return values.map((value, i) => value - meanValue - slope * (days[i]! - meanDay));
}

/**
 * Mean of the second half of the days minus mean of the first, in points (-4 to 4); the first half has floor(n / 2)
 * days. Null below two days.
 */
export function halvesDifference(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const half = Math.floor(values.length / 2);
  return sumOf(values.slice(half)) / (values.length - half) - sumOf(values.slice(0, half)) / half;
}

/** The same on these days alone. */
export function restrict({ days, values }: Series, kept: ReadonlySet<number>): Series {
  return { days: days.filter((day) => kept.has(day)), values: values.filter((_, i) => kept.has(days[i]!)) };
}
