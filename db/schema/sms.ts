import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, instant, isAtMost } from './columns';
import { users } from './users';

/** One row, id 1. */
export const smsSettings = sqliteTable(
  'sms_settings',
  {
    id: integer('id').primaryKey(),
    welcomeEnabled: flag('welcome_enabled').notNull().default(true),
    reminderEnabled: flag('reminder_enabled').notNull().default(false),
    achievementEnabled: flag('achievement_enabled').notNull().default(true),
    weeklyReflectionEnabled: flag('weekly_reflection_enabled').notNull().default(false),
    defaultFromNumber: text('default_from_number').notNull().default(''),
    rateLimitPerDay: integer('rate_limit_per_day').notNull().default(5),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check('sms_settings_single_row', sql`${table.id} = 1`),
    check('sms_settings_rate_limit', sql`${table.rateLimitPerDay} between 1 and 100`),
  ],
);

export const smsTemplates = sqliteTable('sms_templates', {
  id: id(),
  name: text('name').notNull(),
  messageType: text('message_type').notNull().unique(),
  message: text('message').notNull(),
  isActive: flag('is_active').notNull().default(true),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const smsLogs = sqliteTable(
  'sms_logs',
  {
    id: id(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    phoneNumber: text('phone_number').notNull(),
    messageType: text('message_type').notNull(),
    message: text('message').notNull(),
    status: text('status').notNull(),
    /** The provider's message id. */
    twilioSid: text('twilio_sid'),
    errorMessage: text('error_message'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('sms_logs_newest').on(table.createdAt, table.id),
    index('sms_logs_by_user').on(table.userId, table.createdAt),
    index('sms_logs_by_type').on(table.messageType, table.createdAt, table.id),
    index('sms_logs_by_status').on(table.status, table.createdAt, table.id),
    index('sms_logs_by_provider_id').on(table.twilioSid),
    check('sms_logs_phone', isAtMost(table.phoneNumber, 20)),
  ],
);
