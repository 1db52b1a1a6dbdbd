import { sql } from 'drizzle-orm';
import { check, index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { WordingTexts } from '../documents/wording';
import { instant } from './columns';
import { owners } from './owners';

/** Built-in texts of an owner as a model has worded them, by the hash of everything it was given. */
export const wordings = sqliteTable(
  'wordings',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    inputHash: text('input_hash').notNull(),
    /** Null while a call is under way, and after one that gave nothing usable. */
    texts: text('texts', { mode: 'json' }).$type<WordingTexts>(),
    /** The model and its host, as people are told. */
    wordedBy: text('worded_by').notNull(),
    /** Without texts: from here on another call may be made. */
    claimedUntil: instant('claimed_until').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.inputHash] }),
    check('wordings_texts', sql`json_valid(${table.texts})`),
    index('wordings_by_age').on(table.createdAt),
  ],
);
