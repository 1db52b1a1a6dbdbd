import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant } from './columns';
import { users } from './users';

/** A PIN that a member's sessions ask for after a while away. */
export const appLocks = sqliteTable(
  'app_locks',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Argon2id, as of a password. */
    pinHash: text('pin_hash').notNull(),
    awayMinutes: integer('away_minutes').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [check('app_locks_away_minutes', sql`${table.awayMinutes} in (1, 5, 15, 60)`)],
);
