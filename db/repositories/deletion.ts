import { eq } from 'drizzle-orm';
import type { Executor } from '../client';
import * as schema from '../schema';
import { updateOwner } from './owners';

/** Every table of what a person wrote or agreed to, and of what was made from it, by whose it is. */
const WRITTEN = [
  [schema.moodEntries, schema.moodEntries.ownerId],
  [schema.deletedMoodEntries, schema.deletedMoodEntries.ownerId],
  [schema.userStats, schema.userStats.ownerId],
  [schema.insightCache, schema.insightCache.ownerId],
  [schema.wordings, schema.wordings.ownerId],
  [schema.checkInDrafts, schema.checkInDrafts.ownerId],
  [schema.parkedDrafts, schema.parkedDrafts.ownerId],
  [schema.keptForms, schema.keptForms.ownerId],
  [schema.idempotencyKeys, schema.idempotencyKeys.ownerId],
  [schema.chatSessions, schema.chatSessions.ownerId],
  [schema.weeklyReflections, schema.weeklyReflections.ownerId],
  [schema.reflectionDrafts, schema.reflectionDrafts.ownerId],
  [schema.safetyPlans, schema.safetyPlans.ownerId],
  [schema.questionnaireScores, schema.questionnaireScores.ownerId],
  // The log of openings goes with them, by cascade.
  [schema.moodReports, schema.moodReports.userId],
  [schema.goneReports, schema.goneReports.userId],
  [schema.imports, schema.imports.ownerId],
  [schema.smsLogs, schema.smsLogs.userId],
  [schema.smsMessages, schema.smsMessages.userId],
  [schema.textingCodes, schema.textingCodes.userId],
  // A consent to texts goes with what they are about (docs/decisions/029).
  [schema.textingPreferences, schema.textingPreferences.userId],
] as const;

/**
 * Deletes what an owner wrote, what was made from it, and what they agreed to: reminders, texts and outside AI. The
 * account, its sessions and its other settings stay.
 */
export async function deleteWritten(tx: Executor, ownerId: string): Promise<void> {
  for (const [table, owner] of WRITTEN) await tx.delete(table).where(eq(owner, ownerId));
  const notAsked = { outsideAi: null, outsideAiHost: null, outsideAiDecidedAt: null };
  await updateOwner(tx, { ownerId, ...notAsked });
}
