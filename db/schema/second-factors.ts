import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, instant, isAtMost } from './columns';
import { users } from './users';

const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The app that makes a member's codes (RFC 6238). One for each member; it counts once it is confirmed by a code. */
export const codeApps = sqliteTable('code_apps', {
  userId: ofUser().primaryKey(),
  /** The secret, sealed for its member with a key that is not in the database. */
  sealedSecret: text('sealed_secret').notNull(),
  /** The time step of the last code that was taken: no code of it or before is taken again. */
  lastStep: integer('last_step').notNull().default(0),
  confirmedAt: instant('confirmed_at'),
  createdAt: instant('created_at').notNull(),
});

export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: id(),
    userId: ofUser(),
    /** Argon2id, as of a password. */
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('recovery_codes_by_user').on(table.userId)],
);

export const passkeys = sqliteTable(
  'passkeys',
  {
    id: id(),
    userId: ofUser(),
    /** As the device names it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device says it was used; some say 0 for ever. */
    counter: integer('counter').notNull(),
    /** How the browser reaches it, such as "internal"; comma-separated. */
    transports: text('transports').notNull().default(''),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    check('passkeys_name_length', isAtMost(table.name, 60)),
    index('passkeys_by_user').on(table.userId),
  ],
);

/** A question that a browser was asked and has to answer soon: a code after a password, or the challenge of a passkey. */
export const factorChallenges = sqliteTable(
  'factor_challenges',
  {
    /** SHA-256 of the token in the browser's cookie. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['code', 'passkey-login', 'passkey-confirm', 'passkey-add'] }).notNull(),
    /** Null: somebody who has not said who they are. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** For a code: SHA-256 of the hash of the password that was right. For a passkey: what it has to sign. */
    expected: text('expected').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    check('factor_challenges_tries', sql`${table.triesLeft} >= 0`),
    index('factor_challenges_by_user').on(table.userId),
    index('factor_challenges_by_expiry').on(table.expiresAt),
  ],
);
