import { sumOf } from '../../averages';
import { averageRanks, tieSizes } from './ranks';
import { chiSquareTail } from './tails';

export interface KruskalWallis {
  groups: number;
  /** Corrected for ties; chi-square with groups - 1 degrees of freedom. */
  H: number;
  p: number;
  /** Per group: its mean rank against all ranks, in standard errors (Dunn 1964). Negative is below the rest. */
  z: number[];
}

/**
 * Kruskal-Wallis test that groups share one level (Kruskal & Wallis 1952). Null with fewer than two groups or when
 * all values are the same. Every group must hold a value.
 */
export function kruskalWallis(groups: readonly (readonly number[])[]): KruskalWallis | null {
  const all = groups.flat();
  const n = all.length;
  const ranks = averageRanks(all);
  const tied = sumOf(tieSizes(all).map((size) => size ** 3 - size));
  const variance = ((n * (n + 1)) / 12) * (1 - tied / (n ** 3 - n));
  if (groups.length < 2 || !(variance > 0)) return null;
  let start = 0;
  let H = 0;
  const z = groups.map(({ length }) => {
    const deviation = sumOf(ranks.slice(start, start + length)) / length - (n + 1) / 2;
    start += length;
    H += (length * deviation ** 2) / variance;
    return deviation / Math.sqrt(variance * (1 / length - 1 / n));
  });
  return { groups: groups.length, H, p: chiSquareTail(H, groups.length - 1), z };
}
