import { RANK } from './books';
import { LABELS } from './labels';
import type { Net } from './weights-format';

/** Units of the small net: each hears a mixture of directions, and only from some strength on. */
export const HIDDEN = 32;

/** Signs and their groups are heard by the units, too; topics, acts and answers by the directions alone. */
export const isDeep = (label: string): boolean => /^[gops]\./.test(label);
export const WIDTHS: readonly number[] = LABELS.map((label) => (isDeep(label) ? RANK + HIDDEN : RANK));

/** The score of every label for a text whose directions stand in the first `RANK` of `points`; its units are written behind them. */
export function scoresFrom({ units, thresholds, labels, bias }: Net, points: Float64Array): Float64Array {
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    let sum = thresholds[unit] as number;
    for (let d = 0; d < RANK; d += 1) sum += (units[unit * RANK + d] as number) * (points[d] as number);
    points[RANK + unit] = sum > 0 ? sum : 0;
  }
  const scores = new Float64Array(labels.length);
  for (let label = 0; label < scores.length; label += 1) {
    const looks = labels[label] as Float64Array;
    let sum = bias[label] as number;
    for (let d = 0; d < looks.length; d += 1) sum += (looks[d] as number) * (points[d] as number);
    scores[label] = sum;
  }
  return scores;
}
