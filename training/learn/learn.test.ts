import { describe, expect, it } from 'vitest';
import { BOOK_AT } from '../../app/domain/listener/books';
import { LABELS } from '../../app/domain/listener/labels';
import { scoresOf } from '../../app/domain/listener/recognise';
import { NO_WEIGHTS } from '../../app/domain/listener/sounded';
import { decode, encode } from '../../app/domain/listener/weights-format';
import { learn } from './learn';
import { quantise } from './quantise';

const ABOUT = {
  calibration: {},
  lines: {},
  talk: NO_WEIGHTS,
  corpus: { sha256: '', lines: 0, talks: 0, writers: 0 },
};
const target = (label: string) =>
  Float32Array.from(LABELS, (each) => (each.startsWith('q.') ? -1 : Number(each === label)));
const samples = Array.from({ length: 400 }, (_, index) => {
  const isWork = index % 2 === 0;
  return {
    features: [isWork ? 11 : 22, 33, 1000 + (index % 7)],
    targets: target(isWork ? 't.work' : 't.sleep'),
  };
});

describe('learning', () => {
  it('gives the same bytes for the same samples', () => {
    const bytes = () => Buffer.from(encode(quantise(learn(samples), ABOUT, 1_000_000)));
    expect(bytes().equals(bytes())).toBe(true);
  });

  it('finds what tells two labels apart, also after the weights were made small', () => {
    const recogniser = decode(encode(quantise(learn(samples), ABOUT, 1_000_000)));
    const score = (features: number[], label: string) =>
      scoresOf(recogniser, features)[LABELS.indexOf(label)] as number;
    expect(score([11, 33], 't.work')).toBeGreaterThan(score([22, 33], 't.work'));
    expect(score([22, 33], 't.sleep')).toBeGreaterThan(score([11, 33], 't.sleep'));
  });

  it('lets a group be told by weights of its own, after they were made small too', () => {
    const known = samples.map((sample, index) => ({
      ...sample,
      targets: target(index % 2 === 0 ? 'g.life' : 'a.tell'),
    }));
    const recogniser = decode(encode(quantise(learn(known), ABOUT, 1_000_000)));
    const without = { ...recogniser, books: recogniser.books.slice().fill(0, BOOK_AT[2]) };
    const gap = (each: typeof recogniser) =>
      [11, 22]
        .map((feature) => scoresOf(each, [feature, 33])[LABELS.indexOf('g.life')] as number)
        .reduce((one, other) => one - other);
    expect(gap(recogniser)).toBeGreaterThan(gap(without) + 1);
  });

  it('keeps within the bytes it is given', () => {
    const many = samples.map((sample, index) => ({
      ...sample,
      features: [...sample.features, 5000 + (index % 150)],
    }));
    const rowBytes = (most: number) => {
      const { hashes, bytes } = quantise(learn(many), ABOUT, most);
      return { rows: hashes.length, bytes: bytes.length };
    };
    const whole = rowBytes(1_000_000);
    const less = rowBytes(whole.bytes - 200);
    expect(whole.rows).toBeGreaterThan(100);
    expect(less.bytes).toBeLessThanOrEqual(whole.bytes - 200);
    expect(less.rows).toBeGreaterThan(0);
  });
});
