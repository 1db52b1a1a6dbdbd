import { LABELS } from './labels';

/** Every feature points in this many directions, and every label looks for some of them. */
export const RANK = 16;

/** A recogniser as it is used. */
export interface Recogniser {
  header: Header;
  /** Feature hash to row. */
  rows: Map<number, number>;
  /** How much each feature counts, by how rare it is. */
  rarity: Float32Array;
  /** `rows.size` x `RANK`: whole numbers from -7 to 7, times the row's scale. */
  features: Int8Array;
  scale: Float32Array;
}

export interface Header {
  /** For each label: what it looks for, its bias, and the line from its log-odds to a calibrated confidence. */
  labels: Record<string, { looks: number[]; bias: number; slope: number; offset: number }>;
  /** From these on something is asked, opened or said; found on the tuning writers. */
  lines: Record<string, number>;
  /** What it was learned from. */
  corpus: { sha256: string; lines: number; talks: number; writers: number };
}

export const LARGEST = 7;
const HALVINGS = 15;
const RARITIES = 15;
const RARITY_STEP = 0.8;
const LARGEST_SCALE = 4;

/** The nearest of the sixteen scales that is not below `size`: each the square root of two from the next. */
export const scaleStep = (size: number): number =>
  Math.max(0, Math.min(HALVINGS, Math.floor(-2 * Math.log2(Math.max(size, 1e-9) / LARGEST_SCALE))));
export const scaleOf = (step: number): number => LARGEST_SCALE / 2 ** (step / 2) / LARGEST;
export const rarityStep = (rarity: number): number =>
  Math.max(0, Math.min(RARITIES, Math.round(rarity / RARITY_STEP)));
export const rarityOf = (step: number): number => step * RARITY_STEP;

const ROW_BYTES = 1 + RANK / 2;

/**
 * The bytes of a recogniser: the header; each feature's hash, in ascending order, as its distance from the one before in
 * groups of seven bits; then for each a byte of scale and rarity, and its directions in half a byte each.
 */
export function encode({ header, rows, rarity, features, scale }: Recogniser): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(header));
  const sorted = [...rows].sort(([one], [other]) => one - other);
  const distances: number[] = [];
  let before = 0;
  for (const [feature] of sorted) {
    let distance = feature - before;
    before = feature;
    for (; distance > 127; distance = Math.floor(distance / 128)) distances.push((distance % 128) | 128);
    distances.push(distance);
  }
  const bytes = new Uint8Array(8 + json.length + distances.length + sorted.length * ROW_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, json.length, true);
  view.setUint32(4, sorted.length, true);
  bytes.set(json, 8);
  bytes.set(distances, 8 + json.length);
  let at = 8 + json.length + distances.length;
  for (const [, row] of sorted) {
    const step = scaleStep((scale[row] as number) * LARGEST * 0.9999);
    bytes[at++] = (step << 4) | rarityStep(rarity[row] as number);
    for (let d = 0; d < RANK; d += 2) {
      const [one, other] = [features[row * RANK + d] as number, features[row * RANK + d + 1] as number];
      bytes[at++] = ((one + 8) << 4) | (other + 8);
    }
  }
  return bytes;
}

/** @throws Error when the file was made for other labels */
export function decode(bytes: Uint8Array): Recogniser {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const jsonLength = view.getUint32(0, true);
  const count = view.getUint32(4, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + jsonLength))) as Header;
  if (Object.keys(header.labels).join() !== LABELS.join())
    throw new Error('the weights are for other labels: npm run listen:train');
  const rows = new Map<number, number>();
  let at = 8 + jsonLength;
  for (let row = 0, feature = 0; row < count; row += 1) {
    for (let worth = 1; ; worth *= 128) {
      const byte = bytes[at++] as number;
      feature += (byte & 127) * worth;
      if (byte < 128) break;
    }
    rows.set(feature, row);
  }
  const rarity = new Float32Array(count);
  const scale = new Float32Array(count);
  const features = new Int8Array(count * RANK);
  for (let row = 0; row < count; row += 1) {
    const byte = bytes[at++] as number;
    scale[row] = scaleOf(byte >> 4);
    rarity[row] = rarityOf(byte & 15);
    for (let d = 0; d < RANK; d += 2) {
      const pair = bytes[at++] as number;
      features[row * RANK + d] = (pair >> 4) - 8;
      features[row * RANK + d + 1] = (pair & 15) - 8;
    }
  }
  return { header, rows, rarity, scale, features };
}
