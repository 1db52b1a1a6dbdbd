import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ChatMessage } from '../documents/conversation';
import { id, instant, level } from './columns';
import { owners } from './owners';

export const chatSessions = sqliteTable(
  'chat_sessions',
  {
    id: id(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** When it began. */
    date: instant('date').notNull(),
    /** The owner's calendar day on which it began. */
    localDate: text('local_date'),
    /** Null while it can go on. */
    endedAt: instant('ended_at'),
    messages: text('messages', { mode: 'json' }).$type<ChatMessage[]>().notNull(),
    /** What the talk remembers between turns, and what it holds of risk: read by `harbor/machine/talk/stored`. */
    memory: text('memory', { mode: 'json' })
      .$type<object>()
      .notNull()
      .default(sql`'{}'`),
    safety: text('safety', { mode: 'json' })
      .$type<object>()
      .notNull()
      .default(sql`'{}'`),
    /** The highest level that one of its messages reached. */
    highestLevel: level('highest_level').notNull().default('none'),
    /** When its newest message at crisis or above that was about the writer arrived. */
    crisisAt: instant('crisis_at'),
    summary: text('summary'),
    sentiment: text('sentiment'),
    /** Changes with every change of the row (also by a trigger, db/triggers.ts): what was decided from another is void. */
    revision: integer('revision').notNull().default(0),
  },
  (table) => [
    check('chat_sessions_messages', sql`json_valid(${table.messages})`),
    index('chat_sessions_newest').on(table.ownerId, table.date),
    // Two tabs that begin a conversation at once begin the same one.
    uniqueIndex('chat_sessions_one_open')
      .on(table.ownerId)
      .where(sql`ended_at is null`),
    index('chat_sessions_crisis')
      .on(table.ownerId, table.crisisAt)
      .where(sql`crisis_at is not null`),
  ],
);
