import { GROUPS, LABELS } from './labels';
import { rowsOf, type Rows } from './rows';

/** Every feature points in this many directions, and every label looks for some of them. */
export const RANK = 16;

/** The groups of signs, each of which has a plain score of its own beside that of the shared directions. */
export const OWN: readonly string[] = Object.keys(GROUPS);

/** What is learned, in the form in which it is kept. */
export interface Weights {
  header: Header;
  /** Feature hashes, ascending: each one's place is its row. */
  hashes: Uint32Array;
  /**
   * `ROW_BYTES` for each row: how rare it is and the scale of its directions (a half byte each); the `RANK` directions, from -7
   * to 7 times the scale, two to a byte; for each of `OWN` from -127 to 127 times its step.
   */
  bytes: Uint8Array;
}

/** The same as it is used. */
export interface Recogniser extends Weights {
  rows: Rows;
  /** In the order of `LABELS`: what each looks for, its bias, and the line to a calibrated confidence. */
  looks: Float64Array;
  bias: Float64Array;
  slope: Float64Array;
  offset: Float64Array;
}

export interface Header {
  /** For each label: what it looks for, its bias, and the line from its log-odds to a calibrated confidence. */
  labels: Record<string, { looks: number[]; bias: number; slope: number; offset: number }>;
  /** In the order of `OWN`: what one step of a feature's own weight is worth. */
  steps: number[];
  /** From these on something is asked, opened or said; found on the tuning writers. */
  lines: Record<string, number>;
  /** What it was learned from. */
  corpus: { sha256: string; lines: number; talks: number; writers: number };
}

export const LARGEST = 7;
export const LARGEST_OWN = 127;
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
const rarityOf = (step: number): number => step * RARITY_STEP;

/** By the lower and the upper half of a row's first byte: how much a feature counts by its rarity, and its scale. */
export const RARITY_OF = Float32Array.from({ length: RARITIES + 1 }, (_, step) => rarityOf(step));
export const SCALE_OF = Float32Array.from({ length: HALVINGS + 1 }, (_, step) => scaleOf(step));

export const OWN_FROM = 1 + RANK / 2;
export const ROW_BYTES = OWN_FROM + OWN.length;
/** Added to a direction, and to a weight of its own, so that no byte is below nothing. */
export const MIDDLE = 8;
export const MIDDLE_OWN = 128;

/**
 * The bytes of a recogniser: the header; each feature's hash, in ascending order, as its distance from the one before in
 * groups of seven bits; then the rows as they are.
 */
export function encode({ header, hashes, bytes: rows }: Weights): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(header));
  const distances: number[] = [];
  let before = 0;
  for (const feature of hashes) {
    let distance = feature - before;
    before = feature;
    for (; distance > 127; distance = Math.floor(distance / 128)) distances.push((distance % 128) | 128);
    distances.push(distance);
  }
  const bytes = new Uint8Array(8 + json.length + distances.length + rows.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, json.length, true);
  view.setUint32(4, hashes.length, true);
  bytes.set(json, 8);
  bytes.set(distances, 8 + json.length);
  bytes.set(rows, 8 + json.length + distances.length);
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
  const hashes = new Uint32Array(count);
  let at = 8 + jsonLength;
  for (let row = 0, feature = 0; row < count; row += 1) {
    for (let worth = 1; ; worth *= 128) {
      const byte = bytes[at++] as number;
      feature += (byte & 127) * worth;
      if (byte < 128) break;
    }
    hashes[row] = feature;
  }
  const labels = Object.values(header.labels);
  return {
    header,
    hashes,
    bytes: bytes.subarray(at),
    rows: rowsOf(hashes),
    looks: Float64Array.from(labels.flatMap(({ looks }) => looks)),
    bias: Float64Array.from(labels, ({ bias }) => bias),
    slope: Float64Array.from(labels, ({ slope }) => slope),
    offset: Float64Array.from(labels, ({ offset }) => offset),
  };
}
