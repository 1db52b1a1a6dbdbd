import { and, asc, desc, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { filled, prepared } from '../prepared';
import { moodEntries } from '../schema';
import { notesHold } from './note-search';

/** What a history shows of a check-in without opening it. */
const LINE = {
  id: moodEntries.id,
  date: moodEntries.date,
  timeZone: moodEntries.timeZone,
  localDate: moodEntries.localDate,
  overallMood: moodEntries.overallMood,
  responses: moodEntries.responses,
  isBackdated: moodEntries.isBackdated,
  notes: moodEntries.notes,
};

/** Where a page ends: its last check-in. */
export interface HistoryPlace {
  localDate: string;
  date: Date;
  id: string;
}

export interface HistoryPage {
  ownerId: string;
  /** Local dates, both included. */
  from?: string;
  to?: string;
  rating?: number;
  /** Every one of them has to be in the note. */
  words?: readonly string[];
  after?: HistoryPlace;
  limit: number;
}

/** The first page of everything, which is what is asked for most. */
const newestLines = prepared((db) =>
  db
    .select(LINE)
    .from(moodEntries)
    .where(eq(moodEntries.ownerId, filled('ownerId')))
    .orderBy(desc(moodEntries.localDate), desc(moodEntries.date), desc(moodEntries.id))
    .limit(filled('limit'))
    .prepare(),
);

/** By local day, the newest first, and within a day by the instant: one range of one index, read backwards. */
export async function listHistory(
  db: Executor,
  { ownerId, from, to, rating, words = [], after, limit }: HistoryPage,
) {
  const isNarrowed = from || to || rating || words.length > 0 || after;
  if (!isNarrowed) return newestLines(db).execute({ ownerId, limit });
  const { localDate, date, id } = moodEntries;
  return db
    .select(LINE)
    .from(moodEntries)
    .where(
      and(
        eq(moodEntries.ownerId, ownerId),
        from ? gte(localDate, from) : undefined,
        to ? lte(localDate, to) : undefined,
        rating ? eq(moodEntries.overallMood, rating) : undefined,
        after
          ? sql`(${localDate}, ${date}, ${id}) < (${after.localDate}, ${after.date.getTime()}, ${after.id})`
          : undefined,
        notesHold(words),
      ),
    )
    .orderBy(desc(localDate), desc(date), desc(id))
    .limit(limit);
}

/** The days with a check-in next to a date: the last one before it and the first one after it. */
export async function findNeighbourDays(db: Executor, { ownerId, date }: { ownerId: string; date: string }) {
  const { localDate } = moodEntries;
  const ofOwner = eq(moodEntries.ownerId, ownerId);
  const day = () => db.select({ date: localDate }).from(moodEntries);
  const [[before], [after]] = await Promise.all([
    day()
      .where(and(ofOwner, lt(localDate, date)))
      .orderBy(desc(localDate))
      .limit(1),
    day()
      .where(and(ofOwner, gt(localDate, date)))
      .orderBy(asc(localDate))
      .limit(1),
  ]);
  return { before: before?.date ?? null, after: after?.date ?? null };
}

const endOfHistory = (inOrder: typeof asc) =>
  prepared((db) =>
    db
      .select({ date: moodEntries.localDate })
      .from(moodEntries)
      .where(eq(moodEntries.ownerId, filled('ownerId')))
      .orderBy(inOrder(moodEntries.localDate))
      .limit(1)
      .prepare(),
  );
const [firstDay, lastDay] = [endOfHistory(asc), endOfHistory(desc)];

/** The first and the last day with a check-in; null before the first one. */
export async function findHistoryBounds(db: Executor, ownerId: string) {
  const [[first], [last]] = await Promise.all([
    firstDay(db).execute({ ownerId }),
    lastDay(db).execute({ ownerId }),
  ]);
  return first && last ? { first: first.date, last: last.date } : null;
}
