import { describe, expect, it } from 'vitest';
import { LABELS } from '../../app/domain/listener/labels';
import { OWN } from '../../app/domain/listener/weights-format';
import { learnMargins } from './margins';
import { seeded } from './random';

const DIRECT = OWN.indexOf('g.direct');
const targets = (direct: number, answer = -1) =>
  Float32Array.from(LABELS, (label) => {
    if (label === 'g.direct') return direct;
    return label.startsWith('q.') ? answer : 0;
  });
const vector = (row: number) => ({ at: Int32Array.of(row, 2), value: Float32Array.of(0.8, 0.6) });
const learned = (labels: Float32Array[]) =>
  learnMargins(
    labels.map((_, index) => vector(index % 2)),
    labels,
    { rows: 3, random: seeded(1) },
  );
const weight = (weights: Float32Array, row: number) => weights[row * OWN.length + DIRECT] as number;

describe('a score of its own', () => {
  it('parts the texts of a group from all others', () => {
    const { weights, bias } = learned(
      Array.from({ length: 60 }, (_, index) => targets(index % 2 === 0 ? 1 : 0)),
    );
    const score = (row: number) =>
      0.8 * weight(weights, row) + 0.6 * weight(weights, 2) + (bias[DIRECT] as number);
    expect(score(0)).toBeGreaterThan(0.8);
    expect(score(1)).toBeLessThan(-0.8);
  });

  it('learns nothing from answers, nor from what a writer was unsure of', () => {
    expect(learned([targets(1, 0), targets(0, 1)]).weights.every((each) => each === 0)).toBe(true);
    const { weights } = learned([targets(0.5), targets(0.5)]);
    expect([weight(weights, 0), weight(weights, 1)]).toEqual([0, 0]);
  });
});
