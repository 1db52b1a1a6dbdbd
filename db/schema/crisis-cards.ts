import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** How often help was shown because of what somebody had written: one number a month, of nobody in particular. */
export const crisisCards = sqliteTable(
  'crisis_cards',
  {
    /** YYYY-MM, in UTC. */
    month: text('month').primaryKey(),
    shown: integer('shown').notNull(),
  },
  (table) => [
    check('crisis_cards_month', sql`${table.month} glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]'`),
    check('crisis_cards_shown', sql`${table.shown} > 0`),
  ],
);
