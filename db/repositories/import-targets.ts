import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../client';
import { chatSessions, moodEntries, questionnaireScores, weeklyReflections } from '../schema';

const TABLES = {
  'check-in': moodEntries,
  chat: chatSessions,
  reflection: weeklyReflections,
  score: questionnaireScores,
} as const;
export type TargetKind = keyof typeof TABLES;

/** Whose these ids are, by id; an id that is free is missing. */
export async function findHolders(
  db: Executor,
  kind: TargetKind,
  ids: string[],
): Promise<Map<string, string>> {
  const table = TABLES[kind];
  const rows = await db
    .select({ id: table.id, ownerId: table.ownerId })
    .from(table)
    .where(inArray(table.id, ids));
  return new Map(rows.map(({ id, ownerId }) => [id, ownerId]));
}

/** Which of these weeks an owner has written about. */
export async function listTakenWeeks(db: Executor, ownerId: string, weeks: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ week: weeklyReflections.week })
    .from(weeklyReflections)
    .where(and(eq(weeklyReflections.ownerId, ownerId), inArray(weeklyReflections.week, weeks)));
  return new Set(rows.map(({ week }) => week));
}

/** Stores what is not there yet and gives the ids that were stored; what is there stays as it is. */
export async function insertCheckIns(
  db: Executor,
  values: (typeof moodEntries.$inferInsert)[],
): Promise<string[]> {
  if (values.length === 0) return [];
  const rows = await db
    .insert(moodEntries)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: moodEntries.id });
  return rows.map(({ id }) => id);
}

export async function insertReflections(
  db: Executor,
  values: (typeof weeklyReflections.$inferInsert)[],
): Promise<string[]> {
  if (values.length === 0) return [];
  const stored = db.insert(weeklyReflections).values(values).onConflictDoNothing();
  return (await stored.returning({ id: weeklyReflections.id })).map(({ id }) => id);
}

export async function insertChats(
  db: Executor,
  values: (typeof chatSessions.$inferInsert)[],
): Promise<string[]> {
  if (values.length === 0) return [];
  const stored = db.insert(chatSessions).values(values).onConflictDoNothing();
  return (await stored.returning({ id: chatSessions.id })).map(({ id }) => id);
}

export async function insertScores(
  db: Executor,
  values: (typeof questionnaireScores.$inferInsert)[],
): Promise<string[]> {
  if (values.length === 0) return [];
  const stored = db.insert(questionnaireScores).values(values).onConflictDoNothing();
  return (await stored.returning({ id: questionnaireScores.id })).map(({ id }) => id);
}

export async function deleteTargets(
  db: Executor,
  { kind, ownerId, ids }: { kind: TargetKind; ownerId: string; ids: string[] },
): Promise<void> {
  const table = TABLES[kind];
  if (ids.length > 0) await db.delete(table).where(and(inArray(table.id, ids), eq(table.ownerId, ownerId)));
}
