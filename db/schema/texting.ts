import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, instant, isAtMost } from './columns';
import { users } from './users';

const userId = () => text('user_id').references(() => users.id, { onDelete: 'cascade' });

/** A member's own say about text messages. No row: nothing but the welcome. */
export const textingPreferences = sqliteTable(
  'texting_preferences',
  {
    userId: userId().primaryKey(),
    /** The words the member agreed to, and when; both null without consent. */
    consentText: text('consent_text'),
    consentedAt: instant('consented_at'),
    /** The number that a code has reached, in E.164. Another number in the account has to be confirmed again. */
    confirmedNumber: text('confirmed_number'),
    confirmedAt: instant('confirmed_at'),
    reminderOn: flag('reminder_on').notNull().default(false),
    /** The wall-clock hour of the reminder in the member's zone. */
    reminderHour: integer('reminder_hour').notNull().default(18),
    achievementOn: flag('achievement_on').notNull().default(false),
    weeklyReflectionOn: flag('weekly_reflection_on').notNull().default(false),
    /** When the next reminder is due; null while there is none to come. */
    nextReminderAt: instant('next_reminder_at'),
    nextReflectionAt: instant('next_reflection_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check('texting_preferences_hour', sql`${table.reminderHour} between 8 and 20`),
    index('texting_preferences_next_reminder').on(table.nextReminderAt),
    index('texting_preferences_next_reflection').on(table.nextReflectionAt),
  ],
);

/** A code on its way to a number: one per member, ten minutes, five tries. */
export const textingCodes = sqliteTable(
  'texting_codes',
  {
    userId: userId().primaryKey(),
    phoneNumber: text('phone_number').notNull(),
    /** Argon2id: six digits are few. */
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('texting_codes_by_expiry').on(table.expiresAt)],
);

/** Numbers whose owner has sent STOP. They stay when the account goes: the word is the number's, not the account's. */
export const smsOptOuts = sqliteTable('sms_opt_outs', {
  phoneNumber: text('phone_number').primaryKey(),
  optedOutAt: instant('opted_out_at').notNull(),
});

/**
 * Texts that are to be sent, once each. `intent` names what a text is for, so that the same one, asked for again, is
 * found there already (docs/decisions/028).
 */
export const smsMessages = sqliteTable(
  'sms_messages',
  {
    id: id(),
    intent: text('intent').notNull().unique(),
    userId: userId().notNull(),
    messageType: text('message_type', {
      enum: ['welcome', 'reminder', 'achievement', 'weekly-reflection'],
    }).notNull(),
    /** E.164. */
    phoneNumber: text('phone_number').notNull(),
    streakDays: integer('streak_days'),
    /** For a reminder the day, for a weekly reflection the Sunday it is about. */
    day: text('day'),
    status: text('status', {
      enum: ['due', 'sending', 'sent', 'failed', 'unknown', 'not_configured', 'skipped'],
    })
      .notNull()
      .default('due'),
    /** Not before: the end of the quiet hours, or the next try. */
    dueAt: instant('due_at').notNull(),
    /** After this it has lost its point and is not sent any more. */
    expiresAt: instant('expires_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    attemptedAt: instant('attempted_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('sms_messages_due').on(table.status, table.dueAt),
    index('sms_messages_attempted').on(table.userId, table.attemptedAt),
    index('sms_messages_by_age').on(table.messageType, table.createdAt),
    check('sms_messages_phone', isAtMost(table.phoneNumber, 20)),
  ],
);
