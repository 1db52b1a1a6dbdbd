import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { factorChallenges } from '../schema';

export type ChallengeRow = typeof factorChallenges.$inferSelect;

interface Which {
  tokenHash: string;
  purpose: ChallengeRow['purpose'];
  now: Date;
}

export async function insertChallenge(db: Executor, challenge: ChallengeRow): Promise<void> {
  await db.insert(factorChallenges).values(challenge);
}

const open = ({ tokenHash, purpose, now }: Which) =>
  and(
    eq(factorChallenges.tokenHash, tokenHash),
    eq(factorChallenges.purpose, purpose),
    gt(factorChallenges.expiresAt, now),
    gt(factorChallenges.triesLeft, 0),
  );

export async function findChallenge(db: Executor, which: Which): Promise<ChallengeRow | undefined> {
  return db.query.factorChallenges.findFirst({ where: open(which) });
}

/** Uses up one try, in a single statement; gives what is left, or undefined when there was none. */
export async function takeTry(db: Executor, which: Which): Promise<ChallengeRow | undefined> {
  const [row] = await db
    .update(factorChallenges)
    .set({ triesLeft: sql`${factorChallenges.triesLeft} - 1` })
    .where(open(which))
    .returning();
  return row;
}

export async function deleteChallenge(db: Executor, tokenHash: string): Promise<void> {
  await db.delete(factorChallenges).where(eq(factorChallenges.tokenHash, tokenHash));
}

export async function deleteExpiredChallenges(db: Executor, now: Date): Promise<void> {
  await db.delete(factorChallenges).where(lt(factorChallenges.expiresAt, now));
}
