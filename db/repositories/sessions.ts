import { and, desc, eq, gt, gte, lt, ne, or } from 'drizzle-orm';
import type { Executor } from '../client';
import { filled, prepared } from '../prepared';
import { appLocks, owners, sessions, users } from '../schema';

export async function insertSession(db: Executor, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

const sessionByToken = prepared((db) =>
  db
    .select({ session: sessions, user: users, owner: owners, appLock: appLocks })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(owners, eq(owners.id, sessions.userId))
    .leftJoin(appLocks, eq(appLocks.userId, sessions.userId))
    .where(eq(sessions.tokenHash, filled('tokenHash')))
    .prepare(),
);

/** The session with its member, owner and app lock (null: none) in one query, whatever its age: the domain judges that. */
export async function findSession(db: Executor, tokenHash: string) {
  const [row] = await sessionByToken(db).execute({ tokenHash });
  return row;
}

export type SessionWithMember = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export async function touchSession(
  db: Executor,
  { id, userId, at }: { id: string; userId: string; at: Date },
) {
  await db
    .update(sessions)
    .set({ lastUsedAt: at })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
}

/** Notes that the member of a session has just proved who they are. False when the session has ended. */
export async function confirmSession(
  db: Executor,
  { tokenHash, userId, at }: { tokenHash: string; userId: string; at: Date },
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ confirmedAt: at })
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function deleteSession(db: Executor, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSessionsOf(db: Executor, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function deleteEndedSessions(db: Executor, { now, idleSince }: { now: Date; idleSince: Date }) {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.lastUsedAt, idleSince)));
}

export async function hasLiveSession(
  db: Executor,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .limit(1);
  return row !== undefined;
}

export async function listLiveSessions(
  db: Executor,
  { userId, now, idleSince }: { userId: string; now: Date; idleSince: Date },
) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gte(sessions.lastUsedAt, idleSince)))
    .orderBy(desc(sessions.lastUsedAt));
}

export async function deleteOwnSession(
  db: Executor,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
}

export async function deleteOtherSessions(
  db: Executor,
  { userId, exceptHash }: { userId: string; exceptHash: string },
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, exceptHash)));
}
