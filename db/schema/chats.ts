import { sql } from 'drizzle-orm';
import { check, index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, instant } from './columns';
import { owners } from './owners';

export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
  /** ISO 8601 instant. */
  timestamp: string;
}

export const chatSessions = sqliteTable(
  'chat_sessions',
  {
    id: id(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    date: instant('date').notNull(),
    messages: text('messages', { mode: 'json' }).$type<ChatMessage[]>().notNull(),
    summary: text('summary'),
    sentiment: text('sentiment'),
  },
  (table) => [
    check('chat_sessions_messages', sql`json_valid(${table.messages})`),
    index('chat_sessions_newest').on(table.ownerId, table.date),
  ],
);
