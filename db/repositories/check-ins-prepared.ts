import { and, asc, desc, eq, gte, inArray, lte, max, sql } from 'drizzle-orm';
import type { StoredAnswers } from '../documents/answers';
import { filled, filledAs, prepared } from '../prepared';
import { moodEntries } from '../schema';

export const newestEntries = prepared((db) =>
  db
    .select()
    .from(moodEntries)
    .where(eq(moodEntries.ownerId, filled('ownerId')))
    .orderBy(desc(moodEntries.date), desc(moodEntries.id))
    .limit(filled('limit'))
    .prepare(),
);

export const answersWithin = prepared((db) =>
  db
    .select({ localDate: moodEntries.localDate, date: moodEntries.date, answers: moodEntries.responses })
    .from(moodEntries)
    .where(
      and(
        eq(moodEntries.ownerId, filled('ownerId')),
        gte(moodEntries.localDate, filled('from')),
        lte(moodEntries.localDate, filled('to')),
      ),
    )
    .orderBy(asc(moodEntries.localDate))
    .prepare(),
);

/** A day comes as one row: ten check-ins a day cost little more than one. The index has them in the order of their instants. */
export const daysWithin = prepared((db) =>
  db
    .select({
      localDate: moodEntries.localDate,
      answers: sql`group_concat(${moodEntries.responses})`.mapWith(
        (texts: string) => JSON.parse(`[${texts}]`) as StoredAnswers[],
      ),
    })
    .from(moodEntries)
    .where(
      and(
        eq(moodEntries.ownerId, filled('ownerId')),
        gte(moodEntries.localDate, filled('from')),
        lte(moodEntries.localDate, filled('to')),
      ),
    )
    .groupBy(moodEntries.localDate)
    .orderBy(asc(moodEntries.localDate))
    .prepare(),
);

/** What the newest check-ins were like, without the rest of their rows. */
export const newestMoods = prepared((db) =>
  db
    .select({
      localDate: moodEntries.localDate,
      overallMood: moodEntries.overallMood,
      noteLevel: moodEntries.noteLevel,
      responses: moodEntries.responses,
    })
    .from(moodEntries)
    .where(eq(moodEntries.ownerId, filled('ownerId')))
    .orderBy(desc(moodEntries.date), desc(moodEntries.id))
    .limit(filled('limit'))
    .prepare(),
);

const answered = (field: string) =>
  sql<number | null>`avg(json_extract(${moodEntries.responses}, ${'$.' + field}))`;

export const averagesWithin = prepared((db) =>
  db
    .select({
      mood: sql<number | null>`avg(${moodEntries.overallMood})`,
      sleep: answered('sleepRating'),
      stress: answered('stressRating'),
      energy: answered('energyRating'),
    })
    .from(moodEntries)
    .where(
      and(
        eq(moodEntries.ownerId, filled('ownerId')),
        gte(moodEntries.localDate, filled('from')),
        lte(moodEntries.localDate, filled('to')),
      ),
    )
    .prepare(),
);

/** The words of the condition are those of its index. */
export const newestCrisisNote = prepared((db) =>
  db
    .select({ at: moodEntries.updatedAt })
    .from(moodEntries)
    .where(
      and(
        eq(moodEntries.ownerId, filled('ownerId')),
        sql`${moodEntries.noteLevel} in ('crisis', 'imminent')`,
      ),
    )
    .orderBy(desc(moodEntries.updatedAt))
    .limit(1)
    .prepare(),
);

export const newestHeavyNote = prepared((db) =>
  db
    .select({ at: max(moodEntries.updatedAt) })
    .from(moodEntries)
    .where(
      and(
        eq(moodEntries.ownerId, filled('ownerId')),
        gte(moodEntries.date, filledAs(moodEntries.date, 'since')),
        inArray(moodEntries.noteLevel, ['concern', 'crisis', 'imminent']),
      ),
    )
    .prepare(),
);
