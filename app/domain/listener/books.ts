/** Every feature points in this many directions, and every label looks for some of them. */
export const RANK = 16;

/**
 * What a feature stands for is not written out: each part of it is the nearest entry of a book of such parts, and only
 * the entry's number is kept. The parts are the first and the second half of its directions, and its weights of its own for
 * the groups of signs; a fourth book mends what the third leaves over. All are multiplied by how rare the feature is.
 */
export const BOOKS = [
  { from: 0, width: RANK / 2, entries: 256 },
  { from: RANK / 2, width: RANK / 2, entries: 256 },
  { from: RANK, width: 4, entries: 256 },
  { from: RANK, width: 4, entries: 16 },
] as const;

/** Numbers of a feature in all. */
export const PARTS = RANK + 4;

/** Where each book begins among the floats of all. */
export const BOOK_AT: readonly number[] = BOOKS.map((_, book) =>
  BOOKS.slice(0, book).reduce((sum, { width, entries }) => sum + width * entries, 0),
);
export const BOOK_FLOATS = BOOKS.reduce((sum, { width, entries }) => sum + width * entries, 0);
