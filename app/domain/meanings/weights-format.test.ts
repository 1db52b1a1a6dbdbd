import { expect, it } from 'vitest';
import { RANK } from './model';
import { decode, encode } from './weights-format';

it('keeps a model in few bytes, each direction to a fourteenth of the largest of its row', () => {
  const hashes = Uint32Array.from([7, 130, 4_000_000_000]);
  const directions = Float32Array.from(
    { length: hashes.length * RANK },
    (_, index) => Math.sin(index) * (1 + (index % 3)),
  );
  const meanings = { yes: { looks: Array<number>(RANK).fill(0.5), hears: [1, -1], bias: 0.25 } };
  const learned = { lines: 3, writers: 2, sha256: 'a', listener: 'b' };
  const model = decode(encode({ header: { meanings, learned }, hashes, directions }));
  expect(model.header).toEqual({ meanings, learned });
  for (let row = 0; row < hashes.length; row += 1) {
    const own = [...directions.slice(row * RANK, (row + 1) * RANK)];
    const most = Math.max(...own.map(Math.abs));
    own.forEach((direction, d) =>
      expect(Math.abs((model.directions[row * RANK + d] as number) - direction)).toBeLessThan(
        most / 14 + 0.02,
      ),
    );
  }
});
