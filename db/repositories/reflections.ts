import { and, count, desc, eq, gte, inArray, lt, lte } from 'drizzle-orm';
import type { Executor } from '../client';
import { filled, filledAs, prepared } from '../prepared';
import { reflectionDrafts, weeklyReflections } from '../schema';

export type ReflectionRow = typeof weeklyReflections.$inferSelect;
export type ReflectionDraftRow = typeof reflectionDrafts.$inferSelect;

/** The new reflection, or undefined when the owner has one of that week. */
export async function insertReflection(
  db: Executor,
  reflection: typeof weeklyReflections.$inferInsert,
): Promise<ReflectionRow | undefined> {
  const [row] = await db.insert(weeklyReflections).values(reflection).onConflictDoNothing().returning();
  return row;
}

export async function updateReflection(
  db: Executor,
  { ownerId, week, ...changes }: { ownerId: string; week: string } & Partial<ReflectionRow>,
): Promise<void> {
  await db
    .update(weeklyReflections)
    .set(changes)
    .where(and(eq(weeklyReflections.ownerId, ownerId), eq(weeklyReflections.week, week)));
}

export async function findReflection(db: Executor, { ownerId, week }: { ownerId: string; week: string }) {
  return db.query.weeklyReflections.findFirst({
    where: and(eq(weeklyReflections.ownerId, ownerId), eq(weeklyReflections.week, week)),
  });
}

const newestHeavyReflection = prepared((db) =>
  db
    .select({ at: weeklyReflections.date })
    .from(weeklyReflections)
    .where(
      and(
        eq(weeklyReflections.ownerId, filled('ownerId')),
        gte(weeklyReflections.date, filledAs(weeklyReflections.date, 'since')),
        inArray(weeklyReflections.textLevel, ['concern', 'crisis', 'imminent']),
      ),
    )
    .orderBy(desc(weeklyReflections.date))
    .limit(1)
    .prepare(),
);

/** When the newest reflection since then whose words were worth a question was written; null without one. */
export async function findNewestHeavyReflection(
  db: Executor,
  since: { ownerId: string; since: Date },
): Promise<Date | null> {
  const [newest] = await newestHeavyReflection(db).execute(since);
  return newest?.at ?? null;
}

interface ReflectionPage {
  ownerId: string;
  /** Sundays, both included. */
  from?: string;
  to?: string;
  limit: number;
  offset?: number;
}

/** Newest week first. */
export async function listReflections(
  db: Executor,
  { ownerId, from, to, limit, offset = 0 }: ReflectionPage,
) {
  return db
    .select()
    .from(weeklyReflections)
    .where(
      and(
        eq(weeklyReflections.ownerId, ownerId),
        from ? gte(weeklyReflections.week, from) : undefined,
        to ? lte(weeklyReflections.week, to) : undefined,
      ),
    )
    .orderBy(desc(weeklyReflections.week))
    .limit(limit)
    .offset(offset);
}

export async function countReflections(db: Executor, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(weeklyReflections)
    .where(eq(weeklyReflections.ownerId, ownerId));
  return row?.total ?? 0;
}

/** Hands one reflection to another owner. */
export async function reassignReflection(
  db: Executor,
  { from, to, week }: { from: string; to: string; week: string },
): Promise<void> {
  await db
    .update(weeklyReflections)
    .set({ ownerId: to })
    .where(and(eq(weeklyReflections.ownerId, from), eq(weeklyReflections.week, week)));
}

export async function findReflectionDraft(db: Executor, ownerId: string) {
  return db.query.reflectionDrafts.findFirst({ where: eq(reflectionDrafts.ownerId, ownerId) });
}

export async function saveReflectionDraft(db: Executor, draft: ReflectionDraftRow): Promise<void> {
  const { ownerId: _owner, ...values } = draft;
  await db
    .insert(reflectionDrafts)
    .values(draft)
    .onConflictDoUpdate({ target: reflectionDrafts.ownerId, set: values });
}

export async function deleteReflectionDraft(db: Executor, ownerId: string): Promise<void> {
  await db.delete(reflectionDrafts).where(eq(reflectionDrafts.ownerId, ownerId));
}

export async function deleteReflectionDraftsOlderThan(db: Executor, age: Date): Promise<void> {
  await db.delete(reflectionDrafts).where(lt(reflectionDrafts.updatedAt, age));
}
