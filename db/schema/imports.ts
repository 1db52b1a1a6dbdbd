import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ImportContent, MoodRatings } from '../documents/import';
import { id, instant, isDate } from './columns';
import { owners } from './owners';

/** A file that somebody wants to add: it waits here, row by row, until they have seen what would happen. */
export const imports = sqliteTable(
  'imports',
  {
    id: id(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    source: text('source', { enum: ['soundings', 'daylio'] }).notNull(),
    /** `adding` and `undoing` belong to one process; another one that finds them left behind undoes them. */
    state: text('state', { enum: ['reading', 'ready', 'adding', 'undoing', 'done'] }).notNull(),
    /** The zone of the clock that the file's times were read from. */
    timeZone: text('time_zone').notNull(),
    /** A rating for each of the file's moods; null until its owner has said, and for a file without moods. */
    moods: text('moods', { mode: 'json' }).$type<MoodRatings>(),
    /** The last row that has been added. */
    addedUpTo: integer('added_up_to').notNull().default(0),
    /** The process, and within it the run, that adds or undoes. */
    worker: text('worker'),
    /** When that was last heard of. */
    beatAt: instant('beat_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('imports_state', sql`${table.state} in ('reading', 'ready', 'adding', 'undoing', 'done')`),
    index('imports_by_owner').on(table.ownerId),
    index('imports_by_age').on(table.beatAt),
    index('imports_under_way')
      .on(table.beatAt)
      .where(sql`state in ('adding', 'undoing')`),
  ],
);

export const importRows = sqliteTable(
  'import_rows',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Counts the rows of the file, from 1. */
    seq: integer('seq').notNull(),
    kind: text('kind', { enum: ['check-in', 'reflection', 'chat', 'score', 'plan', 'other'] }).notNull(),
    outcome: text('outcome', { enum: ['add', 'skip', 'refuse'] }).notNull(),
    /** Why it is skipped or refused. */
    reason: text('reason'),
    day: text('day'),
    /** Its first words. */
    label: text('label').notNull(),
    mood: text('mood'),
    /** The id it gets. */
    entryId: text('entry_id'),
    /** What would be stored; null for what would not. */
    content: text('content', { mode: 'json' }).$type<ImportContent>(),
    /** Characters of the content. */
    size: integer('size').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.seq] }),
    check('import_rows_day', isDate(table.day)),
    index('import_rows_by_outcome').on(table.importId, table.outcome, table.mood, table.kind),
  ],
);
