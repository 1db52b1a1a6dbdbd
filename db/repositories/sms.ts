import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { Executor } from '../client';
import { smsLogs, smsSettings, smsTemplates } from '../schema';

export type SmsSettingsRow = typeof smsSettings.$inferSelect;
export type SmsTemplateRow = typeof smsTemplates.$inferSelect;

/** The one row of settings; made with SPEC's defaults when it is not there yet. */
export async function readSmsSettings(db: Executor, now: Date): Promise<SmsSettingsRow> {
  const found = await db.query.smsSettings.findFirst();
  if (found) return found;
  await db.insert(smsSettings).values({ id: 1, createdAt: now, updatedAt: now }).onConflictDoNothing();
  const made = await db.query.smsSettings.findFirst();
  if (!made) throw new Error('the text message settings did not come back');
  return made;
}

export async function updateSmsSettings(
  db: Executor,
  changes: Partial<Omit<SmsSettingsRow, 'id' | 'createdAt'>>,
): Promise<void> {
  await db.update(smsSettings).set(changes).where(eq(smsSettings.id, 1));
}

/** The templates that admins have changed; at most one for each type. */
export async function listSmsTemplates(db: Executor): Promise<SmsTemplateRow[]> {
  return db.select().from(smsTemplates);
}

export async function saveSmsTemplate(db: Executor, template: SmsTemplateRow): Promise<void> {
  const { name, message, isActive, updatedAt } = template;
  await db
    .insert(smsTemplates)
    .values(template)
    .onConflictDoUpdate({ target: smsTemplates.messageType, set: { name, message, isActive, updatedAt } });
}

export async function deleteSmsTemplate(db: Executor, messageType: string): Promise<void> {
  await db.delete(smsTemplates).where(eq(smsTemplates.messageType, messageType));
}

export async function insertSmsLog(db: Executor, log: typeof smsLogs.$inferInsert): Promise<void> {
  await db.insert(smsLogs).values(log);
}

interface LogFilter {
  messageType?: string;
  status?: string;
}

const matches = ({ messageType, status }: LogFilter) =>
  and(
    messageType ? eq(smsLogs.messageType, messageType) : undefined,
    status ? eq(smsLogs.status, status) : undefined,
  );

/** Newest first. */
export async function listSmsLogs(
  db: Executor,
  { limit, offset, ...filter }: LogFilter & { limit: number; offset: number },
) {
  return db
    .select()
    .from(smsLogs)
    .where(matches(filter))
    .orderBy(desc(smsLogs.createdAt), desc(smsLogs.id))
    .limit(limit)
    .offset(offset);
}

export async function countSmsLogs(db: Executor, filter: LogFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(smsLogs).where(matches(filter));
  return row?.total ?? 0;
}

export async function findSmsLog(db: Executor, { id, twilioSid }: { id?: string; twilioSid: string }) {
  const found = id ? await db.query.smsLogs.findFirst({ where: eq(smsLogs.id, id) }) : undefined;
  return found ?? db.query.smsLogs.findFirst({ where: eq(smsLogs.twilioSid, twilioSid) });
}

export async function updateSmsLog(
  db: Executor,
  { id, ...changes }: { id: string } & Partial<typeof smsLogs.$inferInsert>,
): Promise<void> {
  await db.update(smsLogs).set(changes).where(eq(smsLogs.id, id));
}

export async function deleteSmsLogsOlderThan(db: Executor, age: Date): Promise<void> {
  await db.delete(smsLogs).where(lt(smsLogs.createdAt, age));
}
