import { sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { integer, text } from 'drizzle-orm/sqlite-core';
import { STORED_LEVELS } from '../documents/safety-level';

/** An instant, stored as milliseconds since 1970. */
export const instant = (name: string) => integer(name, { mode: 'timestamp_ms' });
export const flag = (name: string) => integer(name, { mode: 'boolean' });
/** What the safety check found in a text. */
export const level = (name: string) => text(name, { enum: STORED_LEVELS });
export const id = () => text('id').primaryKey();

/** SQL for a check that a column holds a rating of 1 to 5 (a column that may be null passes on null). */
export const isRating = (column: AnySQLiteColumn) => sql`${column} between 1 and 5`;
/** SQL for a check that a column looks like a calendar date, YYYY-MM-DD. */
export const isDate = (column: AnySQLiteColumn) =>
  sql`${column} glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'`;
/** SQL for a check on the length of a text, in characters. */
export const isAtMost = (column: AnySQLiteColumn, characters: number) =>
  sql`length(${column}) <= ${sql.raw(String(characters))}`;
