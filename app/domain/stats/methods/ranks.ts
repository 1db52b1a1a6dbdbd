/** Ranks from 1, ties sharing their average rank, in the order of the values given. */
export function averageRanks(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).sort((i, j) => values[i]! - values[j]!);
  const ranks = new Array<number>(values.length);
  for (let start = 0; start < order.length;) {
    let end = start + 1;
    while (end < order.length && values[order[end]!] === values[order[start]!]) end += 1;
    for (let k = start; k < end; k += 1) ranks[order[k]!] = (start + 1 + end) / 2;
    start = end;
  }
  return ranks;
}

/** How many times each different value occurs, smallest value first. */
export function tieSizes(values: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([, count]) => count);
}

/** True when not all values are the same. */
export const varies = (values: readonly number[]) => values.some((value) => value !== values[0]);
