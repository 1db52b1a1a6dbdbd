import { sql } from 'drizzle-orm';
import { check, index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, instant, isAtMost } from './columns';
import { users } from './users';

export interface ReportDateRange {
  /** YYYY-MM-DD, both ends included. */
  start: string;
  end: string;
}

export interface ReportShareSettings {
  providerName: string;
  providerEmail: string;
  expiresAt?: string;
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
    reportData: text('report_data', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    shareSettings: text('share_settings', { mode: 'json' }).$type<ReportShareSettings>().notNull(),
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
