import { rowsOf } from '../listener/rows';
import { LARGEST, type MeaningModel, PAIR, RAREST, rowBytesOf, STEPS, unitOf } from './model';

/** What stands before the rows. */
interface Header {
  /** For each meaning, in the order of the weights: what it looks for among the listener's labels, and its bias. */
  meanings: Record<string, { hears: number[]; bias: number }>;
  /** What it was learned from: the lines, and the listener whose labels it uses. */
  learned: { lines: number; writers: number; sha256: string; listener: string };
}
export interface Weights {
  header: Header;
  /** Hashes of the features, ascending: each one's place is its row. */
  hashes: Uint32Array;
  /** For each row the logarithm of one in how many texts has it. */
  rarities: ArrayLike<number>;
  /** For each row one number for each meaning. */
  weights: ArrayLike<number>;
}
export interface Decoded extends MeaningModel {
  header: Header;
}

/** The header as JSON, the hashes as distances in groups of seven bits, then the rows: rarity, unit, weights. */
export function encode({ header, hashes, rarities, weights }: Weights): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(header));
  const distances = distancesOf(hashes);
  const names = Object.keys(header.meanings).length;
  const rowBytes = rowBytesOf(names);
  const bytes = new Uint8Array(8 + json.length + distances.length + hashes.length * rowBytes);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, json.length, true);
  view.setUint32(4, hashes.length, true);
  bytes.set(json, 8);
  bytes.set(distances, 8 + json.length);
  let at = 8 + json.length + distances.length;
  for (let row = 0; row < hashes.length; row += 1, at += rowBytes) {
    const own = Array.from({ length: names }, (_, name) => weights[row * names + name] as number);
    const largest = own.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    const unit = Math.min(STEPS, Math.ceil((largest / LARGEST) * STEPS));
    bytes[at] = Math.min(STEPS, Math.round(((rarities[row] as number) / RAREST) * STEPS));
    bytes[at + 1] = unit;
    const steps = own.map((each) =>
      unit === 0 ? 0 : Math.max(-PAIR.most, Math.min(PAIR.most, Math.round(each / unitOf(unit)))),
    );
    for (let name = 0; name < names; name += 2)
      bytes[at + 2 + name / 2] =
        (((steps[name] as number) + PAIR.middle) << 4) | ((steps[name + 1] ?? 0) + PAIR.middle);
  }
  return bytes;
}

function distancesOf(hashes: Uint32Array): number[] {
  const distances: number[] = [];
  let before = 0;
  for (const hash of hashes) {
    let distance = hash - before;
    before = hash;
    for (; distance > 127; distance = Math.floor(distance / 128)) distances.push((distance % 128) | 128);
    distances.push(distance);
  }
  return distances;
}

/** A model as it was encoded; it goes on reading these bytes. */
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
  const names = Object.keys(header.meanings);
  const table = bytes.subarray(at, at + count * rowBytesOf(names.length));
  return { header, names, rows: rowsOf(hashes), table, meanings: header.meanings };
}
