import { sql } from 'drizzle-orm';
import { check, index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ReportOutline, ReportSnapshot } from '../documents/report';
import { flag, id, instant, isAtMost, level } from './columns';
import { users } from './users';

export interface ReportDateRange {
  /** YYYY-MM-DD, both ends included. */
  start: string;
  end: string;
}

export interface ReportShareSettings {
  providerName: string;
  providerEmail: string;
  /** The instant the link ends, ISO 8601, and the last day it opens, YYYY-MM-DD. */
  expiresAt?: string;
  expiresOn?: string;
  message?: string;
}

export const moodReports = sqliteTable(
  'mood_reports',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reportId: text('report_id').notNull().unique(),
    title: text('title').notNull(),
    dateRange: text('date_range', { mode: 'json' }).$type<ReportDateRange>().notNull(),
    reportData: text('report_data', { mode: 'json' }).$type<ReportOutline>().notNull(),
    shareSettings: text('share_settings', { mode: 'json' }).$type<ReportShareSettings>().notNull(),
    /** Everything the report shows, as it was when it was made. */
    snapshot: text('snapshot', { mode: 'json' }).$type<ReportSnapshot>(),
    /** Argon2id; null without a passcode. */
    passcodeHash: text('passcode_hash'),
    /** The code in the short address; it opens nothing without a passcode. Null until the report first has a passcode. */
    shortCode: text('short_code').unique(),
    /** Null: the link does not end by itself. */
    expiresAt: instant('expires_at'),
    /** What the safety check found in the message; null without one. */
    messageLevel: level('message_level'),
    /** False: its owner has closed the link. */
    isActive: flag('is_active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('mood_reports_newest').on(table.userId, table.createdAt),
    check('mood_reports_report_id', isAtMost(table.reportId, 255)),
    check('mood_reports_title', isAtMost(table.title, 255)),
    check('mood_reports_json', sql`json_valid(${table.dateRange}) and json_valid(${table.reportData})`),
  ],
);

/** Every time somebody other than the owner opened the link. No address is kept. */
export const reportOpens = sqliteTable(
  'report_opens',
  {
    id: id(),
    reportRow: text('report_row')
      .notNull()
      .references(() => moodReports.id, { onDelete: 'cascade' }),
    openedAt: instant('opened_at').notNull(),
    /** Coarse, such as 'Safari on iPhone'. */
    device: text('device').notNull(),
  },
  (table) => [index('report_opens_newest').on(table.reportRow, table.openedAt)],
);

/** What is left of a deleted report: enough to say that it is gone, until the account goes, too. */
export const goneReports = sqliteTable(
  'gone_reports',
  {
    /** SHA-256 of the report id. */
    idHash: text('id_hash').primaryKey(),
    /** SHA-256 of the code of its short address; null where it had none. */
    shortCodeHash: text('short_code_hash'),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deletedAt: instant('deleted_at').notNull(),
  },
  (table) => [
    index('gone_reports_by_user').on(table.userId),
    index('gone_reports_by_short_code').on(table.shortCodeHash),
  ],
);
