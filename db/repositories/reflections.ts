import { count, eq } from 'drizzle-orm';
import type { Executor } from '../client';
import { weeklyReflections } from '../schema';

export async function countReflections(db: Executor, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(weeklyReflections)
    .where(eq(weeklyReflections.ownerId, ownerId));
  return row?.total ?? 0;
}
