import { LABELS } from '../../app/domain/listener/labels';
import {
  encode,
  LARGEST,
  LARGEST_OWN,
  MIDDLE,
  MIDDLE_OWN,
  OWN,
  RANK,
  rarityStep,
  ROW_BYTES,
  scaleOf,
  scaleStep,
  type Header,
  type Weights,
} from '../../app/domain/listener/weights-format';
import type { Factored } from './learn';

export interface Calibration {
  slope: number;
  offset: number;
}
export const UNCALIBRATED: Calibration = { slope: 1, offset: 0 };

interface About extends Pick<Header, 'lines' | 'corpus'> {
  calibration: Readonly<Record<string, Calibration>>;
}

/**
 * A group's log-odds are made of two scores. On writers left out one of the first is worth .4 and a margin of one 3.4;
 * the margin, which hears more, counts twice.
 */
const SHARED_PART = 0.4 / 3;
const MARGIN_PART = (2 * 3.4) / 3;

const short = (number: number) => Number(number.toPrecision(5));

/**
 * The directions in half a byte each, the groups' own weights in a byte; of the features those that say most, as many as
 * fit into `most` bytes.
 */
export function quantise(model: Factored, { calibration, lines, corpus }: About, most: number): Weights {
  const labels = Object.fromEntries(
    LABELS.map((label, index) => {
      const { slope, offset } = calibration[label] ?? UNCALIBRATED;
      const looks = model.labels.subarray(index * RANK, (index + 1) * RANK);
      const bias = model.bias[index] as number;
      const group = OWN.indexOf(label);
      if (group < 0) return [label, { looks: Array.from(looks, short), bias: short(bias), slope, offset }];
      const both = SHARED_PART * bias + MARGIN_PART * (model.margins.bias[group] as number);
      return [
        label,
        { looks: Array.from(looks, (look) => short(SHARED_PART * look)), bias: short(both), slope, offset },
      ];
    }),
  );
  const steps = OWN.map((_, group) => short(largestOf(model, group) / LARGEST_OWN));
  const ranked = bySaying(model);
  for (let keep = ranked.length; ;) {
    const kept = ranked.slice(0, keep).sort();
    const weights = {
      header: { labels, steps: steps.map((step) => short(MARGIN_PART * step)), lines, corpus },
      hashes: Uint32Array.from(kept, (row) => model.hashes[row] as number),
      bytes: bytesOf(model, kept, steps),
    };
    const size = encode(weights).length;
    if (size <= most) return weights;
    keep = Math.floor((keep * most * 0.999) / size);
  }
}

/** How much a weight of its own counts for keeping a feature: the other labels live by the shared directions alone. */
const OWN_SAYS = 0.3;

/** All rows, those first whose weights are large, of either kind, and are felt in many texts. */
function bySaying({ features, margins, rarity, counts }: Factored): Int32Array {
  const shared = lengthsOf(features, RANK);
  const own = lengthsOf(margins.weights, OWN.length);
  const says = Float64Array.from(
    counts,
    (count, row) =>
      ((shared[row] as number) + OWN_SAYS * (own[row] as number)) *
      (rarity[row] as number) *
      Math.sqrt(count),
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

/** The rows as they are kept: see `Weights`. */
function bytesOf(model: Factored, kept: Int32Array, steps: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(kept.length * ROW_BYTES);
  let at = 0;
  for (const row of kept) {
    const directions = model.features.subarray(row * RANK, (row + 1) * RANK);
    const step = scaleStep(Math.max(...directions.map(Math.abs)));
    const half = (d: number) => MIDDLE + within(LARGEST, (directions[d] as number) / scaleOf(step));
    bytes[at++] = (step << 4) | rarityStep(model.rarity[row] as number);
    for (let d = 0; d < RANK; d += 2) bytes[at++] = (half(d) << 4) | half(d + 1);
    for (const [group, size] of steps.entries()) {
      const weight = model.margins.weights[row * OWN.length + group] as number;
      bytes[at++] = MIDDLE_OWN + within(LARGEST_OWN, weight / size);
    }
  }
  return bytes;
}

const within = (largest: number, number: number) => Math.max(-largest, Math.min(largest, Math.round(number)));

/** The largest of a group's weights, so that one step of them is above nothing. */
function largestOf({ margins: { weights } }: Factored, group: number): number {
  let largest = 1e-6;
  for (let at = group; at < weights.length; at += OWN.length)
    largest = Math.max(largest, Math.abs(weights[at] as number));
  return largest;
}
