import { rowsOf } from '../listener/rows';
import { type MeaningModel, RANK } from './model';

/** What stands before the rows. */
interface Header {
  /** For each meaning: what it looks for in the directions, what among the listener's labels, and its bias. */
  meanings: Record<string, { looks: number[]; hears: number[]; bias: number }>;
  /** What it was learned from: the lines, and the listener whose labels it uses. */
  learned: { lines: number; writers: number; sha256: string; listener: string };
}
export interface Weights {
  header: Header;
  /** Hashes of the features, ascending: each one's place is its row. */
  hashes: Uint32Array;
  /** `RANK` numbers for each row. */
  directions: ArrayLike<number>;
}
export interface Decoded extends MeaningModel {
  header: Header;
}

/** A direction is kept as a whole number from -7 to 7, two to a byte, times the scale of its row. */
const LARGEST = 7;
const MIDDLE = 8;
/** A row's scale in one byte: from nothing to four. */
const SCALES = 255;
const LARGEST_SCALE = 4;
const ROW_BYTES = 1 + RANK / 2;

/** The header as JSON, the hashes as distances in groups of seven bits, then the rows. */
export function encode({ header, hashes, directions }: Weights): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(header));
  const distances: number[] = [];
  let before = 0;
  for (const hash of hashes) {
    let distance = hash - before;
    before = hash;
    for (; distance > 127; distance = Math.floor(distance / 128)) distances.push((distance % 128) | 128);
    distances.push(distance);
  }
  const bytes = new Uint8Array(8 + json.length + distances.length + hashes.length * ROW_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, json.length, true);
  view.setUint32(4, hashes.length, true);
  bytes.set(json, 8);
  bytes.set(distances, 8 + json.length);
  let at = 8 + json.length + distances.length;
  for (let row = 0; row < hashes.length; row += 1, at += ROW_BYTES) {
    const own = Array.from({ length: RANK }, (_, d) => directions[row * RANK + d] as number);
    const step = Math.min(SCALES, Math.ceil((Math.max(...own.map(Math.abs)) / LARGEST_SCALE) * SCALES));
    bytes[at] = step;
    const unit = unitOf(step);
    const whole = own.map((each) =>
      unit === 0 ? 0 : Math.max(-LARGEST, Math.min(LARGEST, Math.round(each / unit))),
    );
    for (let d = 0; d < RANK; d += 2)
      bytes[at + 1 + d / 2] = (((whole[d] as number) + MIDDLE) << 4) | ((whole[d + 1] as number) + MIDDLE);
  }
  return bytes;
}
const unitOf = (step: number) => (step / SCALES) * (LARGEST_SCALE / LARGEST);

/** A model as it was encoded. */
export function decode(bytes: Uint8Array): Decoded {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const jsonLength = view.getUint32(0, true);
  const count = view.getUint32(4, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + jsonLength))) as Header;
  const hashes = new Uint32Array(count);
  let at = 8 + jsonLength;
  for (let row = 0, hash = 0; row < count; row += 1) {
    for (let worth = 1; ; worth *= 128) {
      const byte = bytes[at++] as number;
      hash += (byte & 127) * worth;
      if (byte < 128) break;
    }
    hashes[row] = hash;
  }
  const directions = new Float32Array(count * RANK);
  for (let row = 0; row < count; row += 1, at += ROW_BYTES) {
    const unit = unitOf(bytes[at] as number);
    for (let d = 0; d < RANK; d += 2) {
      const pair = bytes[at + 1 + d / 2] as number;
      directions[row * RANK + d] = unit * ((pair >> 4) - MIDDLE);
      directions[row * RANK + d + 1] = unit * ((pair & 15) - MIDDLE);
    }
  }
  return { header, rows: rowsOf(hashes), directions, meanings: header.meanings };
}
