import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Executor } from '../client';
import { keptForms } from '../schema';

export type KeptFormRow = typeof keptForms.$inferSelect;

export async function insertKeptForm(db: Executor, row: KeptFormRow): Promise<void> {
  await db.insert(keptForms).values(row);
}

/** Newest first. */
export async function listKeptForms(
  db: Executor,
  { ownerId, keyHash }: { ownerId: string; keyHash: string },
) {
  return db.query.keptForms.findMany({
    where: and(eq(keptForms.keyHash, keyHash), eq(keptForms.ownerId, ownerId)),
    orderBy: desc(keptForms.expiresAt),
  });
}

/** Whether a device's key opens any kept form, of any owner. */
export async function opensKeptForm(db: Executor, keyHash: string): Promise<boolean> {
  const row = await db.query.keptForms.findFirst({
    where: eq(keptForms.keyHash, keyHash),
    columns: { id: true },
  });
  return row !== undefined;
}

export async function deleteKeptForms(
  db: Executor,
  { ownerId, ids }: { ownerId: string; ids: string[] },
): Promise<void> {
  await db.delete(keptForms).where(and(eq(keptForms.ownerId, ownerId), inArray(keptForms.id, ids)));
}

export async function reassignKeptForms(
  db: Executor,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db.update(keptForms).set({ ownerId: to }).where(eq(keptForms.ownerId, from));
}

export async function deleteExpiredKeptForms(db: Executor, now: Date): Promise<void> {
  await db.delete(keptForms).where(lte(keptForms.expiresAt, now));
}
