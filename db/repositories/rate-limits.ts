import { eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { rateLimits } from '../schema';

/** Counts one more attempt in the current window, in a single statement so that it holds over several machines. */
export async function countAttempt(
  db: Executor,
  { key, now, windowMs }: { key: string; now: Date; windowMs: number },
): Promise<{ attempts: number; resetsAt: Date }> {
  const isOver = sql`${rateLimits.resetsAt} <= ${now.getTime()}`;
  const resetsAt = new Date(now.getTime() + windowMs);
  const [row] = await db
    .insert(rateLimits)
    .values({ key, attempts: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${rateLimits.attempts} + 1 end`,
        resetsAt: sql`case when ${isOver} then ${resetsAt.getTime()} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
  if (!row) throw new Error('the counter did not come back');
  return row;
}

export async function deleteWindow(db: Executor, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

export async function deleteEndedWindows(db: Executor, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
}
