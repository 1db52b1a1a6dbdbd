import { rowOf, rowsOf } from '../../app/domain/listener/rows';
import { type Meaning, type MeaningModel, RANK, type ReadText } from '../../app/domain/meanings/model';
import { seeded, shuffle } from '../learn/random';

export interface MeaningSample extends ReadText {
  /** What was meant, and everything that could have been meant there. */
  meaning: string;
  candidates: readonly string[];
}

export interface LearnedMeanings extends MeaningModel {
  /** The hashes of the features, ascending: each one's place is its row. */
  hashes: Uint32Array;
}

const SETTINGS = {
  epochs: 10,
  rate: 0.12,
  /** The last step is this part of the first. */
  slowest: 0.1,
  /** Features of fewer texts are left out. */
  fewest: 3,
  spread: 0.15,
  firstSquare: 1e-3,
  seed: 20261122,
};
type Settings = typeof SETTINGS;

interface Learning {
  looks: Float32Array;
  looksSquares: Float32Array;
  hears: Float32Array;
  hearsSquares: Float32Array;
  bias: number;
  biasSquare: number;
}

/**
 * Softmax over what could have been meant at each place, of rank `RANK` over the features of the text, beside a plain
 * score over what the listener hears: AdaGrad over shuffled samples. The same samples give the same weights, bit by bit.
 */
export function learnMeanings(
  samples: readonly MeaningSample[],
  settings: Settings = SETTINGS,
): LearnedMeanings {
  const random = seeded(settings.seed);
  const hashes = hashesOf(samples, settings.fewest);
  const rows = rowsOf(hashes);
  const anything = () => (random() + random() + random() - 1.5) * 2 * settings.spread;
  const directions = Float32Array.from({ length: hashes.length * RANK }, anything);
  const squares = new Float32Array(directions.length).fill(settings.firstSquare);
  const width = samples[0]?.heard.length ?? 0;
  const names = [...new Set(samples.flatMap(({ candidates }) => candidates))].sort();
  const learning = new Map(names.map((name) => [name, begin(width, anything, settings)]));
  const vectors = samples.map(({ features }) =>
    Int32Array.from(features, (each) => rowOf(rows, each)).filter((row) => row >= 0),
  );
  const order = samples.map((_, index) => index);
  const points = new Float64Array(RANK);
  const slope = new Float64Array(RANK);
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    const rate = settings.rate * (1 - ((1 - settings.slowest) * epoch) / settings.epochs);
    for (const index of shuffle(order, random)) {
      const sample = samples[index] as MeaningSample;
      const vector = vectors[index] as Int32Array;
      const length = Math.sqrt(vector.length || 1);
      points.fill(0);
      for (const row of vector)
        for (let d = 0; d < RANK; d += 1)
          points[d] = (points[d] as number) + (directions[row * RANK + d] as number) / length;
      const candidates = sample.candidates.map((name) => learning.get(name) as Learning);
      const scores = candidates.map((each) => scoreOf(each, points, sample.heard));
      const most = Math.max(...scores);
      const whole = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
      slope.fill(0);
      for (const [at, each] of candidates.entries()) {
        const isMeant = sample.candidates[at] === sample.meaning;
        const error = Math.exp((scores[at] as number) - most) / whole - (isMeant ? 1 : 0);
        if (Math.abs(error) > LEAST_ERROR) improve(each, { error, rate, points, slope, heard: sample.heard });
      }
      for (const row of vector)
        for (let at = row * RANK, d = 0; d < RANK; d += 1, at += 1)
          directions[at] =
            (directions[at] as number) - stepOf(squares, at, (slope[d] as number) / length, rate);
    }
  }
  const meanings: Record<string, Meaning> = {};
  for (const [name, { looks, hears, bias }] of learning) meanings[name] = { looks, hears, bias };
  return { hashes, rows, directions, meanings };
}
const LEAST_ERROR = 1e-4;

const begin = (width: number, anything: () => number, { firstSquare }: Settings): Learning => ({
  looks: Float32Array.from({ length: RANK }, anything),
  looksSquares: new Float32Array(RANK).fill(firstSquare),
  hears: new Float32Array(width),
  hearsSquares: new Float32Array(width).fill(FIRST_HEARD),
  bias: 0,
  biasSquare: firstSquare,
});
/** What the listener hears moves slowly: it is the same for every text of a kind. */
const FIRST_HEARD = 0.05;
const HEARD_RATE = 1 / 3;

function scoreOf(
  { looks, hears, bias }: Learning,
  points: ArrayLike<number>,
  heard: ArrayLike<number>,
): number {
  let score = bias;
  for (let d = 0; d < RANK; d += 1) score += (looks[d] as number) * (points[d] as number);
  for (let at = 0; at < hears.length; at += 1) score += (hears[at] as number) * (heard[at] as number);
  return score;
}

function improve(
  each: Learning,
  {
    error,
    rate,
    points,
    slope,
    heard,
  }: { error: number; rate: number; points: Float64Array; slope: Float64Array; heard: ArrayLike<number> },
) {
  each.biasSquare += error * error;
  each.bias -= (rate * error) / Math.sqrt(each.biasSquare);
  for (let d = 0; d < RANK; d += 1) {
    const look = each.looks[d] as number;
    slope[d] = (slope[d] as number) + error * look;
    each.looks[d] = look - stepOf(each.looksSquares, d, error * (points[d] as number), rate);
  }
  for (let at = 0; at < each.hears.length; at += 1)
    each.hears[at] =
      (each.hears[at] as number) -
      stepOf(each.hearsSquares, at, error * (heard[at] as number), rate * HEARD_RATE);
}

function stepOf(squares: Float32Array, at: number, gradient: number, rate: number): number {
  const square = (squares[at] as number) + gradient * gradient;
  squares[at] = square;
  return (rate * gradient) / Math.sqrt(square);
}

/** The features of at least so many texts, ascending. */
function hashesOf(samples: readonly MeaningSample[], fewest: number): Uint32Array {
  const counts = new Map<number, number>();
  for (const { features } of samples)
    for (let at = 0; at < features.length; at += 1)
      counts.set(features[at] as number, (counts.get(features[at] as number) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= fewest).map(([hash]) => hash);
  return Uint32Array.from(frequent).sort();
}
