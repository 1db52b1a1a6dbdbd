import type { Database, Executor } from 'db/client';
import { listOpenReportsWithNote, updateReport } from 'db/repositories/reports';
import type { CheckIn } from '../check-in/entries/check-ins.server';
import { deleteWithUndo } from '../history/undo.server';
import type { Owner } from '../owners/guests.server';
import { Problem } from '../problem';
import { remakeReport } from './remake.server';
import type { Report } from './reports.server';
import type { Person } from './take-snapshot.server';

/** What becomes of open reports that hold the note of a check-in which is deleted. */
export const REPORT_CHOICES = ['remake', 'close', 'keep'] as const;
type ReportChoice = (typeof REPORT_CHOICES)[number];

/** The reports with an open link in which the note of this check-in stands, newest first. */
export async function listReportsWithNote(
  db: Executor,
  { userId, entry, now }: { userId: string; entry: CheckIn; now: Date },
): Promise<Report[]> {
  if (entry.notes === null) return [];
  const note = { checkIn: entry.id, date: entry.localDate, text: entry.notes };
  return listOpenReportsWithNote(db, { userId, note, now });
}

interface DeleteCheckIn {
  owner: Owner;
  /** Missing for a guest, who has no reports. */
  user?: Person;
  entry: CheckIn;
  /** Missing where nobody was asked. */
  choice?: ReportChoice;
  now: Date;
}

/**
 * Deletes a check-in, with ten seconds to undo it. Links are closed in the same transaction; a report that is to be made
 * anew is opened again only when that is done.
 * @throws Problem 'invalid' when its note stands in an open report and there is no choice; 'not-found'
 */
export async function deleteCheckInWithReports(
  db: Database,
  { owner, user, entry, choice, now }: DeleteCheckIn,
): Promise<{ undoKey: string; closed: number; remade: number; failure?: unknown }> {
  const userId = owner.id;
  const reports = user ? await listReportsWithNote(db, { userId, entry, now }) : [];
  if (reports.length > 0 && !choice)
    throw new Problem(
      'invalid',
      'The note of this check-in stands in a report. Please choose what happens to it.',
    );
  const closing = choice === 'keep' ? [] : reports;
  const close = async (tx: Executor) => {
    for (const { reportId } of closing)
      await updateReport(tx, { userId, reportId, isActive: false, updatedAt: now });
  };
  const { undoKey } = await deleteWithUndo(db, { ownerId: userId, id: entry.id, also: close }, now);
  let remade = 0;
  if (choice !== 'remake' || !user) return { undoKey, closed: closing.length, remade };
  try {
    for (const { id } of closing) {
      await remakeReport(db, { owner, user, id, now });
      remade += 1;
    }
  } catch (failure) {
    return { undoKey, closed: closing.length - remade, remade, failure };
  }
  return { undoKey, closed: 0, remade };
}
