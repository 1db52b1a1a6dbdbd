import { RANK } from '../../app/domain/listener/books';
import { LABELS } from '../../app/domain/listener/labels';
import { HIDDEN, isDeep } from '../../app/domain/listener/net';
import { scoresOf } from '../../app/domain/listener/recognise';
import { decode, encode, type Weights } from '../../app/domain/listener/weights-format';
import type { Sample } from './learn';
import { Learned } from './net';
import { seeded, shuffle } from './random';

const WIDTH = RANK + HIDDEN;
const EPOCHS = 2;
const RATE = 0.1;
/** The last step is this part of the first. */
const SLOWEST = 0.1;
const SEED = 20261123;
const DIGITS = 4;

/**
 * Topics, acts and answers learned once more over what is kept of the directions, and over the units that signs have made:
 * they lose most by the books, and have no score of their own beside them. Everything else stays as it is.
 */
export function withHeads(weights: Weights, samples: readonly Sample[]): Weights {
  const recogniser = decode(encode(weights));
  const heads = LABELS.map((_, label) => label).filter((label) => !isDeep(LABELS[label] as string));
  const learned = heads.map((label) => {
    const { looks, bias } = weights.header.labels[LABELS[label] as string] as Head;
    const begun = new Float32Array(WIDTH + 1);
    begun.set(looks);
    begun[WIDTH] = bias;
    return new Learned(begun);
  });
  const points = new Float64Array(WIDTH);
  const texts = samples.map(({ features, targets }) => {
    scoresOf(recogniser, features, points);
    return { at: Float32Array.from(points), wanted: heads.map((label) => targets[label] as number) };
  });
  const random = seeded(SEED);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE * (1 - ((1 - SLOWEST) * epoch) / EPOCHS);
    for (const { at, wanted } of shuffle(texts, random))
      for (let head = 0; head < heads.length; head += 1)
        if ((wanted[head] as number) >= 0) step(learned[head] as Learned, at, wanted[head] as number, rate);
  }
  const labels = { ...weights.header.labels };
  for (const [head, label] of heads.entries()) {
    const name = LABELS[label] as string;
    const numbers = Array.from((learned[head] as Learned).weights, (each) =>
      Number(each.toPrecision(DIGITS)),
    );
    labels[name] = {
      ...(labels[name] as Head),
      looks: numbers.slice(0, WIDTH),
      bias: numbers[WIDTH] as number,
    };
  }
  return { ...weights, header: { ...weights.header, labels } };
}

type Head = Weights['header']['labels'][string];

/** One step of logistic regression; the bias stands last. */
function step(head: Learned, at: Float32Array, wanted: number, rate: number) {
  const { weights } = head;
  let score = weights[WIDTH] as number;
  for (let d = 0; d < WIDTH; d += 1) score += (weights[d] as number) * (at[d] as number);
  const error = 1 / (1 + Math.exp(-score)) - wanted;
  head.step(WIDTH, error, rate);
  for (let d = 0; d < WIDTH; d += 1) if (at[d] !== 0) head.step(d, error * (at[d] as number), rate);
}
