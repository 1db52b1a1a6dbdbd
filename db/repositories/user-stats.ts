import { and, eq, exists, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../client';
import { filled, prepared } from '../prepared';
import { userStats } from '../schema';

export type UserStatsRow = typeof userStats.$inferSelect;

const statsOf = prepared((db) =>
  db.query.userStats.findFirst({ where: eq(userStats.ownerId, filled('ownerId')) }).prepare(),
);

export async function findUserStats(db: Executor, ownerId: string): Promise<UserStatsRow | undefined> {
  return statsOf(db).execute({ ownerId });
}

export function savingUserStats(db: Executor, stats: UserStatsRow) {
  const { ownerId: _, ...values } = stats;
  return db.insert(userStats).values(stats).onConflictDoUpdate({ target: userStats.ownerId, set: values });
}

export async function saveUserStats(db: Executor, stats: UserStatsRow): Promise<void> {
  await savingUserStats(db, stats);
}

/** True while an owner's row is as it was seen; `undefined`: while there is none. */
export function areUserStats(db: Database, ownerId: string, seen: UserStatsRow | undefined): SQL {
  const rows = db.select({ one: sql`1` }).from(userStats);
  if (!seen) return notExists(rows.where(eq(userStats.ownerId, ownerId)));
  const { streakDays, selfCarePoints, totalCheckins, lastCheckinDate } = userStats;
  return exists(
    rows.where(
      and(
        eq(userStats.ownerId, ownerId),
        eq(streakDays, seen.streakDays),
        eq(selfCarePoints, seen.selfCarePoints),
        eq(totalCheckins, seen.totalCheckins),
        sql`${lastCheckinDate} is ${seen.lastCheckinDate}`,
      ),
    ),
  );
}
