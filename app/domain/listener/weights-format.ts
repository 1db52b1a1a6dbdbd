import { BOOK_FLOATS } from './books';
import { GROUPS, LABELS } from './labels';
import { hashesOf, type Rows, rowsOf } from './rows';
import type { TalkWeights } from './sounded';

/** The groups of signs, each of which has a plain score of its own beside that of the shared directions. */
export const OWN: readonly string[] = Object.keys(GROUPS);

/** What is learned, in the form in which it is kept. */
export interface Weights {
  header: Header;
  /** Feature hashes, ascending: each one's place is its row. */
  hashes: Uint32Array;
  /** What the entries of the books stand for: see `BOOKS`. */
  books: Float32Array;
  /** `ROW_BYTES` for each row: its entry in each book, and how rare it is. */
  bytes: Uint8Array;
}

/** The same as it is used. */
export interface Recogniser extends Weights {
  rows: Rows;
  /** In the order of `LABELS`: the line to a calibrated confidence. */
  slope: Float64Array;
  offset: Float64Array;
  net: Net;
}

/** The small net over the directions of a text, as numbers in rows. */
export interface Net {
  /** `HIDDEN` x `RANK`: what each unit looks for among the directions. */
  units: Float64Array;
  thresholds: Float64Array;
  /** For each label what it looks for: among the directions, and where it is a deep one (`isDeep`) among the units. */
  labels: readonly Float64Array[];
  bias: Float64Array;
}

export interface Header {
  /** For each label: what it looks for, its bias, and the line from its log-odds to a calibrated confidence. */
  labels: Record<string, { looks: number[]; bias: number; slope: number; offset: number }>;
  /** For each unit of the net: what it looks for, and from where on. */
  units: { looks: number[]; bias: number }[];
  /** From these on something is asked, opened or said; found on the tuning writers. */
  lines: Record<string, number>;
  /** What the texts of a conversation are worth together. */
  talk: TalkWeights;
  /** What it was learned from. */
  corpus: { sha256: string; lines: number; talks: number; writers: number };
}

/** One byte for each whole book; the last holds how rare the feature is (upper half) and an entry of the smallest book. */
export const ROW_BYTES = 4;
const RARITIES = 15;
const RARITY_STEP = 0.8;

/** The nearest of the fifteen steps of rarity; none is nothing. */
export const rarityStep = (rarity: number): number =>
  Math.max(1, Math.min(RARITIES, Math.round(rarity / RARITY_STEP)));

/** How much a feature counts in the length of a text, by its step of rarity. */
export const RARITY_OF = Float32Array.from({ length: RARITIES + 1 }, (_, step) => step * RARITY_STEP);

/**
 * The bytes of a recogniser: the header; the books as floats of 32 bits, lowest byte first; each feature's hash, in
 * ascending order, as its distance from the one before in groups of seven bits; then the rows as they are.
 */
export function encode({ header, hashes, books, bytes: rows }: Weights): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(header));
  const distances: number[] = [];
  let before = 0;
  for (const feature of hashes) {
    let distance = feature - before;
    before = feature;
    for (; distance > 127; distance = Math.floor(distance / 128)) distances.push((distance % 128) | 128);
    distances.push(distance);
  }
  const bytes = new Uint8Array(8 + json.length + 4 * BOOK_FLOATS + distances.length + rows.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, json.length, true);
  view.setUint32(4, hashes.length, true);
  bytes.set(json, 8);
  let at = 8 + json.length;
  for (const float of books) {
    view.setFloat32(at, float, true);
    at += 4;
  }
  bytes.set(distances, at);
  bytes.set(rows, at + distances.length);
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
  const booksAt = 8 + jsonLength;
  const books = Float32Array.from({ length: BOOK_FLOATS }, (_, index) =>
    view.getFloat32(booksAt + 4 * index, true),
  );
  const hashes = new Uint32Array(count);
  let at = booksAt + 4 * BOOK_FLOATS;
  for (let row = 0, feature = 0; row < count; row += 1) {
    for (let worth = 1; ; worth *= 128) {
      const byte = bytes[at++] as number;
      feature += (byte & 127) * worth;
      if (byte < 128) break;
    }
    hashes[row] = feature;
  }
  const labels = Object.values(header.labels);
  const rows = rowsOf(hashes);
  return {
    header,
    // Only who writes them out asks for them.
    get hashes() {
      return hashesOf(rows);
    },
    books,
    bytes: bytes.subarray(at),
    rows,
    slope: Float64Array.from(labels, ({ slope }) => slope),
    offset: Float64Array.from(labels, ({ offset }) => offset),
    net: {
      units: Float64Array.from(header.units.flatMap(({ looks }) => looks)),
      thresholds: Float64Array.from(header.units, ({ bias }) => bias),
      labels: labels.map(({ looks }) => Float64Array.from(looks)),
      bias: Float64Array.from(labels, ({ bias }) => bias),
    },
  };
}
