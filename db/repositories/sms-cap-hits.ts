import { desc, isNull, lt, max } from 'drizzle-orm';
import type { Executor } from '../client';
import { smsCapHits } from '../schema';

/** Notes the first time within a clock hour that the cap held a text back. */
export async function insertCapHit(db: Executor, { hour, at }: { hour: Date; at: Date }): Promise<void> {
  await db.insert(smsCapHits).values({ hour, firstAt: at }).onConflictDoNothing();
}

export async function findLatestCapHit(db: Executor) {
  return db.query.smsCapHits.findFirst({ orderBy: desc(smsCapHits.hour) });
}

/** When the admins were last told, or null. */
export async function findLastTelling(db: Executor): Promise<Date | null> {
  const [row] = await db.select({ toldAt: max(smsCapHits.toldAt) }).from(smsCapHits);
  return row?.toldAt ?? null;
}

export async function hasUntoldCapHits(db: Executor): Promise<boolean> {
  return (await db.query.smsCapHits.findFirst({ where: isNull(smsCapHits.toldAt) })) !== undefined;
}

/** Takes the hours nobody was told of, in one statement: of several servers one gets each. */
export async function claimUntoldCapHits(db: Executor, now: Date) {
  return db.update(smsCapHits).set({ toldAt: now }).where(isNull(smsCapHits.toldAt)).returning();
}

export async function deleteCapHitsOlderThan(db: Executor, age: Date): Promise<void> {
  await db.delete(smsCapHits).where(lt(smsCapHits.hour, age));
}
