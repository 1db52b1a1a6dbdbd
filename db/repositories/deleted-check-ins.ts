import { and, eq, lte } from 'drizzle-orm';
import type { Executor } from '../client';
import { deletedMoodEntries } from '../schema';

export type DeletedMoodEntry = typeof deletedMoodEntries.$inferSelect;

export async function insertDeletedMoodEntry(db: Executor, row: DeletedMoodEntry): Promise<void> {
  await db.insert(deletedMoodEntries).values(row);
}

type Which = Pick<DeletedMoodEntry, 'ownerId' | 'keyHash'>;

const isThis = ({ ownerId, keyHash }: Which) =>
  and(eq(deletedMoodEntries.keyHash, keyHash), eq(deletedMoodEntries.ownerId, ownerId));

export async function findDeletedMoodEntry(db: Executor, which: Which) {
  return db.query.deletedMoodEntries.findFirst({ where: isThis(which) });
}

export async function forgetDeletedMoodEntry(db: Executor, which: Which): Promise<void> {
  await db.delete(deletedMoodEntries).where(isThis(which));
}

/** Deletes the check-ins that cannot be taken back any more. */
export async function forgetExpiredMoodEntries(db: Executor, now: Date): Promise<void> {
  await db.delete(deletedMoodEntries).where(lte(deletedMoodEntries.expiresAt, now));
}
