import { and, asc, eq, inArray } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Executor } from '../client';
import * as schema from '../schema';

const {
  accountActivity,
  chatSessions,
  moodEntries,
  moodReports,
  questionnaireScores,
  smsLogs,
  smsMessages,
  weeklyReflections,
} = schema;

const LISTS = {
  checkIns: { table: moodEntries, owner: moodEntries.ownerId, at: moodEntries.date },
  reflections: { table: weeklyReflections, owner: weeklyReflections.ownerId, at: weeklyReflections.date },
  scores: { table: questionnaireScores, owner: questionnaireScores.ownerId, at: questionnaireScores.date },
  chats: { table: chatSessions, owner: chatSessions.ownerId, at: chatSessions.date },
  reports: { table: moodReports, owner: moodReports.userId, at: moodReports.createdAt },
  textMessages: { table: smsLogs, owner: smsLogs.userId, at: smsLogs.createdAt },
  textsToSend: { table: smsMessages, owner: smsMessages.userId, at: smsMessages.createdAt },
  accountActivity: { table: accountActivity, owner: accountActivity.userId, at: accountActivity.firstAt },
} as const;

export type ListName = keyof typeof LISTS;
export const LIST_NAMES = Object.keys(LISTS) as ListName[];

/** The ids of an owner's rows, oldest first: short enough to hold for a whole life. */
export async function listIds(db: Executor, name: ListName, ownerId: string): Promise<string[]> {
  const { table, owner, at } = LISTS[name];
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(eq(owner, ownerId))
    .orderBy(asc(at), asc(table.id));
  return rows.map(({ id }) => id);
}

/** Whole rows by id, in the order of the ids; what was deleted meanwhile is left out. */
export async function readRows(
  db: Executor,
  { name, ownerId, ids }: { name: ListName; ownerId: string; ids: string[] },
): Promise<Record<string, unknown>[]> {
  const { table, owner } = LISTS[name];
  const rows: { id: string }[] = await db
    .select()
    .from(table)
    .where(and(inArray(table.id, ids), eq(owner, ownerId)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** When each of these reports was opened, oldest first. */
export async function listOpens(db: Executor, reportRows: string[]) {
  const { reportRow, openedAt, device } = schema.reportOpens;
  return db
    .select({ reportRow, openedAt, device })
    .from(schema.reportOpens)
    .where(inArray(reportRow, reportRows))
    .orderBy(asc(openedAt));
}

const own = (column: SQLiteColumn, ownerId: string) => ({
  where: eq(column, ownerId),
});

/** What there is only a little of: begun texts, settings, devices. Hashes, which open nothing, are left out. */
export async function readSmallParts(db: Executor, ownerId: string) {
  const { query } = db;
  const sessions = query.sessions.findMany({
    ...own(schema.sessions.userId, ownerId),
    columns: { tokenHash: false, pinTries: false },
  });
  const appLock = query.appLocks.findFirst({
    ...own(schema.appLocks.userId, ownerId),
    columns: { awayMinutes: true, updatedAt: true },
  });
  const newEmail = query.emailChanges.findFirst({
    ...own(schema.emailChanges.userId, ownerId),
    columns: { newEmail: true, expiresAt: true },
  });
  const textingCode = query.textingCodes.findFirst({
    ...own(schema.textingCodes.userId, ownerId),
    columns: { phoneNumber: true, expiresAt: true },
  });
  const parkedCheckIns = query.parkedDrafts.findMany({
    ...own(schema.parkedDrafts.ownerId, ownerId),
    columns: { tokenHash: false },
  });
  // What is in them only the device can open that they were sent from.
  const keptForms = query.keptForms.findMany({
    ...own(schema.keptForms.ownerId, ownerId),
    columns: { expiresAt: true },
  });
  // What a mail says is sealed with the server's key, and may hold a link that opens the account.
  const mails = query.mailMessages.findMany({
    ...own(schema.mailMessages.userId, ownerId),
    columns: { sealed: false, userId: false },
    orderBy: asc(schema.mailMessages.createdAt),
  });
  return {
    mails: await mails,
    progress: (await query.userStats.findFirst(own(schema.userStats.ownerId, ownerId))) ?? null,
    draftCheckIns: await query.checkInDrafts.findMany({
      ...own(schema.checkInDrafts.ownerId, ownerId),
      columns: { submissionKey: false },
    }),
    parkedCheckIns: await parkedCheckIns,
    keptForms: await keptForms,
    draftReflection:
      (await query.reflectionDrafts.findFirst(own(schema.reflectionDrafts.ownerId, ownerId))) ?? null,
    texting:
      (await query.textingPreferences.findFirst(own(schema.textingPreferences.userId, ownerId))) ?? null,
    textingCode: (await textingCode) ?? null,
    newEmail: (await newEmail) ?? null,
    devices: await sessions,
    appLock: (await appLock) ?? null,
    deletedReports: await query.goneReports.findMany({
      ...own(schema.goneReports.userId, ownerId),
      columns: { deletedAt: true },
    }),
    wordedTexts: await query.wordings.findMany({
      ...own(schema.wordings.ownerId, ownerId),
      columns: { inputHash: false },
    }),
  };
}
