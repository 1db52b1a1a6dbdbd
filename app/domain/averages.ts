/** The sum; 0 for an empty list. */
export function sumOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The mean; null for an empty list. */
export function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : sumOf(values) / values.length;
}

/** A quantile of sorted values, linear between two of them (type 7 of Hyndman and Fan, 1996); null for an empty list. */
export function quantileOf(sorted: readonly number[], share: number): number | null {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) return null;
  return below + (above - below) * (place - Math.floor(place));
}
