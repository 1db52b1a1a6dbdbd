import { describe, expect, it } from 'vitest';
import { LABELS } from '../../app/domain/listener/labels';
import { scoresOf } from '../../app/domain/listener/recognise';
import { NO_WEIGHTS } from '../../app/domain/listener/sounded';
import { decode, encode } from '../../app/domain/listener/weights-format';
import { withHeads } from './heads';
import { learn } from './learn';
import { quantise } from './quantise';

const ABOUT = {
  calibration: {},
  lines: {},
  talk: NO_WEIGHTS,
  corpus: { sha256: '', lines: 0, talks: 0, writers: 0 },
};
const samples = Array.from({ length: 400 }, (_, index) => {
  const isWork = index % 2 === 0;
  return {
    features: [isWork ? 11 : 22, 33, 1000 + (index % 7)],
    targets: Float32Array.from(LABELS, (label) => {
      if (label.startsWith('q.')) return -1;
      return Number(label === (isWork ? 't.work' : 't.sleep') || (isWork && label === 's.die'));
    }),
  };
});
const weights = quantise(learn(samples), ABOUT, 1_000_000);
const gap = (label: string, from: typeof weights) => {
  const recogniser = decode(encode(from));
  const score = (feature: number) => scoresOf(recogniser, [feature, 33])[LABELS.indexOf(label)] as number;
  return score(11) - score(22);
};

describe('topics, acts and answers, learned once more over what is kept', () => {
  it('are told apart from nothing, by the directions and the units', () => {
    const { looks, bias, ...work } = weights.header.labels['t.work'] as { looks: number[]; bias: number } & {
      slope: number;
      offset: number;
    };
    const blank = { ...work, looks: looks.map(() => 0), bias: 0 * bias };
    const unlearned = {
      ...weights,
      header: { ...weights.header, labels: { ...weights.header.labels, 't.work': blank } },
    };
    expect(gap('t.work', unlearned)).toBe(0);
    expect(gap('t.work', withHeads(unlearned, samples))).toBeGreaterThan(1);
  });

  it('leave what signs are heard by as it is', () => {
    const again = withHeads(weights, samples);
    for (const label of LABELS.filter((each) => /^[gops]\./.test(each)))
      expect(again.header.labels[label], label).toEqual(weights.header.labels[label]);
    expect(again.bytes).toBe(weights.bytes);
  });

  it('are the same bytes for the same samples', () => {
    const bytes = () => Buffer.from(encode(withHeads(weights, samples)));
    expect(bytes().equals(bytes())).toBe(true);
  });

  it('say nothing where no sample says anything of them', () => {
    expect(withHeads(weights, samples).header.labels['q.yes']?.bias).toBe(
      Number(weights.header.labels['q.yes']?.bias.toPrecision(4)),
    );
  });
});
