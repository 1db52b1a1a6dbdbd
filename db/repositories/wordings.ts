import { and, eq, isNull, lt, lte } from 'drizzle-orm';
import type { Executor } from '../client';
import { wordings } from '../schema';

interface WhichWording {
  ownerId: string;
  inputHash: string;
}

const isWording = ({ ownerId, inputHash }: WhichWording) =>
  and(eq(wordings.ownerId, ownerId), eq(wordings.inputHash, inputHash));

export async function findWording(db: Executor, which: WhichWording) {
  return db.query.wordings.findFirst({ where: isWording(which) });
}

/** True for exactly one caller, on whichever instance, until `claimedUntil`; never once there are texts. */
export async function claimWording(
  db: Executor,
  { now, ...claim }: WhichWording & { wordedBy: string; claimedUntil: Date; now: Date },
): Promise<boolean> {
  const claimed = await db
    .insert(wordings)
    .values({ ...claim, createdAt: now })
    .onConflictDoUpdate({
      target: [wordings.ownerId, wordings.inputHash],
      set: { claimedUntil: claim.claimedUntil },
      setWhere: and(isNull(wordings.texts), lte(wordings.claimedUntil, now)),
    })
    .returning({ inputHash: wordings.inputHash });
  return claimed.length > 0;
}

/** Changes a claimed wording; without effect when it was deleted meanwhile. */
export async function updateWording(
  db: Executor,
  {
    ownerId,
    inputHash,
    ...changes
  }: WhichWording & Partial<Pick<typeof wordings.$inferSelect, 'texts' | 'claimedUntil'>>,
): Promise<void> {
  await db.update(wordings).set(changes).where(isWording({ ownerId, inputHash }));
}

export async function deleteWordings(db: Executor, ownerId: string): Promise<void> {
  await db.delete(wordings).where(eq(wordings.ownerId, ownerId));
}

export async function deleteWordingsOlderThan(db: Executor, before: Date): Promise<void> {
  await db.delete(wordings).where(lt(wordings.createdAt, before));
}
