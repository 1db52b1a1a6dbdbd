import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, instant } from './columns';
import { users } from './users';

/** What admins have done: who, what, to whom, when. It outlives the accounts it names, without naming them then. */
export const adminActs = sqliteTable(
  'admin_acts',
  {
    id: id(),
    /** Null: the command line, or an account that is gone. */
    actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** `command`: `npm run admin` on the server. */
    source: text('source', { enum: ['screen', 'command'] }).notNull(),
    act: text('act').notNull(),
    subjectId: text('subject_id').references(() => users.id, { onDelete: 'set null' }),
    /** What was changed, of settings and templates. Never a text somebody wrote about themselves. */
    detail: text('detail'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('admin_acts_newest').on(table.createdAt, table.id),
    index('admin_acts_by_actor').on(table.actorId),
    index('admin_acts_by_subject').on(table.subjectId),
  ],
);
