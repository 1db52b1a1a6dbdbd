import { LABELS } from '../../app/domain/listener/labels';
import {
  encode,
  LARGEST,
  RANK,
  rarityOf,
  rarityStep,
  scaleOf,
  scaleStep,
  type Header,
  type Recogniser,
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

const short = (number: number) => Number(number.toPrecision(5));

/** The weights in half a byte each; of the features those that say most, as many as fit into `most` bytes. */
export function quantise(model: Factored, { calibration, lines, corpus }: About, most: number): Recogniser {
  const labels = Object.fromEntries(
    LABELS.map((label, index) => {
      const { slope, offset } = calibration[label] ?? UNCALIBRATED;
      const looks = Array.from(model.labels.subarray(index * RANK, (index + 1) * RANK), short);
      return [label, { looks, bias: short(model.bias[index] as number), slope, offset }];
    }),
  );
  const ranked = [...model.rows.values()]
    .map((row) => ({
      row,
      says: lengthOf(model, row) * (model.rarity[row] as number) * Math.sqrt(model.counts[row] as number),
    }))
    .sort((one, other) => other.says - one.says || one.row - other.row)
    .map(({ row }) => row);
  const hashes = new Map([...model.rows].map(([feature, row]) => [row, feature]));
  for (let keep = ranked.length; ;) {
    const kept = ranked.slice(0, keep).sort((one, other) => one - other);
    const recogniser = { header: { labels, lines, corpus }, ...rowsOf(model, kept, hashes) };
    const size = encode(recogniser).length;
    if (size <= most) return recogniser;
    keep = Math.floor((keep * most * 0.999) / size);
  }
}

function lengthOf({ features }: Factored, row: number): number {
  let squares = 0;
  for (let d = 0; d < RANK; d += 1) squares += (features[row * RANK + d] as number) ** 2;
  return Math.sqrt(squares);
}

function rowsOf(model: Factored, kept: readonly number[], hashes: ReadonlyMap<number, number>) {
  const features = new Int8Array(kept.length * RANK);
  const scale = new Float32Array(kept.length);
  for (const [at, row] of kept.entries()) {
    const own = model.features.subarray(row * RANK, (row + 1) * RANK);
    const step = scaleOf(scaleStep(Math.max(...own.map(Math.abs))));
    scale[at] = step;
    for (let d = 0; d < RANK; d += 1)
      features[at * RANK + d] = Math.max(-LARGEST, Math.min(LARGEST, Math.round((own[d] as number) / step)));
  }
  return {
    rows: new Map(kept.map((row, at) => [hashes.get(row) as number, at])),
    rarity: Float32Array.from(kept, (row) => rarityOf(rarityStep(model.rarity[row] as number))),
    features,
    scale,
  };
}
