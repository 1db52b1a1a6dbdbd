import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { MAIL_KINDS, MAIL_STATUSES } from '../documents/mail';
import { id, instant, isAtMost } from './columns';
import { users } from './users';

/** Mails on their way, and for a week what became of them (docs/decisions/054). */
export const mailMessages = sqliteTable(
  'mail_messages',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: MAIL_KINDS }).notNull(),
    /** Enough to tell two apart, such as "i***@e***.org". */
    maskedTo: text('masked_to').notNull(),
    /** Address, subject and words, sealed with a key that is not in the database; null once it waits no more. */
    sealed: text('sealed'),
    status: text('status', { enum: MAIL_STATUSES }).notNull().default('waiting'),
    /** The earliest moment of the next try. During a try: when it will have been given up at the latest. */
    dueAt: instant('due_at').notNull(),
    /** After this it has lost its point: a link in it has ended. */
    expiresAt: instant('expires_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    attemptedAt: instant('attempted_at'),
    /** Why the last try failed, and the codes of the server's reply. */
    trouble: text('trouble'),
    reply: text('reply'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('mail_messages_due').on(table.status, table.dueAt),
    index('mail_messages_attempted').on(table.status, table.attemptedAt),
    index('mail_messages_newest').on(table.createdAt, table.id),
    index('mail_messages_by_user').on(table.userId, table.kind),
    check('mail_messages_masked_to', isAtMost(table.maskedTo, 40)),
    check('mail_messages_reply', isAtMost(table.reply, 12)),
  ],
);
