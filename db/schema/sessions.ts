import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, instant } from './columns';
import { users } from './users';

/** Where a member is logged in. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the cookie or the Bearer header. */
    tokenHash: text('token_hash').notNull().unique(),
    /** A coarse name such as "Firefox on Android"; null when the client did not say. */
    device: text('device'),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** When the password or a passkey was last given again within it, to change how one logs in. */
    confirmedAt: instant('confirmed_at'),
    createdAt: instant('created_at').notNull(),
    /** Set by "Lock now"; a session that was away for too long is locked without it. */
    lockedAt: instant('locked_at'),
    /** Wrong PINs since the lock fell. */
    pinTries: integer('pin_tries').notNull().default(0),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_expiry').on(table.expiresAt)],
);
