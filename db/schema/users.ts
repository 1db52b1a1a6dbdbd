import { sql } from 'drizzle-orm';
import { check, index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, instant, isAtMost } from './columns';
import { owners } from './owners';

export const users = sqliteTable(
  'users',
  {
    /** The id of the owner this member is. */
    id: text('id')
      .primaryKey()
      .references(() => owners.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Stored in lower case, so that unique means unique. */
    email: text('email').notNull().unique(),
    phoneNumber: text('phone_number').notNull(),
    passwordHash: text('password_hash').notNull(),
    isAdmin: flag('is_admin').notNull().default(false),
    isActive: flag('is_active').notNull().default(true),
    onboardedAt: instant('onboarded_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    lastLoginAt: instant('last_login_at'),
    /** Until when an admin may go without a second factor; null for members. */
    factorDueAt: instant('factor_due_at'),
    /** The version of the terms this member has agreed to or been told of, and when; null: from before there were any. */
    termsVersion: text('terms_version'),
    termsAcceptedAt: instant('terms_accepted_at'),
    /** First name, last name and email in lower case, for searching and sorting; kept by the repository. */
    searchText: text('search_text').notNull().default(''),
  },
  (table) => [
    check('users_first_name_length', isAtMost(table.firstName, 100)),
    check('users_last_name_length', isAtMost(table.lastName, 100)),
    check('users_email_length', isAtMost(table.email, 255)),
    check('users_phone_length', isAtMost(table.phoneNumber, 20)),
    index('users_by_created_at').on(table.createdAt, table.id),
    index('users_by_last_login').on(table.lastLoginAt, table.id),
    index('users_by_standing').on(table.isActive, table.isAdmin),
    // Answers a search without opening a row (docs/decisions/027).
    index('users_by_search_text').on(
      table.searchText,
      table.id,
      table.isActive,
      table.isAdmin,
      table.createdAt,
      table.lastLoginAt,
    ),
    index('users_active_admins')
      .on(table.id)
      .where(sql`is_admin = 1 and is_active = 1`),
  ],
);

export const passwordResetTokens = sqliteTable(
  'password_reset_tokens',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    used: flag('used').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('password_reset_tokens_by_user').on(table.userId),
    index('password_reset_tokens_by_expiry').on(table.expiresAt),
  ],
);

/** A new address that waits to be confirmed from its mailbox. One for each member. */
export const emailChanges = sqliteTable(
  'email_changes',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    newEmail: text('new_email').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    check('email_changes_length', isAtMost(table.newEmail, 255)),
    index('email_changes_by_expiry').on(table.expiresAt),
  ],
);
