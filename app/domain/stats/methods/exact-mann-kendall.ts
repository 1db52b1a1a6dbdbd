import { sumOf } from '../../averages';

/** Up to this many days p is counted over all orders instead of approximated. */
export const EXACT_UP_TO_DAYS = 8;

/**
 * Exact two-sided permutation p of a Mann-Kendall score: the share of all orders of the values with |S| at least as
 * large. The counts of the orders by inversions are the coefficients of a Gaussian multinomial (Kendall 1970, ch. 5;
 * MacMahon 1913), so ties need no approximation and no order is listed.
 * @param score S of the values in their own order
 * @param ties how many times each different value occurs
 */
export function exactMannKendall(score: number, ties: readonly number[]): number {
  let counts = [1];
  let placed = 0;
  for (const size of ties) {
    counts = multiply(counts, gaussianBinomial(placed + size, size));
    placed += size;
  }
  const pairs = counts.length - 1; // of different values; S = pairs - 2 x inversions
  const asLarge = counts.filter((_, inversions) => Math.abs(pairs - 2 * inversions) >= Math.abs(score));
  return sumOf(asLarge) / sumOf(counts);
}

function gaussianBinomial(n: number, k: number): number[] {
  if (k === 0 || k === n) return [1];
  return add(gaussianBinomial(n - 1, k - 1), [
    ...new Array<number>(k).fill(0),
    ...gaussianBinomial(n - 1, k),
  ]);
}

function add(a: readonly number[], b: readonly number[]): number[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0) + (b[i] ?? 0));
}

function multiply(a: readonly number[], b: readonly number[]): number[] {
  const product = new Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((x, i) => b.forEach((y, j) => (product[i + j] = product[i + j]! + x * y)));
  return product;
}
