import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { rateLimits } from '../schema';

export interface Counted {
  attempts: number;
  resetsAt: Date;
}

interface CountAttempt {
  key: string;
  now: Date;
  windowMs: number;
  /** True: the window begins anew with each attempt. */
  slides?: boolean;
}

/** Counts one more attempt in the current window, in a single statement so that it holds over several machines. */
export async function countAttempt(
  db: Executor,
  { key, now, windowMs, slides = false }: CountAttempt,
): Promise<Counted> {
  const isOver = sql`${rateLimits.resetsAt} <= ${now.getTime()}`;
  const resetsAt = new Date(now.getTime() + windowMs);
  const [row] = await db
    .insert(rateLimits)
    .values({ key, attempts: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${rateLimits.attempts} + 1 end`,
        resetsAt: slides
          ? resetsAt
          : sql`case when ${isOver} then ${resetsAt.getTime()} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
  if (!row) throw new Error('the counter did not come back');
  return row;
}

/** What is counted under these keys in windows that have not ended. */
export async function readCounts(
  db: Executor,
  { keys, now }: { keys: readonly string[]; now: Date },
): Promise<Map<string, Counted>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select()
    .from(rateLimits)
    .where(and(inArray(rateLimits.key, [...keys]), gt(rateLimits.resetsAt, now)));
  return new Map(rows.map(({ key, ...counted }) => [key, counted]));
}

export async function deleteWindow(db: Executor, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

export async function deleteEndedWindows(db: Executor, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
}
