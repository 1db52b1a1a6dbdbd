import { eq } from 'drizzle-orm';
import type { Executor } from '../client';
import { filled, prepared } from '../prepared';
import { insightCache, owners } from '../schema';

export type CachedFindings = typeof insightCache.$inferSelect;

const findingsOf = prepared((db) =>
  db
    .select({ revision: owners.checkInsRevision, cached: insightCache })
    .from(owners)
    .leftJoin(insightCache, eq(insightCache.ownerId, owners.id))
    .where(eq(owners.id, filled('ownerId')))
    .prepare(),
);

/** The revision of an owner's check-ins as it is now, and what was last kept of them, whatever it belongs to. */
export async function findCachedFindings(
  db: Executor,
  ownerId: string,
): Promise<{ revision: number; cached: CachedFindings | null }> {
  const [row] = await findingsOf(db).execute({ ownerId });
  return row ?? { revision: 0, cached: null };
}

export async function saveCachedFindings(
  db: Executor,
  { ownerId, ...values }: CachedFindings,
): Promise<void> {
  await db
    .insert(insightCache)
    .values({ ownerId, ...values })
    .onConflictDoUpdate({ target: insightCache.ownerId, set: values });
}
