import { sql } from 'drizzle-orm';
import { check, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant } from './columns';
import { owners } from './owners';

/** What was last worked out from an owner's check-ins, so that opening a page twice computes once. */
export const insightCache = sqliteTable(
  'insight_cache',
  {
    ownerId: text('owner_id')
      .primaryKey()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** The method, the revision of the check-ins and the owner's day that the findings belong to. */
    key: text('key').notNull(),
    /** Read by `insights/insights.server`, which knows what its method works out. */
    findings: text('findings', { mode: 'json' }).$type<object>().notNull(),
    computedAt: instant('computed_at').notNull(),
  },
  (table) => [check('insight_cache_findings', sql`json_valid(${table.findings})`)],
);
