/** Enough groups that each holds few of a million features, and few enough that their beginnings are small. */
const GROUP_BITS = 16;
const BYTE_BITS = 8;

/**
 * Where each feature's weights are. The features stand in ascending order, each one's place being its row, in groups by
 * the upper bits of their hashes; only the lower bits of each are kept: mostly a byte for a feature.
 */
export interface Rows {
  /** How many bits are lower ones. */
  shift: number;
  /** The first row of each group, and at the end the number of rows. */
  starts: Uint32Array;
  lower: Uint8Array | Uint16Array;
}

/** For hashes in ascending order. */
export function rowsOf(hashes: Uint32Array): Rows {
  const largest = hashes.at(-1) ?? 0;
  const shift = Math.max(BYTE_BITS, 32 - Math.clz32(largest) - GROUP_BITS);
  const lower = shift > BYTE_BITS ? new Uint16Array(hashes.length) : new Uint8Array(hashes.length);
  const starts = new Uint32Array((largest >>> shift) + 2);
  for (let row = 0; row < hashes.length; row += 1) {
    const hash = hashes[row] as number;
    lower[row] = hash & ((1 << shift) - 1);
    starts[(hash >>> shift) + 1] = row + 1;
  }
  for (let group = 1; group < starts.length; group += 1)
    starts[group] = Math.max(starts[group] as number, starts[group - 1] as number);
  return { shift, starts, lower };
}

/** The row of a feature; -1 for one that is not known. */
export function rowOf({ shift, starts, lower }: Rows, feature: number): number {
  const group = feature >>> shift;
  if (group + 1 >= starts.length) return -1;
  const low = feature & ((1 << shift) - 1);
  const end = starts[group + 1] as number;
  for (let row = starts[group] as number; row < end; row += 1) if (lower[row] === low) return row;
  return -1;
}

/** The hashes that rows were made for. */
export function hashesOf({ shift, starts, lower }: Rows): Uint32Array {
  const hashes = new Uint32Array(lower.length);
  for (let group = 0; group + 1 < starts.length; group += 1)
    for (let row = starts[group] as number; row < (starts[group + 1] as number); row += 1)
      hashes[row] = (group << shift) | (lower[row] as number);
  return hashes;
}
