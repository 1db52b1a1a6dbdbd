import { featuresOf } from '../../app/domain/listener/features';
import { scoresOf } from '../../app/domain/listener/recognise';
import { NO_WEIGHTS } from '../../app/domain/listener/sounded';
import { decode, encode, type Recogniser, type Weights } from '../../app/domain/listener/weights-format';
import { type Corpus, type Example, targetsOf } from './corpus';
import { withHeads } from './heads';
import { learn, type Sample } from './learn';
import { noisy } from './noise';
import { quantise } from './quantise';

/** The rows and their hashes: with the header and the books beside them the file is under 2 MB. */
const MOST_BYTES = 1_925_000;
const NOTHING_YET = {
  calibration: {},
  lines: {},
  talk: NO_WEIGHTS,
  corpus: { sha256: '', lines: 0, talks: 0, writers: 0 },
};

export interface Scored {
  example: Example;
  /** Log-odds of every label by a recogniser that has never seen a line of this writer. */
  scores: ArrayLike<number>;
}

/** All lines and turns, with the features that they are learned by; half the weight for what its writer was unsure of. */
export function samplesOf(examples: readonly Example[]): Sample[] {
  return [...examples, ...noisy(examples)].map((example) => ({
    features: knownFeaturesOf(example.text),
    targets: targetsOf(example),
  }));
}

const FEATURES = new Map<string, Uint32Array>();

/** Found once for each text: the same lines are learned from again and again, with other writers left out. */
function knownFeaturesOf(text: string): Uint32Array {
  const features = FEATURES.get(text) ?? featuresOf(text);
  FEATURES.set(text, features);
  return features;
}

export const examplesOf = ({ lines, talks }: Corpus): Example[] => [
  ...lines,
  ...talks.flatMap(({ turns }) => turns),
];

/** What is learned from these, in the form in which it is kept. */
export const weightsOf = (samples: readonly Sample[], about: Parameters<typeof quantise>[1]): Weights =>
  withHeads(quantise(learn(samples), about, MOST_BYTES), samples);

/** Writers in groups: each group is once the one that is left out. */
export function foldsOf(writers: readonly string[], count: number): string[][] {
  return Array.from({ length: count }, (_, fold) => writers.filter((_, index) => index % count === fold));
}

/** A recogniser learned from all writers but these, in the form in which it is used. */
export function recogniserWithout(
  group: readonly string[],
  examples: readonly Example[],
  about: Parameters<typeof quantise>[1] = NOTHING_YET,
): Recogniser {
  const known = examples.filter(({ writer }) => !group.includes(writer));
  return decode(encode(weightsOf(samplesOf(known), about)));
}

/** Scores of the writers of one group, by a recogniser learned from all the others. */
export function scoreHeldOut(examples: readonly Example[], group: readonly string[]): Scored[] {
  const recogniser = recogniserWithout(group, examples);
  return examples
    .filter(({ writer }) => group.includes(writer))
    .map((example) => ({ example, scores: scoresOf(recogniser, knownFeaturesOf(example.text)) }));
}
