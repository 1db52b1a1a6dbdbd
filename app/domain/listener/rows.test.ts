import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowOf, rowsOf } from './rows';

const hash = fc.integer({ min: 0, max: 2 ** 32 - 1 });

describe('the rows of features', () => {
  it('are found for every feature, and for no other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(hash, { maxLength: 300 }), hash, (hashes, other) => {
        const rows = rowsOf(Uint32Array.from(hashes));
        expect(hashes.map((each) => rowOf(rows, each))).toEqual(hashes.map((_, row) => row));
        expect(rowOf(rows, other)).toBe(hashes.indexOf(other));
      }),
    );
  });

  it('are found for features whose hashes lie close together, and for nothing', () => {
    const rows = rowsOf(Uint32Array.of(0, 1, 2 ** 31, 2 ** 32 - 1));
    expect([0, 1, 2 ** 31, 2 ** 32 - 1, 2].map((each) => rowOf(rows, each))).toEqual([0, 1, 2, 3, -1]);
    expect(rowOf(rowsOf(new Uint32Array(0)), 0)).toBe(-1);
  });
});
