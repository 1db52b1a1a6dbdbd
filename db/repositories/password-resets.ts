import { and, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '../client';
import { passwordResetTokens } from '../schema';

export async function insertResetToken(
  db: Executor,
  token: typeof passwordResetTokens.$inferInsert,
): Promise<void> {
  await db.insert(passwordResetTokens).values(token);
}

const isUsable = ({ tokenHash, now }: { tokenHash: string; now: Date }) =>
  and(
    eq(passwordResetTokens.tokenHash, tokenHash),
    eq(passwordResetTokens.used, false),
    gt(passwordResetTokens.expiresAt, now),
  );

export async function findUsableResetToken(db: Executor, token: { tokenHash: string; now: Date }) {
  return db.query.passwordResetTokens.findFirst({ where: isUsable(token) });
}

/** Marks a token as used; gives its member, or undefined when somebody was quicker. */
export async function useResetToken(db: Executor, token: { tokenHash: string; now: Date }) {
  const [row] = await db
    .update(passwordResetTokens)
    .set({ used: true })
    .where(isUsable(token))
    .returning({ userId: passwordResetTokens.userId });
  return row?.userId;
}

/** After a reset no older link works any more. */
export async function deleteResetTokensOf(db: Executor, userId: string): Promise<void> {
  await db.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId));
}

export async function deleteExpiredResetTokens(db: Executor, now: Date): Promise<void> {
  await db.delete(passwordResetTokens).where(lt(passwordResetTokens.expiresAt, now));
}
