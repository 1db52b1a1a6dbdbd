import type { Database, Executor } from 'db/client';
import { updateReport } from 'db/repositories/reports';
import { listOpenReportsWithEarlierNote } from 'db/repositories/reports-with-note';
import type { CheckIn } from '../../check-in/entries/check-ins.server';
import type { Owner } from '../../owners/guests.server';
import type { ReportChoice } from '../form/report-choices';
import { remakeReports } from '../snapshot/remake.server';
import type { Person } from '../snapshot/take-snapshot.server';
import type { Report } from './reports.server';

/** The reports with an open link in which this check-in has another note than now, newest first. */
export async function listReportsWithEarlierNote(
  db: Executor,
  { userId, entry, now }: { userId: string; entry: CheckIn; now: Date },
): Promise<Report[]> {
  return listOpenReportsWithEarlierNote(db, { userId, checkIn: entry.id, text: entry.notes ?? '', now });
}

interface SettleEarlierNote {
  owner: Owner;
  user: Person;
  entry: CheckIn;
  choice: ReportChoice;
  now: Date;
}

/** Does what was chosen about those reports: a report that cannot be made again stays closed. */
export async function settleEarlierNote(
  db: Database,
  { owner, user, entry, choice, now }: SettleEarlierNote,
): Promise<{ closed: number; remade: number; failure?: unknown }> {
  if (choice === 'keep') return { closed: 0, remade: 0 };
  const userId = owner.id;
  const reports = await db.transaction(async (tx) => {
    const found = await listReportsWithEarlierNote(tx, { userId, entry, now });
    for (const { reportId } of found)
      await updateReport(tx, { userId, reportId, isActive: false, updatedAt: now });
    return found;
  });
  if (choice === 'close') return { closed: reports.length, remade: 0 };
  return remakeReports(db, { owner, user, reports, now });
}
