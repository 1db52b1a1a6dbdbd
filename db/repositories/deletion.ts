import { eq } from 'drizzle-orm';
import type { Executor } from '../client';
import * as schema from '../schema';

/** Every table of what a person wrote, and of what was made from it, by the column that says whose it is. */
const WRITTEN = [
  [schema.moodEntries, schema.moodEntries.ownerId],
  [schema.userStats, schema.userStats.ownerId],
  [schema.checkInDrafts, schema.checkInDrafts.ownerId],
  [schema.parkedDrafts, schema.parkedDrafts.ownerId],
  [schema.idempotencyKeys, schema.idempotencyKeys.ownerId],
  [schema.chatSessions, schema.chatSessions.ownerId],
  [schema.weeklyReflections, schema.weeklyReflections.ownerId],
  [schema.reflectionDrafts, schema.reflectionDrafts.ownerId],
  [schema.safetyPlans, schema.safetyPlans.ownerId],
  [schema.moodReports, schema.moodReports.userId],
  [schema.smsLogs, schema.smsLogs.userId],
] as const;

/** Deletes what an owner wrote and what was made from it; the account, its sessions and its settings stay. */
export async function deleteWritten(tx: Executor, ownerId: string): Promise<void> {
  for (const [table, owner] of WRITTEN) await tx.delete(table).where(eq(owner, ownerId));
}
