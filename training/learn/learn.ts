import { LABELS } from '../../app/domain/listener/labels';
import { rowOf, rowsOf, type Rows } from '../../app/domain/listener/rows';
import { RANK } from '../../app/domain/listener/weights-format';
import { learnMargins, type Margins, type Vector } from './margins';
import { seeded, shuffle } from './random';

export interface Sample {
  features: ArrayLike<number>;
  /** One for each label: 1 or less, 0, or -1 where it says nothing. */
  targets: ArrayLike<number>;
}

/**
 * A linear score per label, its weights a product of two tables: what a feature points to, and what a label looks for.
 * So a word that was seen with one sign tells a little about the signs like it.
 */
export interface Factored {
  /** Feature hashes, ascending: each one's place is its row. */
  hashes: Uint32Array;
  /** In how many texts each feature was seen. */
  counts: Int32Array;
  /** How much a feature counts, by how rare it is. */
  rarity: Float32Array;
  /** `hashes.length` x `RANK`. */
  features: Float32Array;
  /** `LABELS.length` x `RANK`. */
  labels: Float32Array;
  bias: Float32Array;
  /** Beside them, for each group of signs, a plain score of its own. */
  margins: Margins;
}

const EPOCHS = 3;
const RATE = 0.2;
/** The last step is this part of the first. */
const SLOWEST = 0.1;
const FEWEST_TEXTS = 2;
const SPREAD = 0.1;
const FIRST_SQUARE = 1e-3;
const SEED = 20261122;
const WIDTH = LABELS.length;

/**
 * Logistic regression for all labels at once, of rank `RANK`: AdaGrad over shuffled samples, few rounds, so that it
 * does not learn its writers by heart. The same samples give the same weights, bit by bit.
 */
export function learn(samples: readonly Sample[]): Factored {
  const random = seeded(SEED);
  const model = begin(samples, random);
  const { features, labels, bias } = model;
  const featureSquares = new Float32Array(features.length).fill(FIRST_SQUARE);
  const labelSquares = new Float32Array(labels.length).fill(FIRST_SQUARE);
  const biasSquares = new Float32Array(WIDTH).fill(FIRST_SQUARE);
  const rows = rowsOf(model.hashes);
  const vectors = samples.map((sample) => vectorOf(sample.features, rows, model.rarity));
  const order = samples.map((_, index) => index);
  const hidden = new Float32Array(RANK);
  const slope = new Float32Array(RANK);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE * (1 - ((1 - SLOWEST) * epoch) / EPOCHS);
    for (const index of shuffle(order, random)) {
      const { at, value } = vectors[index] as Vector;
      const { targets } = samples[index] as Sample;
      project(hidden, features, at, value);
      slope.fill(0);
      for (let label = 0; label < WIDTH; label += 1) {
        const target = targets[label] as number;
        if (target < 0) continue;
        const from = label * RANK;
        let score = bias[label] as number;
        for (let d = 0; d < RANK; d += 1) score += (labels[from + d] as number) * (hidden[d] as number);
        const error = 1 / (1 + Math.exp(-score)) - target;
        const square = (biasSquares[label] as number) + error * error;
        biasSquares[label] = square;
        bias[label] = (bias[label] as number) - (rate * error) / Math.sqrt(square);
        for (let d = 0; d < RANK; d += 1) {
          const weight = labels[from + d] as number;
          slope[d] = (slope[d] as number) + error * weight;
          labels[from + d] = weight - stepOf(labelSquares, from + d, error * (hidden[d] as number), rate);
        }
      }
      for (let feature = 0; feature < at.length; feature += 1) {
        const from = (at[feature] as number) * RANK;
        const much = value[feature] as number;
        for (let d = 0; d < RANK; d += 1)
          features[from + d] =
            (features[from + d] as number) -
            stepOf(featureSquares, from + d, much * (slope[d] as number), rate);
      }
    }
  }
  const targets = samples.map((sample) => sample.targets);
  return { ...model, margins: learnMargins(vectors, targets, { rows: model.hashes.length, random }) };
}

function stepOf(squares: Float32Array, at: number, gradient: number, rate: number): number {
  const square = (squares[at] as number) + gradient * gradient;
  squares[at] = square;
  return (rate * gradient) / Math.sqrt(square);
}

function begin(samples: readonly Sample[], random: () => number): Omit<Factored, 'margins'> {
  const { hashes, counts } = countsOf(samples);
  const anything = () => (random() + random() + random() - 1.5) * 2 * SPREAD;
  return {
    hashes,
    counts,
    rarity: Float32Array.from(counts, (count) => Math.log(1 + samples.length / count)),
    features: Float32Array.from({ length: hashes.length * RANK }, anything),
    labels: Float32Array.from({ length: WIDTH * RANK }, anything),
    bias: new Float32Array(WIDTH),
  };
}

/** The features of at least `FEWEST_TEXTS` texts, ascending, and in how many each is. */
function countsOf(samples: readonly Sample[]): Pick<Factored, 'hashes' | 'counts'> {
  const all = new Uint32Array(samples.reduce((sum, { features }) => sum + features.length, 0));
  let size = 0;
  for (const { features } of samples) {
    all.set(features, size);
    size += features.length;
  }
  all.sort();
  const hashes: number[] = [];
  const counts: number[] = [];
  for (let from = 0, to = 0; from < size; from = to) {
    while (to < size && all[to] === all[from]) to += 1;
    if (to - from < FEWEST_TEXTS) continue;
    hashes.push(all[from] as number);
    counts.push(to - from);
  }
  return { hashes: Uint32Array.from(hashes), counts: Int32Array.from(counts) };
}

function vectorOf(features: ArrayLike<number>, rows: Rows, rarity: Float32Array): Vector {
  const at = Int32Array.from(features, (feature) => rowOf(rows, feature)).filter((row) => row >= 0);
  const value = Float32Array.from(at, (row) => rarity[row] as number);
  const length = Math.sqrt(value.reduce((sum, rare) => sum + rare * rare, 0) || 1);
  return { at, value: value.map((rare) => rare / length) };
}

function project(hidden: Float32Array, features: Float32Array, at: Int32Array, value: Float32Array) {
  hidden.fill(0);
  for (let feature = 0; feature < at.length; feature += 1) {
    const from = (at[feature] as number) * RANK;
    const much = value[feature] as number;
    for (let d = 0; d < RANK; d += 1)
      hidden[d] = (hidden[d] as number) + much * (features[from + d] as number);
  }
}
