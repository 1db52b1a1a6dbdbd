import { sql } from 'drizzle-orm';
import { check, index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { HIGHER_IS, SCORE_INSTRUMENTS } from '../documents/score';
import { id, instant, isAtMost, isDate } from './columns';
import { owners } from './owners';

/** The result of a questionnaire that a clinician gave: numbers alone, never its wording. */
export const questionnaireScores = sqliteTable(
  'questionnaire_scores',
  {
    id: id(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    instrument: text('instrument', { enum: SCORE_INSTRUMENTS }).notNull(),
    /** The day it was filled in, YYYY-MM-DD. */
    date: text('date').notNull(),
    total: real('total').notNull(),
    /** All of its answers, in their order; null when the total alone is known. */
    answers: text('answers', { mode: 'json' }).$type<number[]>(),
    /** How difficult it makes things (PHQ-9 only), 0 to 3. It is no part of the total. */
    difficulty: integer('difficulty'),
    /** What another questionnaire is called, its range, and which way it runs; null for the known ones. */
    name: text('name'),
    min: real('min'),
    max: real('max'),
    higherIs: text('higher_is', { enum: HIGHER_IS }),
    recordedAt: instant('recorded_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check(
      'questionnaire_scores_instrument',
      sql`${table.instrument} in ('phq-9', 'gad-7', 'who-5', 'other')`,
    ),
    check('questionnaire_scores_date', isDate(table.date)),
    check('questionnaire_scores_difficulty', sql`${table.difficulty} between 0 and 3`),
    check('questionnaire_scores_name', isAtMost(table.name, 100)),
    check(
      'questionnaire_scores_described',
      sql`(${table.instrument} = 'other') = (${table.name} is not null)`,
    ),
    index('questionnaire_scores_by_day').on(table.ownerId, table.date, table.recordedAt),
  ],
);
