import { featuresOf } from './features';
import { LABELS } from './labels';
import { RANK, type Recogniser } from './weights-format';

/** What a text may say: each label's calibrated confidence, 0 to 1. */
export type Confidences = Readonly<Record<string, number>>;

/** Log-odds of every label, in the order of `LABELS`. */
export function scoresOf(
  { header, rows, rarity, features, scale }: Recogniser,
  found: Iterable<number>,
): number[] {
  const points = new Float64Array(RANK);
  let squares = 0;
  for (const feature of found) {
    const row = rows.get(feature);
    if (row === undefined) continue;
    const rare = rarity[row] as number;
    squares += rare * rare;
    const much = rare * (scale[row] as number);
    for (let d = 0; d < RANK; d += 1)
      points[d] = (points[d] as number) + much * (features[row * RANK + d] as number);
  }
  const length = Math.sqrt(squares || 1);
  return LABELS.map((label) => {
    const { looks, bias } = labelOf(header, label);
    return looks.reduce((sum, look, d) => sum + (look * (points[d] as number)) / length, bias);
  });
}

/** The confidences of one short text. */
export function recognise(recogniser: Recogniser, text: string): Confidences {
  const scores = scoresOf(recogniser, featuresOf(text));
  return Object.fromEntries(
    LABELS.map((label, index) => {
      const { slope, offset } = labelOf(recogniser.header, label);
      return [label, 1 / (1 + Math.exp(-(slope * (scores[index] as number) + offset)))];
    }),
  );
}

function labelOf({ labels }: Recogniser['header'], label: string) {
  const found = labels[label];
  if (!found) throw new Error(`the weights know no ${label}`);
  return found;
}
