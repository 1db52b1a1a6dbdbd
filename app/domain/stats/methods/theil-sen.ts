import { takeMedian } from './median';
import type { Series } from './series';

/** How many pairs of days rise and how many fall from the earlier to the later. Quadratic in the number of days. */
export function countPairs(values: readonly number[]): { rising: number; falling: number } {
  let rising = 0;
  let falling = 0;
  for (let i = 0; i < values.length; i += 1) {
    const earlier = values[i]!;
    for (let j = i + 1; j < values.length; j += 1) {
      const later = values[j]!;
      if (later > earlier) rising += 1;
      else if (later < earlier) falling += 1;
    }
  }
  return { rising, falling };
}

/**
 * Theil-Sen slope: the median slope over all pairs of days, in points per day. Quadratic in the number of days.
 * Only for taking a trend out; on 1-5 ratings it is often exactly 0 beside a clear trend.
 * @param pairs the counts of the same values, where they are known
 * @throws RangeError below two days
 */
export function theilSenSlope({ days, values }: Series, pairs = countPairs(values)): number {
  const n = values.length;
  if (n < 2) throw new RangeError('a slope needs two days');
  const count = (n * (n - 1)) / 2;
  if (Math.max(pairs.rising, pairs.falling) * 2 < count) return 0; // the middle of the slopes is one that is level
  const slopes = new Float64Array(count);
  let filled = 0;
  for (let i = 0; i < n; i += 1) {
    for (let j = i + 1; j < n; j += 1) {
      slopes[filled] = (values[j]! - values[i]!) / (days[j]! - days[i]!);
      filled += 1;
    }
  }
  return takeMedian(slopes);
}

/** The residuals of the values about the Theil-Sen slope, in points, up to a constant. @throws RangeError below two days */
export function theilSenResiduals(series: Series, slope = theilSenSlope(series)): number[] {
  return series.values.map((value, i) => value - slope * series.days[i]!);
}
