import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '../client';
import { moodEntries } from '../schema';
import {
  answersWithin,
  averagesWithin,
  daysWithin,
  newestCrisisNote,
  newestEntries,
  newestHeavyNote,
  newestMoods,
} from './check-ins-prepared';
import { notesHold } from './note-search';

export type MoodEntry = typeof moodEntries.$inferSelect;
export type NewMoodEntry = typeof moodEntries.$inferInsert;

export const insertingMoodEntry = (db: Executor, entry: NewMoodEntry) => db.insert(moodEntries).values(entry);

export async function insertMoodEntry(db: Executor, entry: NewMoodEntry): Promise<MoodEntry> {
  const [row] = await insertingMoodEntry(db, entry).returning();
  if (!row) throw new Error('the new check-in did not come back');
  return row;
}

export async function findMoodEntry(db: Executor, { ownerId, id }: { ownerId: string; id: string }) {
  return db.query.moodEntries.findFirst({
    where: and(eq(moodEntries.id, id), eq(moodEntries.ownerId, ownerId)),
  });
}

export async function updateMoodEntry(
  db: Executor,
  { ownerId, id, ...changes }: { ownerId: string; id: string } & Partial<NewMoodEntry>,
): Promise<MoodEntry | undefined> {
  const [row] = await db
    .update(moodEntries)
    .set(changes)
    .where(and(eq(moodEntries.id, id), eq(moodEntries.ownerId, ownerId)))
    .returning();
  return row;
}

export async function deleteMoodEntry(db: Executor, { ownerId, id }: { ownerId: string; id: string }) {
  const [row] = await db
    .delete(moodEntries)
    .where(and(eq(moodEntries.id, id), eq(moodEntries.ownerId, ownerId)))
    .returning();
  return row;
}

export interface MoodEntryPage {
  ownerId: string;
  /** Local dates, both included. */
  from?: string;
  to?: string;
  rating?: number;
  /** Every one of them has to be in the note. */
  words?: readonly string[];
  limit: number;
  /** The last entry of the page before. */
  after?: { date: Date; id: string };
}

/** Newest first. */
export async function listMoodEntries(
  db: Executor,
  { ownerId, from, to, rating, words = [], limit, after }: MoodEntryPage,
) {
  const isNarrowed = from || to || rating || words.length > 0 || after;
  if (!isNarrowed) return newestEntries(db).execute({ ownerId, limit });
  return db
    .select()
    .from(moodEntries)
    .where(
      and(
        eq(moodEntries.ownerId, ownerId),
        from ? gte(moodEntries.localDate, from) : undefined,
        to ? lte(moodEntries.localDate, to) : undefined,
        rating ? eq(moodEntries.overallMood, rating) : undefined,
        notesHold(words),
        after
          ? or(
              lt(moodEntries.date, after.date),
              and(eq(moodEntries.date, after.date), lt(moodEntries.id, after.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(moodEntries.date), desc(moodEntries.id))
    .limit(limit);
}

/** Means over the answers really given; a factor nobody answered is null. */
export async function averageRatings(db: Executor, range: { ownerId: string; from: string; to: string }) {
  const [row] = await averagesWithin(db).execute(range);
  return row ?? { mood: null, sleep: null, stress: null, energy: null };
}

/** What was answered within some days, oldest first. */
export async function listAnswers(db: Executor, range: { ownerId: string; from: string; to: string }) {
  const rows = await answersWithin(db).execute(range);
  return rows.sort((a, b) => a.localDate.localeCompare(b.localDate) || a.date.getTime() - b.date.getTime());
}

/** The same day by day; a day without a check-in is not among them. */
export async function listDays(db: Executor, range: { ownerId: string; from: string; to: string }) {
  return daysWithin(db).execute(range);
}

/** How the last check-ins were, the newest first. */
export async function listNewestMoods(db: Executor, newest: { ownerId: string; limit: number }) {
  return newestMoods(db).execute(newest);
}

/** When the newest note that sounded like a crisis was written, or its check-in last changed; null without one. */
export async function findNewestCrisisNote(db: Executor, ownerId: string): Promise<Date | null> {
  const [newest] = await newestCrisisNote(db).execute({ ownerId });
  return newest?.at ?? null;
}

/** When the newest note since then that was worth a question was written; null without one. */
export async function findNewestHeavyNote(
  db: Executor,
  since: { ownerId: string; since: Date },
): Promise<Date | null> {
  const [newest] = await newestHeavyNote(db).execute(since);
  return newest?.at ?? null;
}

export async function countMoodEntries(db: Executor, ownerId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(moodEntries).where(eq(moodEntries.ownerId, ownerId));
  return row?.total ?? 0;
}

/** The first or the last check-in of a day. */
export async function findEntryOfDay(
  db: Executor,
  { ownerId, localDate, which }: { ownerId: string; localDate: string; which: 'first' | 'last' },
) {
  return db.query.moodEntries.findFirst({
    columns: { date: true, timeZone: true },
    where: and(eq(moodEntries.ownerId, ownerId), eq(moodEntries.localDate, localDate)),
    orderBy: which === 'first' ? asc(moodEntries.date) : desc(moodEntries.date),
  });
}

/**
 * The last day with a check-in and how many days in a row end on it (0 without any); `until` counts those that end on an
 * earlier day, which has one.
 */
export async function countStreak(
  db: Executor,
  ownerId: string,
  until?: string,
): Promise<{ days: number; lastDate: string | null }> {
  const isBefore = until ? sql`and ${moodEntries.localDate} <= ${until}` : sql``;
  // Walks back one index seek a day and stops at the first day without a check-in.
  const [run] = await db.all<{ days: number; lastDate: string | null }>(sql`
    with recursive run(day, days) as (
      select max(${moodEntries.localDate}), 1 from ${moodEntries}
      where ${moodEntries.ownerId} = ${ownerId} ${isBefore}
      union all
      select date(run.day, '-1 day'), run.days + 1 from run
      where exists (
        select 1 from ${moodEntries}
        where ${moodEntries.ownerId} = ${ownerId} and ${moodEntries.localDate} = date(run.day, '-1 day')
      )
    )
    select max(days) as days, max(day) as lastDate from run`);
  return run?.lastDate ? run : { days: 0, lastDate: null };
}

/** Hands every check-in of one owner to another. */
export async function reassignMoodEntries(
  db: Executor,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db.update(moodEntries).set({ ownerId: to }).where(eq(moodEntries.ownerId, from));
}

/** Notes of anybody that no safety check has seen, in the order of their ids. */
export async function listUnassessedNotes(db: Executor, { after, limit }: { after: string; limit: number }) {
  return db
    .select({ id: moodEntries.id, ownerId: moodEntries.ownerId, notes: moodEntries.notes })
    .from(moodEntries)
    .where(and(isNotNull(moodEntries.notes), isNull(moodEntries.noteLevel), gt(moodEntries.id, after)))
    .orderBy(asc(moodEntries.id))
    .limit(limit);
}

/** Sets the levels of notes that were not assessed since: an edit in between has set a level of its own. */
export async function setNoteLevels(
  db: Database,
  levels: { id: string; ownerId: string; level: NonNullable<MoodEntry['noteLevel']> }[],
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { id, ownerId, level } of levels) {
      await tx
        .update(moodEntries)
        .set({ noteLevel: level })
        .where(and(eq(moodEntries.id, id), eq(moodEntries.ownerId, ownerId), isNull(moodEntries.noteLevel)));
    }
  });
}
