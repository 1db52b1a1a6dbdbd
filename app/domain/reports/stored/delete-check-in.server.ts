import type { Database, Executor } from 'db/client';
import { updateReport } from 'db/repositories/reports';
import { listOpenReportsWithNote } from 'db/repositories/reports-with-note';
import type { CheckIn } from '../../check-in/entries/check-ins.server';
import { deleteWithUndo } from '../../history/undo.server';
import type { Owner } from '../../owners/guests.server';
import { Problem } from '../../problem';
import type { ReportChoice } from '../form/report-choices';
import { remakeReports } from '../snapshot/remake.server';
import type { Person } from '../snapshot/take-snapshot.server';
import type { Report } from './reports.server';

/** The reports with an open link in which a note of this check-in stands, as it is now or was before; newest first. */
export async function listReportsWithNote(
  db: Executor,
  { userId, entry, now }: { userId: string; entry: CheckIn; now: Date },
): Promise<Report[]> {
  const note = { checkIn: entry.id, date: entry.localDate, text: entry.notes ?? '' };
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
 * again is opened only when that is done.
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
  if (choice !== 'remake' || !user) return { undoKey, closed: closing.length, remade: 0 };
  return { undoKey, ...(await remakeReports(db, { owner, user, reports: closing, now })) };
}
