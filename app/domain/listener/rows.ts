/** Spreads hashes that lie close together (the golden ratio of 32 bits). */
const SPREAD = 0x9e3779b1;

/**
 * Where each feature's weights are: pairs of a feature's hash and its row, counted from one, at the place that the hash
 * says or the next that was free. At least half of the places stay free, which is a row of none.
 */
export type Rows = Int32Array;

/** For hashes in the order of their rows. */
export function rowsOf(hashes: Uint32Array): Rows {
  const bits = Math.ceil(Math.log2(Math.max(2, 2 * hashes.length)));
  const rows = new Int32Array(2 * 2 ** bits);
  for (let row = 0; row < hashes.length; row += 1) {
    const hash = hashes[row] as number;
    const at = placeOf(rows, hash);
    rows[at] = hash;
    rows[at + 1] = row + 1;
  }
  return rows;
}

/** The row of a feature; -1 for one that is not known. */
export const rowOf = (rows: Rows, feature: number): number =>
  (rows[placeOf(rows, feature) + 1] as number) - 1;

/** Where the feature is, or the free place where it would be. */
function placeOf(rows: Rows, feature: number): number {
  const hash = feature | 0;
  const last = rows.length - 2;
  let at = (Math.imul(hash, SPREAD) >>> 7) & last;
  while (rows[at + 1] !== 0 && rows[at] !== hash) at = (at + 2) & last;
  return at;
}
