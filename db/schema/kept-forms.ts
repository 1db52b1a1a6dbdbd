import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, instant } from './columns';
import { owners } from './owners';

/**
 * What was typed into a form that arrived after its writer's session had ended. It is kept for a day, sealed with a key that
 * only the writer's device holds (docs/decisions/046).
 */
export const keptForms = sqliteTable(
  'kept_forms',
  {
    id: id(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** SHA-256 of the device's key: it opens every form that was sent from there. */
    keyHash: text('key_hash').notNull(),
    /** The owner at the time, whose name is part of the seal: a guest's form goes with them into their account. */
    sealedFor: text('sealed_for').notNull(),
    sealed: text('sealed').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('kept_forms_by_key').on(table.keyHash, table.ownerId),
    index('kept_forms_by_owner').on(table.ownerId),
    index('kept_forms_by_age').on(table.expiresAt),
  ],
);
