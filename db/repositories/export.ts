import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../client';
import { checkInDrafts, chatSessions, moodEntries, moodReports, smsLogs, weeklyReflections } from '../schema';

const LISTS = {
  checkIns: { table: moodEntries, owner: moodEntries.ownerId, at: moodEntries.date },
  reflections: { table: weeklyReflections, owner: weeklyReflections.ownerId, at: weeklyReflections.date },
  chats: { table: chatSessions, owner: chatSessions.ownerId, at: chatSessions.date },
  reports: { table: moodReports, owner: moodReports.userId, at: moodReports.createdAt },
  textMessages: { table: smsLogs, owner: smsLogs.userId, at: smsLogs.createdAt },
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

export async function listOwnDrafts(db: Executor, ownerId: string) {
  return db.select().from(checkInDrafts).where(eq(checkInDrafts.ownerId, ownerId));
}
