import { and, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '../client';
import { emailChanges } from '../schema';

export type EmailChangeRow = typeof emailChanges.$inferSelect;

/** A later change takes the place of an earlier one. */
export async function saveEmailChange(db: Executor, change: EmailChangeRow): Promise<void> {
  const { userId: _, ...values } = change;
  await db
    .insert(emailChanges)
    .values(change)
    .onConflictDoUpdate({ target: emailChanges.userId, set: values });
}

export async function findEmailChange(db: Executor, { tokenHash, now }: { tokenHash: string; now: Date }) {
  return db.query.emailChanges.findFirst({
    where: and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, now)),
  });
}

export async function deleteEmailChange(db: Executor, userId: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

export async function deleteExpiredEmailChanges(db: Executor, now: Date): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
}
