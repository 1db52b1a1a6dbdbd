import { check, index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, instant, isDate, level } from './columns';
import { owners } from './owners';

export const weeklyReflections = sqliteTable(
  'weekly_reflections',
  {
    id: id(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** The Sunday that starts the week, YYYY-MM-DD in the owner's zone. */
    week: text('week').notNull(),
    date: instant('date').notNull(),
    highlights: text('highlights').notNull(),
    challenges: text('challenges').notNull().default(''),
    gratitude: text('gratitude').notNull().default(''),
    nextWeekGoals: text('next_week_goals').notNull().default(''),
    aiSummary: text('ai_summary'),
    /** What the safety check found in the words; null when none has looked. */
    textLevel: level('text_level'),
  },
  (table) => [
    uniqueIndex('weekly_reflections_one_a_week').on(table.ownerId, table.week),
    index('weekly_reflections_newest').on(table.ownerId, table.date),
    check('weekly_reflections_week', isDate(table.week)),
  ],
);

/** A reflection that has been begun; one for each owner. */
export const reflectionDrafts = sqliteTable(
  'reflection_drafts',
  {
    ownerId: text('owner_id')
      .primaryKey()
      .references(() => owners.id, { onDelete: 'cascade' }),
    highlights: text('highlights').notNull(),
    challenges: text('challenges').notNull(),
    gratitude: text('gratitude').notNull(),
    nextWeekGoals: text('next_week_goals').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('reflection_drafts_by_age').on(table.updatedAt)],
);
