import { BOOK_AT, PARTS, RANK } from './books';
import { featuresOf } from './features';
import { LABELS } from './labels';
import { HIDDEN, scoresFrom } from './net';
import { rowOf } from './rows';
import { OWN, RARITY_OF, type Recogniser, ROW_BYTES } from './weights-format';

/** What a text may say: each label's calibrated confidence, 0 to 1. */
export type Confidences = Readonly<Record<string, number>>;

const OWN_LABELS = OWN.map((label) => LABELS.indexOf(label));
const HALF = RANK / 2;
const [FIRST, SECOND, THIRD, FOURTH] = BOOK_AT as [number, number, number, number];

/** Log-odds of every label, in the order of `LABELS`; where the text points, and its units, are left in `points`. */
export function scoresOf(
  recogniser: Recogniser,
  found: ArrayLike<number>,
  points = new Float64Array(RANK + HIDDEN),
): Float64Array {
  const sum = sumOf(recogniser, found);
  points.set(sum.subarray(0, RANK));
  const scores = scoresFrom(recogniser.net, points);
  for (const [group, label] of OWN_LABELS.entries())
    scores[label] = (scores[label] as number) + (sum[RANK + group] as number);
  return scores;
}

/** The directions of a text and its own weight for each group: those of its features, each by its rarity. */
function sumOf({ rows, bytes, books }: Recogniser, found: ArrayLike<number>): Float64Array {
  const sum = new Float64Array(PARTS);
  let squares = 0;
  for (let index = 0; index < found.length; index += 1) {
    const row = rowOf(rows, found[index] as number);
    if (row < 0) continue;
    const from = row * ROW_BYTES;
    const last = bytes[from + 3] as number;
    const rare = RARITY_OF[last >> 4] as number;
    squares += rare * rare;
    const first = FIRST + HALF * (bytes[from] as number);
    const second = SECOND + HALF * (bytes[from + 1] as number);
    for (let d = 0; d < HALF; d += 1) {
      sum[d] = (sum[d] as number) + rare * (books[first + d] as number);
      sum[HALF + d] = (sum[HALF + d] as number) + rare * (books[second + d] as number);
    }
    const third = THIRD + OWN.length * (bytes[from + 2] as number);
    const fourth = FOURTH + OWN.length * (last & 15);
    for (let group = 0; group < OWN.length; group += 1)
      sum[RANK + group] =
        (sum[RANK + group] as number) +
        rare * ((books[third + group] as number) + (books[fourth + group] as number));
  }
  const length = Math.sqrt(squares || 1);
  return sum.map((each) => each / length);
}

/** Calibrated log-odds of every label for one short text, in the order of `LABELS`. */
export function oddsOf(recogniser: Recogniser, text: string): Float64Array {
  const { slope, offset } = recogniser;
  const odds = scoresOf(recogniser, featuresOf(text));
  for (let label = 0; label < odds.length; label += 1)
    odds[label] = (slope[label] as number) * (odds[label] as number) + (offset[label] as number);
  return odds;
}

export const confidencesOf = (odds: Float64Array): Confidences =>
  Object.fromEntries(LABELS.map((label, index) => [label, 1 / (1 + Math.exp(-(odds[index] as number)))]));

/** The confidences of one short text. */
export const recognise = (recogniser: Recogniser, text: string): Confidences =>
  confidencesOf(oddsOf(recogniser, text));
