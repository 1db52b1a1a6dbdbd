import { sumOf } from '../averages';
import { errorOfDifference, inflationOf, spreadAbout, type Stretch, stretchOf } from './lingering';
import { leastSquaresResiduals, type Series } from './methods/series';
import { LEVEL_CHANGE, SHIFT_DAYS, SHIFT_OVER_LINE, SHIFT_SIDE_DAYS } from './thresholds';

/** Two levels and a place. */
const FITTED = 3;
const LEAST_VARIANCE = 4e-4;

/** Days whose level is not that of the others: from a day on, or for a while. */
export interface Shift {
  inside: Stretch;
  outside: Stretch;
  /** True when it lasted to the last day: then all other days are before it. */
  lasts: boolean;
  /** Level inside minus level outside, in points. */
  change: number;
  /** How many standard errors apart the levels are. */
  z: number;
  /** Log likelihood ratio against a straight line, doubled. */
  overLine: number;
}

/**
 * The stretch that differs most from the other days, each side having seven days or more (circular binary segmentation,
 * Olshen et al. 2004, one step). Null below 21 days, or when nothing varies. Whether it may be named is `isShift`'s
 * to say. Quadratic in the days.
 */
export function findShift(series: Series): Shift | null {
  const { days, values } = series;
  const n = days.length;
  if (n < SHIFT_DAYS) return null;
  const place = bestPlace(values);
  if (!place) return null;
  // When there are two parts, the later one counts as the different one.
  const [start, end] = place[0] === 0 ? [place[1], n] : place;
  const isInside = (i: number) => i >= start && i < end;
  const inside = pick(series, isInside);
  const outside = pick(series, (i) => !isInside(i));
  const spread = spreadAbout([outside, inside], FITTED);
  spread.variance = Math.max(LEAST_VARIANCE, spread.variance);
  const [is, was] = [stretchOf(inside), stretchOf(outside)];
  const change = is.mean - was.mean;
  const line = sumOf(leastSquaresResiduals(series).map((residual) => residual ** 2));
  const worth = n / inflationOf(days, spread.lingering);
  return {
    inside: is,
    outside: was,
    lasts: end === n,
    change,
    z: Math.abs(change) / errorOfDifference([outside, inside], spread),
    overLine: worth * Math.log(line / (spread.variance * (n - FITTED))),
  };
}

/** Far enough apart, by half a point or more, and far better told by a shift than by a line. */
export const isShift = (shift: Shift, z: number) =>
  shift.z >= z && Math.abs(shift.change) >= LEVEL_CHANGE && shift.overLine >= SHIFT_OVER_LINE;

/** Where two levels leave the least spread: from one index up to, without, another. */
function bestPlace(values: readonly number[]): [number, number] | null {
  const n = values.length;
  const least = SHIFT_SIDE_DAYS;
  const mean = sumOf(values) / n;
  const sums = [0];
  for (const value of values) sums.push(sums.at(-1)! + value - mean);
  let best = 1e-9;
  let place: [number, number] | null = null;
  for (let start = 0; start <= n - least; start += start === 0 ? least : 1) {
    for (let end = start + least; end <= n; end += 1) {
      const after = n - end;
      if ((start === 0 && after === 0) || (after > 0 && after < least)) continue;
      const inside = end - start;
      const gain = (sums[end]! - sums[start]!) ** 2 * (1 / inside + 1 / (n - inside));
      if (gain <= best) continue;
      best = gain;
      place = [start, end];
    }
  }
  return place;
}

const pick = ({ days, values }: Series, keep: (index: number) => boolean): Series => ({
  days: days.filter((_, i) => keep(i)),
  values: values.filter((_, i) => keep(i)),
});
