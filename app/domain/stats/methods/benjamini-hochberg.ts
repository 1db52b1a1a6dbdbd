/**
 * The q of each p, in the order given: the smallest false discovery rate at which it would still be named.
 * Benjamini & Hochberg (1995), step-up, with monotone q.
 */
export function benjaminiHochberg(ps: readonly number[]): number[] {
  const fromLargest = ps.map((p, index) => ({ p, index })).sort((a, b) => b.p - a.p);
  const qs = new Array<number>(ps.length);
  let smallest = 1;
  fromLargest.forEach(({ p, index }, position) => {
    smallest = Math.min(smallest, (p * ps.length) / (ps.length - position));
    qs[index] = smallest;
  });
  return qs;
}
