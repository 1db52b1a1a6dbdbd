import { describe, expect, it } from 'vitest';
import { RANK } from '../../app/domain/listener/books';
import { GROUPS, LABELS, SIGNS } from '../../app/domain/listener/labels';
import { HIDDEN, isDeep, scoresFrom } from '../../app/domain/listener/net';
import { LearnedNet } from './net';
import { seeded } from './random';

/** As it is used, from as it was learned. */
function used(net: LearnedNet) {
  const units = Array.from({ length: HIDDEN }, (_, unit) => net.unit(unit));
  const labels = LABELS.map((_, label) => net.label(label));
  return {
    units: Float64Array.from(units.flatMap(({ looks }) => [...looks])),
    thresholds: Float64Array.from(units, ({ bias }) => bias),
    labels: labels.map(({ looks }) => Float64Array.from(looks)),
    bias: Float64Array.from(labels, ({ bias }) => bias),
  };
}

/** Either of two directions alone is a sign and a topic, both together are neither: no sum of the two tells that. */
const CASES = [
  [0, 0, 0],
  [1, 0, 1],
  [0, 1, 1],
  [1, 1, 0],
] as const;

function learned() {
  const net = new LearnedNet(seeded(5));
  const directions = new Float32Array(RANK);
  for (let round = 0; round < 1500; round += 1) {
    const [one, other, target] = CASES[round % CASES.length] as (typeof CASES)[number];
    directions[0] = 2 * one;
    directions[1] = 2 * other;
    net.learn(
      directions,
      LABELS.map((label) => (label === 's.die' || label === 't.work' ? target : -1)),
      0.2,
    );
  }
  return used(net);
}

describe('the small net', () => {
  const net = learned();
  const scores = (label: string) =>
    CASES.map(([one, other]) => {
      const points = new Float64Array(RANK + HIDDEN);
      points.set([2 * one, 2 * other]);
      return scoresFrom(net, points)[LABELS.indexOf(label)] as number;
    });

  it('hears a sign that no sum of directions tells', () => {
    const [neither, first, second, both] = scores('s.die') as [number, number, number, number];
    expect(Math.min(first, second)).toBeGreaterThan(1);
    expect(Math.max(neither, both)).toBeLessThan(-1);
  });

  it('hears topics by the directions alone', () => {
    const [neither, first, second, both] = scores('t.work') as [number, number, number, number];
    expect(neither + both).toBeCloseTo(first + second, 5);
  });

  it('has the signs and their groups among the deep labels, and no other', () => {
    expect(LABELS.filter(isDeep)).toEqual([...SIGNS, ...Object.keys(GROUPS)]);
  });

  it('learns nothing about a label from what says nothing about it', () => {
    const fresh = new LearnedNet(seeded(9));
    const before = Float32Array.from(fresh.label(0).looks);
    fresh.learn(
      new Float32Array(RANK).fill(1),
      LABELS.map(() => -1),
      0.2,
    );
    expect(fresh.label(0).looks).toEqual(before);
  });
});
