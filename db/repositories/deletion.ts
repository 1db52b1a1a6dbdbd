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
  [schema.imports, schema.imports.ownerId],
  [schema.smsLogs, schema.smsLogs.userId],
  [schema.smsMessages, schema.smsMessages.userId],
  [schema.textingCodes, schema.textingCodes.userId],
  // A consent to texts goes with what they are about (docs/decisions/029).
  [schema.textingPreferences, schema.textingPreferences.userId],
] as const;

/** Deletes what an owner wrote, what was made from it, and their texts; the account, its sessions and its other settings stay. */
export async function deleteWritten(tx: Executor, ownerId: string): Promise<void> {
  for (const [table, owner] of WRITTEN) await tx.delete(table).where(eq(owner, ownerId));
}
