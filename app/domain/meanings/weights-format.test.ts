import { expect, it } from 'vitest';
import { likelihoods, rarityOf, rowBytesOf, unitOf } from './model';
import { decode, encode } from './weights-format';

const learned = { lines: 3, writers: 2, sha256: 'a', listener: 'b' };
const hashes = Uint32Array.from([7, 130, 4_000_000_000]);
const rarities = [0.5, 3, 9.2];
const meanings = {
  yes: { hears: [1, -1], bias: 0.25 },
  no: { hears: [0, 0.5], bias: 0 },
  other: { hears: [0, 0], bias: -1 },
};
const weights = Float32Array.from({ length: 9 }, (_, index) => Math.sin(index) * (1 + (index % 3)));

it('keeps a model in few bytes, each weight to a fourteenth of the largest of its row', () => {
  const model = decode(encode({ header: { meanings, learned }, hashes, rarities, weights }));
  expect(model.header).toEqual({ meanings, learned });
  expect(model.names).toEqual(['yes', 'no', 'other']);
  const rowBytes = rowBytesOf(3);
  rarities.forEach((rarity, row) =>
    expect(rarityOf(model.table[row * rowBytes] as number)).toBeCloseTo(rarity, 1),
  );
  for (let row = 0; row < hashes.length; row += 1) {
    const own = [...weights.slice(row * 3, row * 3 + 3)];
    const most = Math.max(...own.map(Math.abs));
    own.forEach((weight, name) => {
      const pair = model.table[row * rowBytes + 2 + (name >> 1)] as number;
      const step = (name % 2 === 0 ? pair >> 4 : pair & 15) - 8;
      expect(Math.abs(step * unitOf(model.table[row * rowBytes + 1] as number) - weight)).toBeLessThan(
        most / 14 + 0.02,
      );
    });
  }
});

it('weighs the known features by how rare they are, and what is heard beside them', () => {
  const model = decode(encode({ header: { meanings, learned }, hashes, rarities, weights }));
  const score = (name: keyof typeof meanings, at: number) => {
    const length = Math.hypot(0.5, 9.2);
    const told = (0.5 * (weights[at] as number) + 9.2 * (weights[6 + at] as number)) / length;
    return Math.exp(
      meanings[name].bias + meanings[name].hears[0]! * 0.3 + meanings[name].hears[1]! * 0.1 + told,
    );
  };
  const text = { features: [7, 4_000_000_000, 99], heard: [0.3, 0.1] };
  const likely = likelihoods(model, text, ['yes', 'no']);
  expect(likely.get('yes')).toBeCloseTo(score('yes', 0) / (score('yes', 0) + score('no', 1)), 1);
  expect([...likely.values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
});
