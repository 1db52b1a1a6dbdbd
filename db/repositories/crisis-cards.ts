import { between, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { crisisCards } from '../schema';

/** Adds one to a month (YYYY-MM), in a single statement so that it holds over several machines. */
export const countingCrisisCard = (db: Executor, month: string) =>
  db
    .insert(crisisCards)
    .values({ month, shown: 1 })
    .onConflictDoUpdate({ target: crisisCards.month, set: { shown: sql`${crisisCards.shown} + 1` } });

/** All cards of the months from `first` to `last`, both included. */
export async function sumCrisisCards(
  db: Executor,
  { first, last }: { first: string; last: string },
): Promise<number> {
  const [row] = await db
    .select({ shown: sql<number>`coalesce(sum(${crisisCards.shown}), 0)`.mapWith(Number) })
    .from(crisisCards)
    .where(between(crisisCards.month, first, last));
  return row?.shown ?? 0;
}
