import { RANK } from '../../app/domain/listener/books';
import { rowsOf } from '../../app/domain/listener/rows';
import { learnMargins, type Margins } from './margins';
import { LearnedNet } from './net';
import { seeded, shuffle } from './random';
import { countsOf, Thinned, type Vector, vectorOf } from './vectors';

export interface Sample {
  features: ArrayLike<number>;
  /** One for each label: 1 or less, 0, or -1 where it says nothing. */
  targets: ArrayLike<number>;
}

/**
 * What a feature points to, shared by all labels, and a small net that reads where a text points. So a word that was
 * seen with one sign tells a little about the signs like it.
 */
interface Shared {
  /** Feature hashes, ascending: each one's place is its row. */
  hashes: Uint32Array;
  /** In how many texts each feature was seen. */
  counts: Int32Array;
  /** How much a feature counts, by how rare it is. */
  rarity: Float32Array;
  /** `hashes.length` x `RANK`. */
  features: Float32Array;
  net: LearnedNet;
}
/** Beside it, for each group of signs, a plain score of its own. */
export interface Model extends Shared {
  margins: Margins;
}

/** Copied, for loops that run billions of times: an import may be looked up anew at each use. */
const WIDTH: number = RANK;

const EPOCHS = 4;
const RATE = 0.2;
/** The last step is this part of the first. */
const SLOWEST = 0.1;
/** This part of a text's features is not seen each time it is learned from: no word must be leaned on alone. */
const LEFT_OUT = 0.3;
const SPREAD = 0.1;
const FIRST_SQUARE = 1e-3;
const SEED = 20261122;

/**
 * Logistic regression for all labels at once over the shared directions and the net: AdaGrad over shuffled samples, few
 * rounds, so that it does not learn its writers by heart. The same samples give the same weights, bit by bit.
 */
export function learn(samples: readonly Sample[]): Model {
  const random = seeded(SEED);
  const { hashes, counts } = countsOf(samples);
  const rarity = Float32Array.from(counts, (count) => Math.log(1 + samples.length / count));
  const rows = rowsOf(hashes);
  const vectors = samples.map(({ features }) => vectorOf(features, rows, rarity));
  const shared = { hashes, counts, rarity, ...learnShared(samples, vectors, random, hashes.length) };
  const targets = samples.map((sample) => sample.targets);
  return { ...shared, margins: learnMargins(vectors, targets, { rows: hashes.length, random }) };
}

function learnShared(
  samples: readonly Sample[],
  vectors: readonly Vector[],
  random: () => number,
  rows: number,
): Pick<Shared, 'features' | 'net'> {
  const features = Float32Array.from(
    { length: rows * WIDTH },
    () => (random() + random() + random() - 1.5) * 2 * SPREAD,
  );
  const squares = new Float32Array(rows).fill(FIRST_SQUARE);
  const net = new LearnedNet(random);
  const seen = new Thinned();
  const order = samples.map((_, index) => index);
  const directions = new Float32Array(WIDTH);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE * (1 - ((1 - SLOWEST) * epoch) / EPOCHS);
    for (const index of shuffle(order, random)) {
      seen.take(vectors[index] as Vector, LEFT_OUT, random);
      project(directions, features, seen);
      const slope = net.learn(directions, (samples[index] as Sample).targets, rate);
      improve(features, squares, { seen, slope, rate });
    }
  }
  return { features, net };
}

function project(directions: Float32Array, features: Float32Array, { at, value, size }: Thinned) {
  directions.fill(0);
  for (let feature = 0; feature < size; feature += 1) {
    const from = (at[feature] as number) * WIDTH;
    const much = value[feature] as number;
    for (let d = 0; d < WIDTH; d += 1)
      directions[d] = (directions[d] as number) + much * (features[from + d] as number);
  }
}

/** One step of AdaGrad, with one sum of squares for all directions of a feature. */
function improve(
  features: Float32Array,
  squares: Float32Array,
  { seen: { at, value, size }, slope, rate }: { seen: Thinned; slope: Float32Array; rate: number },
) {
  let steep = 0;
  for (let d = 0; d < WIDTH; d += 1) steep += (slope[d] as number) * (slope[d] as number);
  steep /= WIDTH;
  for (let feature = 0; feature < size; feature += 1) {
    const row = at[feature] as number;
    const much = value[feature] as number;
    const square = (squares[row] as number) + much * much * steep;
    squares[row] = square;
    const step = (rate * much) / Math.sqrt(square);
    for (let d = 0, from = row * WIDTH; d < WIDTH; d += 1, from += 1)
      features[from] = (features[from] as number) - step * (slope[d] as number);
  }
}
