import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { appLocks, sessions } from '../schema';

export type AppLockRow = typeof appLocks.$inferSelect;

export async function findAppLock(db: Executor, userId: string): Promise<AppLockRow | undefined> {
  return db.query.appLocks.findFirst({ where: eq(appLocks.userId, userId) });
}

export async function saveAppLock(db: Executor, lock: AppLockRow): Promise<void> {
  await db.insert(appLocks).values(lock).onConflictDoUpdate({ target: appLocks.userId, set: lock });
}

export async function deleteAppLock(db: Executor, userId: string): Promise<void> {
  await db.delete(appLocks).where(eq(appLocks.userId, userId));
}

interface Which {
  id: string;
  userId: string;
}

const own = ({ id, userId }: Which) => and(eq(sessions.id, id), eq(sessions.userId, userId));

/** Locks a session; one that is locked stays locked since when it was. */
export async function lockSession(db: Executor, { at, ...which }: Which & { at: Date }): Promise<void> {
  await db
    .update(sessions)
    .set({ lockedAt: at })
    .where(and(own(which), isNull(sessions.lockedAt)));
}

export async function unlockSession(db: Executor, { at, ...which }: Which & { at: Date }): Promise<void> {
  await db.update(sessions).set({ lockedAt: null, pinTries: 0, lastUsedAt: at }).where(own(which));
}

/** Takes one of the tries before the PIN is looked at, and gives how many are taken; undefined when none is left. */
export async function takePinTry(
  db: Executor,
  { most, ...which }: Which & { most: number },
): Promise<number | undefined> {
  const [row] = await db
    .update(sessions)
    .set({ pinTries: sql`${sessions.pinTries} + 1` })
    .where(and(own(which), lt(sessions.pinTries, most)))
    .returning({ taken: sessions.pinTries });
  return row?.taken;
}
