import { randomUUID } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../client';
import { recoveryCodes } from '../schema';

/** Stores new codes: the only ones that work from now on. */
export async function replaceRecoveryCodes(
  tx: Executor,
  { userId, hashes, createdAt }: { userId: string; hashes: readonly string[]; createdAt: Date },
): Promise<void> {
  await deleteRecoveryCodes(tx, userId);
  await tx
    .insert(recoveryCodes)
    .values(hashes.map((codeHash) => ({ id: randomUUID(), userId, codeHash, createdAt })));
}

const unusedOf = (userId: string) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

export async function listUnusedRecoveryCodes(db: Executor, userId: string) {
  return db
    .select({ id: recoveryCodes.id, codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(unusedOf(userId));
}

export async function countUnusedRecoveryCodes(db: Executor, userId: string): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(unusedOf(userId));
  return row?.left ?? 0;
}

/** Uses up a code. False when it was used already, or is not there any more. */
export async function takeRecoveryCode(
  db: Executor,
  { userId, id, at }: { userId: string; id: string; at: Date },
): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(and(eq(recoveryCodes.id, id), unusedOf(userId)))
    .returning({ id: recoveryCodes.id });
  return rows.length > 0;
}

export async function deleteRecoveryCodes(db: Executor, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
