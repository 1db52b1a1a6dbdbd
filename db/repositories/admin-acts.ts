import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Executor } from '../client';
import { adminActs, users } from '../schema';

export async function insertAdminAct(db: Executor, act: typeof adminActs.$inferInsert): Promise<void> {
  await db.insert(adminActs).values(act);
}

const actors = alias(users, 'actors');
const subjects = alias(users, 'subjects');

/** Newest first, with the names as they are now; null for accounts that are gone. */
export async function listAdminActs(db: Executor, { limit, offset }: { limit: number; offset: number }) {
  return db
    .select({
      id: adminActs.id,
      source: adminActs.source,
      act: adminActs.act,
      detail: adminActs.detail,
      createdAt: adminActs.createdAt,
      actorEmail: actors.email,
      subjectEmail: subjects.email,
    })
    .from(adminActs)
    .leftJoin(actors, eq(actors.id, adminActs.actorId))
    .leftJoin(subjects, eq(subjects.id, adminActs.subjectId))
    .orderBy(desc(adminActs.createdAt), desc(adminActs.id))
    .limit(limit)
    .offset(offset);
}
