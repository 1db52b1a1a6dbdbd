import { BOOK_AT, BOOK_FLOATS, BOOKS, PARTS } from '../../app/domain/listener/books';

/** Copied, for loops that run billions of times: an import may be looked up anew at each use. */
const ROW: number = PARTS;

/** Entries are found on so many rows, spread over all. */
const LEARNED_FROM = 40_000;
const ROUNDS = 12;

type Book = (typeof BOOKS)[number];
export interface Booked {
  books: Float32Array;
  /** For each book the entry of each row. */
  entries: Uint8Array[];
}

/**
 * The entries of each book (k-means, each row with its weight), and for each row the nearest one. `parts` holds `PARTS`
 * numbers for each row, and is left with what the books leave over: so a later book of the same part mends an earlier one.
 */
export function learnBooks(parts: Float32Array, weights: Float64Array): Booked {
  const books = new Float32Array(BOOK_FLOATS);
  const entries = BOOKS.map((book, index) => {
    const entry = books.subarray(BOOK_AT[index], (BOOK_AT[index] as number) + book.width * book.entries);
    learnEntries(entry, book, { parts, weights });
    const nearest = new Uint8Array(weights.length);
    for (let row = 0; row < nearest.length; row += 1) {
      const best = nearestOf(entry, book, parts, row);
      nearest[row] = best;
      for (let d = 0, at = row * ROW + book.from; d < book.width; d += 1, at += 1)
        parts[at] = (parts[at] as number) - (entry[best * book.width + d] as number);
    }
    return nearest;
  });
  return { books, entries };
}

function learnEntries(
  entry: Float32Array,
  book: Book,
  { parts, weights }: { parts: Float32Array; weights: Float64Array },
): void {
  const count = Math.min(LEARNED_FROM, weights.length);
  if (count === 0) return;
  const rows = Int32Array.from({ length: count }, (_, index) => Math.floor((index * weights.length) / count));
  for (let each = 0; each < book.entries; each += 1) {
    const from = (rows[Math.floor(((each + 0.5) * count) / book.entries)] as number) * ROW + book.from;
    entry.set(parts.subarray(from, from + book.width), each * book.width);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = new Float64Array(entry.length);
    const heavy = new Float64Array(book.entries);
    for (const row of rows) {
      const best = nearestOf(entry, book, parts, row);
      const weight = weights[row] as number;
      heavy[best] = (heavy[best] as number) + weight;
      for (let d = 0, at = best * book.width; d < book.width; d += 1, at += 1)
        sums[at] = (sums[at] as number) + weight * (parts[row * ROW + book.from + d] as number);
    }
    for (let at = 0; at < entry.length; at += 1) {
      const weight = heavy[Math.floor(at / book.width)] as number;
      if (weight > 0) entry[at] = (sums[at] as number) / weight;
    }
  }
}

function nearestOf(entry: Float32Array, { from, width, entries }: Book, parts: Float32Array, row: number) {
  const start = row * ROW + from;
  let best = 0;
  let least = Infinity;
  for (let each = 0, at = 0; each < entries; each += 1) {
    let far = 0;
    for (let d = 0; d < width; d += 1, at += 1) {
      const gap = (parts[start + d] as number) - (entry[at] as number);
      far += gap * gap;
    }
    if (far < least) {
      least = far;
      best = each;
    }
  }
  return best;
}
