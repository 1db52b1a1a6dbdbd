import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, instant } from './columns';
import { users } from './users';

/** What happened in an account, for its owner to read. What strangers can cause is folded: one row for an hour or a day. */
export const accountActivity = sqliteTable(
  'account_activity',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** A coarse name such as "Firefox on Android"; null when the client did not say. No address is kept. */
    device: text('device'),
    /** How often it happened, in a folded row. */
    count: integer('count').notNull().default(1),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** What is folded into one row has the same; any other row has its own id. */
    foldedUnder: text('folded_under').notNull(),
  },
  (table) => [
    uniqueIndex('account_activity_folded').on(table.userId, table.foldedUnder),
    index('account_activity_newest').on(table.userId, table.lastAt, table.id),
    index('account_activity_by_age').on(table.lastAt),
  ],
);
