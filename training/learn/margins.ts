import { LABELS } from '../../app/domain/listener/labels';
import { OWN } from '../../app/domain/listener/weights-format';
import { shuffle } from './random';
import type { Vector } from './vectors';

/** One plain linear score for each of `OWN`: about 1 for its texts, and -1 for others. */
export interface Margins {
  /** rows x `OWN.length`. */
  weights: Float32Array;
  bias: Float32Array;
}

const ROUNDS = 6;
/** How much the square of a missed margin counts against the square of the weights. */
const COST = 1;
/** A text's length, with the constant that the bias stands on. */
const SQUARE = 2;
const WIDTH = OWN.length;
const LABEL_OF = OWN.map((label) => LABELS.indexOf(label));
const ANSWERED = LABELS.indexOf('q.yes');

/**
 * For each group of signs the weights that part its texts from all others, none shared with another label: squared hinge
 * with a square penalty, by dual coordinate descent (Hsieh et al. 2008). It may lean on rare features more than what is
 * learned by rank can, and errs elsewhere. Left out: what a writer was unsure of, and answers, which say little without
 * their question.
 */
export function learnMargins(
  vectors: readonly Vector[],
  targets: readonly ArrayLike<number>[],
  { rows, random }: { rows: number; random: () => number },
): Margins {
  const weights = new Float32Array(rows * WIDTH);
  const bias = new Float32Array(WIDTH);
  const duals = new Float32Array(vectors.length * WIDTH);
  const sides = Float32Array.from(targets.flatMap(sidesOf));
  const margins = new Float32Array(WIDTH);
  const order = vectors.map((_, index) => index);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const index of shuffle(order, random)) {
      const { at, value } = vectors[index] as Vector;
      margins.set(bias);
      for (let feature = 0; feature < at.length; feature += 1) {
        const from = (at[feature] as number) * WIDTH;
        const much = value[feature] as number;
        for (let group = 0; group < WIDTH; group += 1)
          margins[group] = (margins[group] as number) + much * (weights[from + group] as number);
      }
      for (let group = 0; group < WIDTH; group += 1) {
        const own = index * WIDTH + group;
        const side = sides[own] as number;
        const before = duals[own] as number;
        const missed = 1 - side * (margins[group] as number) - before / (2 * COST);
        duals[own] = side === 0 ? 0 : Math.max(0, before + missed / (SQUARE + 1 / (2 * COST)));
        margins[group] = ((duals[own] as number) - before) * side;
        bias[group] = (bias[group] as number) + (margins[group] as number);
      }
      if (margins.every((step) => step === 0)) continue;
      for (let feature = 0; feature < at.length; feature += 1) {
        const from = (at[feature] as number) * WIDTH;
        const much = value[feature] as number;
        for (let group = 0; group < WIDTH; group += 1)
          weights[from + group] = (weights[from + group] as number) + much * (margins[group] as number);
      }
    }
  return { weights, bias };
}

/** 1 for each group that a text is of, -1 where it is not, 0 where it is left out. */
function sidesOf(targets: ArrayLike<number>): number[] {
  const isAnswer = (targets[ANSWERED] as number) >= 0;
  return LABEL_OF.map((label) => {
    const target = targets[label] as number;
    if (isAnswer || (target !== 0 && target !== 1)) return 0;
    return target === 1 ? 1 : -1;
  });
}
