import { rowOf, rowsOf } from '../../app/domain/listener/rows';
import type { Meaning, ReadText } from '../../app/domain/meanings/model';
import { seeded, shuffle } from '../learn/random';

export interface MeaningSample extends ReadText {
  /** What was meant, and everything that could have been meant there. */
  meaning: string;
  candidates: readonly string[];
}

export interface LearnedMeanings {
  /** In the order of a feature's weights. */
  meanings: Record<string, Meaning>;
  /** The hashes of the features, ascending: each one's place is its row. */
  hashes: Uint32Array;
  /** For each row the logarithm of one in how many texts has it. */
  rarities: Float32Array;
  /** For each row a number for each meaning. */
  weights: Float32Array;
}

const SETTINGS = {
  epochs: 12,
  rate: 0.2,
  /** The last step is this part of the first. */
  slowest: 0.1,
  /** This part of a text's features is hidden at each step, so that no word is leaned on alone. */
  hidden: 0.4,
  firstSquare: 1e-3,
  seed: 20261122,
};
interface Settings {
  /** Features of fewer texts are left out. */
  fewest: number;
}

/** What the listener hears moves slowly: it is the same for every text of a kind. */
const FIRST_HEARD = 0.05;
const HEARD_RATE = 1 / 3;
const BIAS_RATE = 0.1;
const LEAST_ERROR = 2e-3;

/**
 * Softmax over what could have been meant at each place, with a weight of its own for every feature and meaning: features
 * count by how rare they are, texts by their direction alone. AdaGrad over shuffled samples. The same samples give the
 * same weights, bit by bit.
 */
export function learnMeanings(samples: readonly MeaningSample[], { fewest }: Settings): LearnedMeanings {
  const settings = SETTINGS;
  const random = seeded(settings.seed);
  const { hashes, rarities } = featuresOf(samples, fewest);
  const rows = rowsOf(hashes);
  const names = [...new Set(samples.flatMap(({ candidates }) => candidates))].sort();
  const places = new Map(names.map((name, place) => [name, place]));
  const width = samples[0]?.heard.length ?? 0;
  const count = names.length;
  const byFeature = layer(hashes.length * count, settings.firstSquare);
  const byHeard = layer(width * count, FIRST_HEARD);
  const bias = new Float32Array(count);
  const texts = samples.map(({ features }) =>
    Int32Array.from(features, (each) => rowOf(rows, each)).filter((row) => row >= 0),
  );
  const candidatesOf = samples.map(({ candidates }) =>
    Int32Array.from(candidates, (name) => places.get(name) as number),
  );
  const order = samples.map((_, index) => index);
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    const rate = settings.rate * (1 - ((1 - settings.slowest) * epoch) / settings.epochs);
    for (const index of shuffle(order, random)) {
      const { heard, meaning } = samples[index] as MeaningSample;
      const candidates = candidatesOf[index] as Int32Array;
      const text = (texts[index] as Int32Array).filter(() => random() >= settings.hidden);
      const length = lengthOf(text, rarities);
      const scores = scoresOf(candidates, bias);
      for (const row of text)
        add(byFeature, row * count, { worth: (rarities[row] as number) / length, candidates, scores });
      for (let at = 0; at < width; at += 1)
        add(byHeard, at * count, { worth: heard[at] as number, candidates, scores });
      const wrong = errorsOf(candidates, { scores, meant: places.get(meaning) as number });
      for (const row of text)
        mend(byFeature, row * count, { worth: (rarities[row] as number) / length, wrong, rate });
      for (let at = 0; at < width; at += 1)
        mend(byHeard, at * count, { worth: heard[at] as number, wrong, rate: rate * HEARD_RATE });
      for (const { place, error } of wrong) bias[place] = (bias[place] as number) - rate * BIAS_RATE * error;
    }
  }
  const meanings: Record<string, Meaning> = {};
  names.forEach((name, place) => {
    const hears = Float32Array.from(
      { length: width },
      (_, at) => byHeard.weights[at * count + place] as number,
    );
    meanings[name] = { hears, bias: bias[place] as number };
  });
  return { meanings, hashes, rarities, weights: byFeature.weights };
}

interface Layer {
  weights: Float32Array;
  squares: Float32Array;
}
const layer = (size: number, firstSquare: number): Layer => ({
  weights: new Float32Array(size),
  squares: new Float32Array(size).fill(firstSquare),
});

const lengthOf = (text: Int32Array, rarities: Float32Array): number =>
  Math.sqrt(text.reduce((sum, row) => sum + (rarities[row] as number) ** 2, 0) || 1);

const scoresOf = (candidates: Int32Array, bias: Float32Array): Float64Array =>
  Float64Array.from(candidates, (place) => bias[place] as number);

function add(
  { weights }: Layer,
  from: number,
  { worth, candidates, scores }: { worth: number; candidates: Int32Array; scores: Float64Array },
): void {
  for (let index = 0; index < candidates.length; index += 1)
    scores[index] =
      (scores[index] as number) + worth * (weights[from + (candidates[index] as number)] as number);
}

interface Wrong {
  place: number;
  error: number;
}
/** By how much each candidate was thought too likely, where that matters. */
function errorsOf(
  candidates: Int32Array,
  { scores, meant }: { scores: Float64Array; meant: number },
): Wrong[] {
  const most = scores.reduce((best, each) => Math.max(best, each), -Infinity);
  const whole = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  const wrong: Wrong[] = [];
  for (let index = 0; index < candidates.length; index += 1) {
    const place = candidates[index] as number;
    const error = Math.exp((scores[index] as number) - most) / whole - (place === meant ? 1 : 0);
    if (Math.abs(error) > LEAST_ERROR) wrong.push({ place, error });
  }
  return wrong;
}

function mend(
  { weights, squares }: Layer,
  from: number,
  { worth, wrong, rate }: { worth: number; wrong: readonly Wrong[]; rate: number },
): void {
  for (const { place, error } of wrong) {
    const at = from + place;
    const gradient = error * worth;
    const square = (squares[at] as number) + gradient * gradient;
    squares[at] = square;
    weights[at] = (weights[at] as number) - (rate * gradient) / Math.sqrt(square);
  }
}

/** The features of at least so many texts, ascending, and how rare each is. */
function featuresOf(
  samples: readonly MeaningSample[],
  fewest: number,
): Pick<LearnedMeanings, 'hashes' | 'rarities'> {
  const counts = new Map<number, number>();
  for (const { features } of samples)
    for (let at = 0; at < features.length; at += 1)
      counts.set(features[at] as number, (counts.get(features[at] as number) ?? 0) + 1);
  const hashes = Uint32Array.from(
    [...counts].filter(([, count]) => count >= fewest).map(([hash]) => hash),
  ).sort();
  const rarities = Float32Array.from(hashes, (hash) =>
    Math.log(samples.length / (counts.get(hash) as number)),
  );
  return { hashes, rarities };
}
