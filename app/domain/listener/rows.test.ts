import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashesOf, rowOf, rowsOf } from './rows';

const hash = fc.integer({ min: 0, max: 2 ** 32 - 1 });
/** As many bits as the app keeps of a hash, or all of them; some of them close together. */
const ascending = fc
  .oneof(
    fc.uniqueArray(hash, { maxLength: 300 }),
    fc.uniqueArray(fc.integer({ min: 0, max: 2 ** 24 - 1 }), { maxLength: 300 }),
    fc.uniqueArray(fc.integer({ min: 2 ** 23, max: 2 ** 23 + 999 }), { maxLength: 300 }),
  )
  .map((hashes) => hashes.sort((one, other) => one - other));

describe('the rows of features', () => {
  it('are found for every feature, and for no other', () => {
    fc.assert(
      fc.property(ascending, hash, (hashes, other) => {
        const rows = rowsOf(Uint32Array.from(hashes));
        expect(hashes.map((each) => rowOf(rows, each))).toEqual(hashes.map((_, row) => row));
        for (const near of [other, ...hashes.flatMap((each) => [(each + 1) >>> 0, (each - 1) >>> 0])])
          expect(rowOf(rows, near)).toBe(hashes.indexOf(near));
        expect([...hashesOf(rows)]).toEqual(hashes);
      }),
    );
  });

  it('are found for features whose hashes lie close together, and for nothing', () => {
    const rows = rowsOf(Uint32Array.of(0, 1, 2 ** 31, 2 ** 32 - 1));
    expect([0, 1, 2 ** 31, 2 ** 32 - 1, 2].map((each) => rowOf(rows, each))).toEqual([0, 1, 2, 3, -1]);
    expect(rowOf(rowsOf(new Uint32Array(0)), 0)).toBe(-1);
  });

  it('weigh little more than a byte each where a hash has 24 bits', () => {
    const { starts, lower } = rowsOf(Uint32Array.from({ length: 400_000 }, (_, at) => at * 41));
    expect(lower.byteLength + starts.byteLength).toBeLessThan(400_000 * 1.7);
  });
});
