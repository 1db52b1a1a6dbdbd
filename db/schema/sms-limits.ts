import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, instant } from './columns';

/** Every text that went out or may have: what limits are counted by (docs/decisions/044). It outlives accounts, for 30 days. */
export const smsSends = sqliteTable(
  'sms_sends',
  {
    /** The id of the text's line in the log; for a reply, the provider's id of the message it answers. */
    id: id(),
    kind: text('kind', {
      enum: ['welcome', 'reminder', 'achievement', 'weekly-reflection', 'code', 'test', 'reply'],
    }).notNull(),
    /** A keyed hash of the number, where a number has a limit of its own. */
    numberHash: text('number_hash'),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    index('sms_sends_by_time').on(table.sentAt, table.kind),
    index('sms_sends_by_number').on(table.numberHash, table.kind, table.sentAt),
  ],
);

/** The clock hours in which the server's cap held texts back. */
export const smsCapHits = sqliteTable('sms_cap_hits', {
  hour: integer('hour', { mode: 'timestamp_ms' }).primaryKey(),
  firstAt: instant('first_at').notNull(),
  /** When the admins were told. */
  toldAt: instant('told_at'),
});

/** Incoming texts that have counted. Kept for good: what the provider has signed can be sent again at any time. */
export const smsInbound = sqliteTable('sms_inbound', {
  signatureHash: text('signature_hash').primaryKey(),
  messageSid: text('message_sid').unique(),
  receivedAt: instant('received_at').notNull(),
});
