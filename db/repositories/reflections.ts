import { and, count, eq, notInArray } from 'drizzle-orm';
import type { Executor } from '../client';
import { weeklyReflections } from '../schema';

export async function countReflections(db: Executor, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(weeklyReflections)
    .where(eq(weeklyReflections.ownerId, ownerId));
  return row?.total ?? 0;
}

/** Hands the reflections of one owner to another, but for weeks of which the other has one. */
export async function reassignReflections(
  db: Executor,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const taken = db
    .select({ week: weeklyReflections.week })
    .from(weeklyReflections)
    .where(eq(weeklyReflections.ownerId, to));
  await db
    .update(weeklyReflections)
    .set({ ownerId: to })
    .where(and(eq(weeklyReflections.ownerId, from), notInArray(weeklyReflections.week, taken)));
}
