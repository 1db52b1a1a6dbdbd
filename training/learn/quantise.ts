import { PARTS, RANK } from '../../app/domain/listener/books';
import { LABELS } from '../../app/domain/listener/labels';
import { HIDDEN } from '../../app/domain/listener/net';
import {
  type Header,
  OWN,
  RARITY_OF,
  rarityStep,
  ROW_BYTES,
  type Weights,
} from '../../app/domain/listener/weights-format';
import { learnBooks } from './books';
import type { Model } from './learn';

export interface Calibration {
  slope: number;
  offset: number;
}
export const UNCALIBRATED: Calibration = { slope: 1, offset: 0 };

interface About extends Pick<Header, 'lines' | 'talk' | 'corpus'> {
  calibration: Readonly<Record<string, Calibration>>;
}

/**
 * A group's log-odds are made of two scores: the net's, and the margin of its own, which hears more and counts as much
 * more. Found on writers left out.
 */
const SHARED_PART = 0.2;
const MARGIN_PART = 2.4;

const short = (number: number) => Number(number.toPrecision(5));

/**
 * The features that say most, as many as fit into `most` bytes with their hashes; each part of them as the nearest entry
 * of a book.
 */
export function quantise(model: Model, { calibration, lines, talk, corpus }: About, most: number): Weights {
  const labels = Object.fromEntries(
    LABELS.map((label, index) => {
      const { slope, offset } = calibration[label] ?? UNCALIBRATED;
      const { looks, bias } = model.net.label(index);
      const group = OWN.indexOf(label);
      const part = group < 0 ? 1 : SHARED_PART;
      const own = group < 0 ? 0 : MARGIN_PART * (model.margins.bias[group] as number);
      return [
        label,
        {
          looks: Array.from(looks, (look) => short(part * look)),
          bias: short(part * bias + own),
          slope,
          offset,
        },
      ];
    }),
  );
  const units = Array.from({ length: HIDDEN }, (_, unit) => {
    const { looks, bias } = model.net.unit(unit);
    return { looks: Array.from(looks, short), bias: short(bias) };
  });
  const kept = fitting(model, most);
  const steps = Uint8Array.from(kept, (row) => rarityStep(model.rarity[row] as number));
  const weights = Float64Array.from(
    kept,
    (row, index) => (model.counts[row] as number) * (RARITY_OF[steps[index] as number] as number) ** 2,
  );
  const { books, entries } = learnBooks(partsOf(model, kept, steps), weights);
  const bytes = new Uint8Array(kept.length * ROW_BYTES);
  const [first, second, third, fourth] = entries as [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  for (let row = 0; row < kept.length; row += 1)
    bytes.set(
      [
        first[row] as number,
        second[row] as number,
        third[row] as number,
        ((steps[row] as number) << 4) | (fourth[row] as number),
      ],
      row * ROW_BYTES,
    );
  const hashes = Uint32Array.from(kept, (row) => model.hashes[row] as number);
  return { header: { labels, units, lines, talk, corpus }, hashes, books, bytes };
}

/** What each row stands for, made up for the rounding of its rarity. */
function partsOf({ features, margins, rarity }: Model, kept: Int32Array, steps: Uint8Array): Float32Array {
  const parts = new Float32Array(kept.length * PARTS);
  for (const [index, row] of kept.entries()) {
    const much = (rarity[row] as number) / (RARITY_OF[steps[index] as number] as number);
    for (let d = 0; d < RANK; d += 1) parts[index * PARTS + d] = much * (features[row * RANK + d] as number);
    for (let group = 0; group < OWN.length; group += 1)
      parts[index * PARTS + RANK + group] =
        much * MARGIN_PART * (margins.weights[row * OWN.length + group] as number);
  }
  return parts;
}

/** The rows that say most and are, with the distances between their hashes, no more than `most` bytes; ascending. */
function fitting(model: Model, most: number): Int32Array {
  const ranked = bySaying(model);
  for (let keep = ranked.length; ;) {
    const kept = ranked.slice(0, keep).sort();
    const size = kept.length * ROW_BYTES + distanceBytes(kept, model.hashes);
    if (size <= most) return kept;
    keep = Math.floor((keep * most * 0.999) / size);
  }
}

function distanceBytes(kept: Int32Array, hashes: Uint32Array): number {
  let bytes = 0;
  let before = 0;
  for (const row of kept) {
    const hash = hashes[row] as number;
    for (let distance = hash - before; distance > 127; distance = Math.floor(distance / 128)) bytes += 1;
    bytes += 1;
    before = hash;
  }
  return bytes;
}

/** All rows, those first whose weights are large, of either kind, and are felt in many texts. */
function bySaying({ features, margins, rarity, counts }: Model): Int32Array {
  const shared = lengthsOf(features, RANK);
  const own = lengthsOf(margins.weights, OWN.length);
  const says = Float64Array.from(
    counts,
    (count, row) =>
      ((shared[row] as number) + (own[row] as number)) * (rarity[row] as number) * Math.sqrt(count),
  );
  return Int32Array.from(says.keys()).sort(
    (one, other) => (says[other] as number) - (says[one] as number) || one - other,
  );
}

/** The length of each row's weights, the mean of them being one. */
function lengthsOf(weights: Float32Array, width: number): Float64Array {
  const lengths = Float64Array.from({ length: weights.length / width }, (_, row) => {
    let squares = 0;
    for (let at = row * width; at < (row + 1) * width; at += 1) squares += (weights[at] as number) ** 2;
    return Math.sqrt(squares);
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length || 1;
  return lengths.map((length) => length / mean);
}
