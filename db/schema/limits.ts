import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant } from './columns';

/** Fixed windows of attempts. The key is a keyed hash: no address and no email is kept. */
export const rateLimits = sqliteTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('rate_limits_by_reset').on(table.resetsAt)],
);
