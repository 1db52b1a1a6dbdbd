import { eq } from 'drizzle-orm';
import type { Executor } from '../client';
import { userStats } from '../schema';

export type UserStatsRow = typeof userStats.$inferSelect;

export async function findUserStats(db: Executor, ownerId: string): Promise<UserStatsRow | undefined> {
  return db.query.userStats.findFirst({ where: eq(userStats.ownerId, ownerId) });
}

export async function saveUserStats(db: Executor, stats: UserStatsRow): Promise<void> {
  const { ownerId: _, ...values } = stats;
  await db.insert(userStats).values(stats).onConflictDoUpdate({ target: userStats.ownerId, set: values });
}
