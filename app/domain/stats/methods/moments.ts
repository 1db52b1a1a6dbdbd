import { sumOf } from '../../averages';

/** The sample standard deviation (n - 1), in the units of the values; null below two values. */
export function sdOf(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const mean = sumOf(values) / values.length;
  return Math.sqrt(sumOf(values.map((value) => (value - mean) ** 2)) / (values.length - 1));
}

/** Pearson's correlation of two lists of one length, -1 to 1; null when a list does not vary. */
export function pearson(a: readonly number[], b: readonly number[]): number | null {
  const meanA = sumOf(a) / a.length;
  const meanB = sumOf(b) / b.length;
  let ab = 0;
  let aa = 0;
  let bb = 0;
  for (let i = 0; i < a.length; i += 1) {
    const da = a[i]! - meanA;
    const db = b[i]! - meanB;
    ab += da * db;
    aa += da * da;
    bb += db * db;
  }
  return aa > 0 && bb > 0 ? Math.min(1, Math.max(-1, ab / Math.sqrt(aa * bb))) : null;
}
