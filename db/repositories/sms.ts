import type { Executor } from '../client';
import { smsLogs, smsSettings } from '../schema';

/** The one row of settings; made with SPEC's defaults when it is not there yet. */
export async function readSmsSettings(db: Executor, now: Date) {
  const found = await db.query.smsSettings.findFirst();
  if (found) return found;
  await db.insert(smsSettings).values({ id: 1, createdAt: now, updatedAt: now }).onConflictDoNothing();
  const made = await db.query.smsSettings.findFirst();
  if (!made) throw new Error('the text message settings did not come back');
  return made;
}

export async function insertSmsLog(db: Executor, log: typeof smsLogs.$inferInsert): Promise<void> {
  await db.insert(smsLogs).values(log);
}
