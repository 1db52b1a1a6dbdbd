import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../client';
import { codeApps } from '../schema';

type CodeAppRow = typeof codeApps.$inferSelect;

/** Begins to set one up; takes the place of one that was never confirmed, and of no other. */
export async function saveCodeApp(
  db: Executor,
  { userId, sealedSecret, createdAt }: Pick<CodeAppRow, 'userId' | 'sealedSecret' | 'createdAt'>,
): Promise<void> {
  await db
    .insert(codeApps)
    .values({ userId, sealedSecret, createdAt })
    .onConflictDoUpdate({
      target: codeApps.userId,
      set: { sealedSecret, createdAt },
      setWhere: isNull(codeApps.confirmedAt),
    });
}

export async function findCodeApp(db: Executor, userId: string): Promise<CodeAppRow | undefined> {
  return db.query.codeApps.findFirst({ where: eq(codeApps.userId, userId) });
}

/** Makes it count from now on. False when it does already, or when another secret has taken the place of this one. */
export async function confirmCodeApp(
  db: Executor,
  { userId, sealedSecret, step, at }: { userId: string; sealedSecret: string; step: number; at: Date },
): Promise<boolean> {
  const rows = await db
    .update(codeApps)
    .set({ confirmedAt: at, lastStep: step })
    .where(
      and(eq(codeApps.userId, userId), eq(codeApps.sealedSecret, sealedSecret), isNull(codeApps.confirmedAt)),
    )
    .returning({ userId: codeApps.userId });
  return rows.length > 0;
}

/** Uses up a time step and all before it. False when that was done already. */
export async function takeStep(
  db: Executor,
  { userId, step }: { userId: string; step: number },
): Promise<boolean> {
  const rows = await db
    .update(codeApps)
    .set({ lastStep: step })
    .where(and(eq(codeApps.userId, userId), isNotNull(codeApps.confirmedAt), lt(codeApps.lastStep, step)))
    .returning({ userId: codeApps.userId });
  return rows.length > 0;
}

export async function deleteCodeApp(db: Executor, userId: string): Promise<boolean> {
  const rows = await db
    .delete(codeApps)
    .where(eq(codeApps.userId, userId))
    .returning({ confirmedAt: codeApps.confirmedAt });
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
}

export async function deleteUnconfirmedCodeApp(db: Executor, userId: string): Promise<void> {
  await db.delete(codeApps).where(and(eq(codeApps.userId, userId), isNull(codeApps.confirmedAt)));
}

export async function deleteUnconfirmedCodeAppsOlderThan(db: Executor, before: Date): Promise<void> {
  await db.delete(codeApps).where(and(isNull(codeApps.confirmedAt), lt(codeApps.createdAt, before)));
}

export async function listSealedSecrets(db: Executor) {
  return db.select({ userId: codeApps.userId, sealedSecret: codeApps.sealedSecret }).from(codeApps);
}

/** Puts a new seal in the place of the one it was made from. */
export async function replaceSeal(
  db: Executor,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  await db
    .update(codeApps)
    .set({ sealedSecret: to })
    .where(and(eq(codeApps.userId, userId), eq(codeApps.sealedSecret, from)));
}
