import { and, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { moodReports } from '../schema';
import { HEAD, type ReportHead } from './reports';

interface NoteInReports {
  userId: string;
  note: { checkIn: string; date: string; text: string };
  now: Date;
}

/**
 * The reports whose link is open and which hold the note of a check-in, newest first. In those from before notes knew
 * their check-in it is found by its day and words.
 */
export async function listOpenReportsWithNote(
  db: Executor,
  { userId, note, now }: NoteInReports,
): Promise<ReportHead[]> {
  return listOpenReportsThat(db, {
    userId,
    now,
    holds: sql`json_extract(chosen.value, '$.checkIn') = ${note.checkIn}
      or (json_extract(chosen.value, '$.checkIn') is null
        and json_extract(chosen.value, '$.date') = ${note.date}
        and json_extract(chosen.value, '$.text') = ${note.text})`,
  });
}

/** The reports whose link is open and in which a check-in has another note than this text, newest first. */
export async function listOpenReportsWithEarlierNote(
  db: Executor,
  { userId, checkIn, text, now }: { userId: string; checkIn: string; text: string; now: Date },
): Promise<ReportHead[]> {
  const holds = sql`json_extract(chosen.value, '$.checkIn') = ${checkIn}
    and json_extract(chosen.value, '$.text') <> ${text}`;
  return listOpenReportsThat(db, { userId, now, holds });
}

/** @param holds a condition on `chosen`, one of the notes of a report */
async function listOpenReportsThat(
  db: Executor,
  { userId, now, holds }: { userId: string; now: Date; holds: SQL },
): Promise<ReportHead[]> {
  const { expiresAt, isActive, snapshot, createdAt } = moodReports;
  return db
    .select(HEAD)
    .from(moodReports)
    .where(
      and(
        eq(moodReports.userId, userId),
        eq(isActive, true),
        or(isNull(expiresAt), gt(expiresAt, now)),
        sql`exists (select 1 from json_each(${snapshot}, '$.notes') as chosen where ${holds})`,
      ),
    )
    .orderBy(desc(createdAt));
}
