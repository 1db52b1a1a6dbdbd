import { featuresOf } from './features';
import { LABELS } from './labels';
import { rowOf } from './rows';
import {
  MIDDLE,
  MIDDLE_OWN,
  OWN,
  OWN_FROM,
  RANK,
  RARITY_OF,
  ROW_BYTES,
  SCALE_OF,
  type Recogniser,
} from './weights-format';

/** What a text may say: each label's calibrated confidence, 0 to 1. */
export type Confidences = Readonly<Record<string, number>>;

const OWN_LABELS = OWN.map((label) => LABELS.indexOf(label));

/** Log-odds of every label, in the order of `LABELS`. */
export function scoresOf(recogniser: Recogniser, found: ArrayLike<number>): Float64Array {
  const { header, rows, bytes, looks, bias } = recogniser;
  const points = new Float64Array(RANK);
  const own = new Float64Array(OWN.length);
  let squares = 0;
  for (let index = 0; index < found.length; index += 1) {
    const row = rowOf(rows, found[index] as number);
    if (row < 0) continue;
    const from = row * ROW_BYTES;
    const size = bytes[from] as number;
    const rare = RARITY_OF[size & 15] as number;
    const much = rare * (SCALE_OF[size >> 4] as number);
    squares += rare * rare;
    for (let d = 0, at = from + 1; d < RANK; d += 2, at += 1) {
      const pair = bytes[at] as number;
      points[d] = (points[d] as number) + much * ((pair >> 4) - MIDDLE);
      points[d + 1] = (points[d + 1] as number) + much * ((pair & 15) - MIDDLE);
    }
    for (let group = 0; group < OWN.length; group += 1)
      own[group] = (own[group] as number) + rare * ((bytes[from + OWN_FROM + group] as number) - MIDDLE_OWN);
  }
  const length = Math.sqrt(squares || 1);
  const scores = new Float64Array(LABELS.length);
  for (let label = 0; label < scores.length; label += 1) {
    let sum = 0;
    for (let d = 0; d < RANK; d += 1) sum += (looks[label * RANK + d] as number) * (points[d] as number);
    scores[label] = (bias[label] as number) + sum / length;
  }
  for (const [group, label] of OWN_LABELS.entries())
    scores[label] =
      (scores[label] as number) + ((header.steps[group] as number) * (own[group] as number)) / length;
  return scores;
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
