import { sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { StoredAnswers } from '../documents/answers';
import { flag, id, instant, isAtMost, isDate, isRating, level } from './columns';
import { owners } from './owners';

const ownerId = () =>
  text('owner_id')
    .notNull()
    .references((): AnySQLiteColumn => owners.id, { onDelete: 'cascade' });

export const moodEntries = sqliteTable(
  'mood_entries',
  {
    id: id(),
    ownerId: ownerId(),
    /** The instant the check-in is about; `recordedAt` is when it was written. */
    date: instant('date').notNull(),
    timeZone: text('time_zone').notNull(),
    /** The owner's calendar day at the time of writing; it never moves. */
    localDate: text('local_date').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    isBackdated: flag('is_backdated').notNull().default(false),
    updatedAt: instant('updated_at').notNull(),
    sleepRating: integer('sleep_rating').notNull(),
    stressRating: integer('stress_rating').notNull(),
    energyRating: integer('energy_rating').notNull(),
    socialRating: integer('social_rating').notNull(),
    selfCareRating: integer('self_care_rating').notNull(),
    /** The rounded mean of all answers, not the answer to the mood question. */
    overallMood: integer('overall_mood').notNull(),
    appetiteRating: integer('appetite_rating'),
    focusRating: integer('focus_rating'),
    anxietyRating: integer('anxiety_rating'),
    motivationRating: integer('motivation_rating'),
    notes: text('notes'),
    /** What the safety check found in the note; null when there is no note, or none has looked yet. */
    noteLevel: level('note_level'),
    /** What was really answered: the stored default of 3 is not in here. */
    responses: text('responses', { mode: 'json' }).$type<StoredAnswers>().notNull(),
  },
  (table) => [
    check('mood_entries_sleep', isRating(table.sleepRating)),
    check('mood_entries_stress', isRating(table.stressRating)),
    check('mood_entries_energy', isRating(table.energyRating)),
    check('mood_entries_social', isRating(table.socialRating)),
    check('mood_entries_self_care', isRating(table.selfCareRating)),
    check('mood_entries_overall', isRating(table.overallMood)),
    check('mood_entries_appetite', isRating(table.appetiteRating)),
    check('mood_entries_focus', isRating(table.focusRating)),
    check('mood_entries_anxiety', isRating(table.anxietyRating)),
    check('mood_entries_motivation', isRating(table.motivationRating)),
    check('mood_entries_notes', isAtMost(table.notes, 2000)),
    check('mood_entries_local_date', isDate(table.localDate)),
    check('mood_entries_responses', sql`json_valid(${table.responses})`),
    index('mood_entries_newest').on(table.ownerId, table.date, table.id),
    // Few rows: the risk level asks for the newest note that sounded like a crisis.
    index('mood_entries_crisis_notes')
      .on(table.ownerId, table.updatedAt)
      .where(sql`note_level in ('crisis', 'imminent')`),
    index('mood_entries_unassessed')
      .on(table.id)
      .where(sql`${table.notes} is not null and ${table.noteLevel} is null`),
    // Holds overall_mood too, so that neither a chart of daily means nor a search by rating opens the rows.
    index('mood_entries_by_day').on(table.ownerId, table.localDate, table.date, table.id, table.overallMood),
  ],
);

/**
 * Check-ins that were deleted a moment ago: each sealed with a key that only the browser holds which deleted it, so
 * that nobody else, and after its ten seconds nobody at all, can read it (docs/decisions/016).
 */
export const deletedMoodEntries = sqliteTable(
  'deleted_mood_entries',
  {
    /** SHA-256 of the browser's key. */
    keyHash: text('key_hash').primaryKey(),
    ownerId: ownerId(),
    sealed: text('sealed').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('deleted_mood_entries_by_owner').on(table.ownerId),
    index('deleted_mood_entries_by_age').on(table.expiresAt),
  ],
);

export const userStats = sqliteTable(
  'user_stats',
  {
    ownerId: text('owner_id')
      .primaryKey()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** Days in a row up to `lastCheckinDate`; whether the streak still stands is judged at reading. */
    streakDays: integer('streak_days').notNull().default(0),
    selfCarePoints: integer('self_care_points').notNull().default(0),
    totalCheckins: integer('total_checkins').notNull().default(0),
    lastCheckinDate: text('last_checkin_date'),
  },
  (table) => [
    check(
      'user_stats_not_negative',
      sql`min(${table.streakDays}, ${table.selfCarePoints}, ${table.totalCheckins}) >= 0`,
    ),
    check('user_stats_last_date', isDate(table.lastCheckinDate)),
  ],
);

/** A check-in that has been begun. One for each mode, so a quick one does not overwrite a full one. */
export const checkInDrafts = sqliteTable(
  'check_in_drafts',
  {
    ownerId: ownerId(),
    mode: text('mode', { enum: ['full', 'quick'] }).notNull(),
    /** Goes with the submission, so that a retried one is stored once. */
    submissionKey: text('submission_key').notNull(),
    answers: text('answers', { mode: 'json' }).$type<StoredAnswers>().notNull(),
    notes: text('notes').notNull().default(''),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.mode] }),
    check('check_in_drafts_mode', sql`${table.mode} in ('full', 'quick')`),
    check('check_in_drafts_notes', isAtMost(table.notes, 2000)),
    index('check_in_drafts_by_age').on(table.updatedAt),
  ],
);

/** Answers sent after the session had ended: kept for their owner until that owner logs in on the same device. */
export const parkedDrafts = sqliteTable(
  'parked_drafts',
  {
    id: id(),
    ownerId: ownerId(),
    /** SHA-256 of the token in the device's cookie. */
    tokenHash: text('token_hash').notNull().unique(),
    mode: text('mode', { enum: ['full', 'quick'] }).notNull(),
    answers: text('answers', { mode: 'json' }).$type<StoredAnswers>().notNull(),
    notes: text('notes').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('parked_drafts_notes', isAtMost(table.notes, 2000)),
    index('parked_drafts_by_owner').on(table.ownerId),
    index('parked_drafts_by_age').on(table.createdAt),
  ],
);

/** Makes a retried write happen once: written in the same transaction as what it names. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    ownerId: ownerId(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    resourceId: text('resource_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('idempotency_keys_once').on(table.ownerId, table.operation, table.key),
    index('idempotency_keys_by_age').on(table.createdAt),
  ],
);
