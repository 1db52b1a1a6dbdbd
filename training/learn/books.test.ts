import { describe, expect, it } from 'vitest';
import { BOOK_AT, BOOKS, PARTS } from '../../app/domain/listener/books';
import { learnBooks } from './books';
import { seeded } from './random';

const random = seeded(3);
const ROWS = 900;
const PARTS_OF_ROWS = Float32Array.from({ length: ROWS * PARTS }, () => random() - 0.5);
const EVENLY = new Float64Array(ROWS).fill(1);
const squares = (numbers: Float32Array) => numbers.reduce((sum, each) => sum + each * each, 0);

describe('the books that features are written by', () => {
  it('leave over what their entries do not say', () => {
    const left = PARTS_OF_ROWS.slice();
    const { books, entries } = learnBooks(left, EVENLY);
    for (let row = 0; row < ROWS; row += 97)
      for (let part = 0; part < PARTS; part += 1) {
        const said = BOOKS.reduce((sum, { from, width }, book) => {
          if (part < from || part >= from + width) return sum;
          const entry = (entries[book] as Uint8Array)[row] as number;
          return sum + (books[(BOOK_AT[book] as number) + entry * width + part - from] as number);
        }, 0);
        const at = row * PARTS + part;
        expect(said + (left[at] as number)).toBeCloseTo(PARTS_OF_ROWS[at] as number, 5);
      }
    expect(squares(left)).toBeLessThan(0.45 * squares(PARTS_OF_ROWS));
  });

  it('come nearest to the rows that weigh most', () => {
    const heavyFirst = EVENLY.map((_, row) => (row < 100 ? 1000 : 1));
    const left = PARTS_OF_ROWS.slice();
    learnBooks(left, heavyFirst);
    expect(squares(left.subarray(0, 100 * PARTS)) / 100).toBeLessThan(
      (0.6 * squares(left.subarray(100 * PARTS))) / (ROWS - 100),
    );
  });

  it('are the same for the same rows, and nothing for none', () => {
    const again = () => learnBooks(PARTS_OF_ROWS.slice(), EVENLY);
    expect(again()).toEqual(again());
    expect(learnBooks(new Float32Array(0), new Float64Array(0)).books.every((each) => each === 0)).toBe(true);
  });
});
