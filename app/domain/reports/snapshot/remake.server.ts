import type { Database } from 'db/client';
import { findWholeReport, updateReport } from 'db/repositories/reports';
import type { Owner } from '../../owners/guests.server';
import { Problem } from '../../problem';
import { gatherMaterial, type ReportMaterial } from './material.server';
import type { ReportSnapshot } from './snapshot';
import { outlineOf, type Person, snapshotOf } from './take-snapshot.server';

interface Remake {
  owner: Owner;
  user: Person;
  /** The report's row. */
  id: string;
  now: Date;
}

/**
 * Makes a report again from what is in the history now, under the same link, which is open afterwards: the same days, ticks,
 * passcode and expiry. Notes, reflections and scores that are gone are left out.
 * @throws Problem 'not-found' for another's, 'invalid' when its days hold more than a report can
 */
async function remakeReport(db: Database, { owner, user, id, now }: Remake): Promise<void> {
  const report = await findWholeReport(db, { userId: owner.id, id });
  if (!report?.snapshot) throw new Problem('not-found', 'There is no such report.');
  const { dateRange, shareSettings, snapshot: before } = report;
  const material = await gatherMaterial(db, { owner, period: dateRange, now });
  const { aiAnalysis, riskRule, message, scores = false } = before.sections;
  const known = new Set(before.scores?.map((score) => score.id));
  const snapshot = snapshotOf(
    { ...material, scores: material.scores.filter((score) => known.has(score.id)) },
    {
      owner,
      user,
      input: {
        dateRange,
        message: shareSettings.message ?? null,
        sections: { aiAnalysis, riskRule, message, scores, ...stillThere(before, material) },
      },
      now,
    },
  );
  const changes = { snapshot, reportData: outlineOf(snapshot), isActive: true, updatedAt: now };
  await updateReport(db, { userId: owner.id, reportId: report.reportId, ...changes });
}

interface RemakeSeveral extends Omit<Remake, 'id'> {
  /** Their links are closed. */
  reports: readonly { id: string }[];
}

/** Makes reports again, one after another. From the first that cannot be, their links stay closed; `failure` says why. */
export async function remakeReports(
  db: Database,
  { reports, ...remake }: RemakeSeveral,
): Promise<{ closed: number; remade: number; failure?: unknown }> {
  let remade = 0;
  try {
    for (const { id } of reports) {
      await remakeReport(db, { ...remake, id });
      remade += 1;
    }
  } catch (failure) {
    return { closed: reports.length - remade, remade, failure };
  }
  return { closed: 0, remade };
}

/** What of the chosen notes and reflections is still there. A note from before it knew its check-in is known by its day and words. */
function stillThere({ notes, reflections }: ReportSnapshot, material: ReportMaterial) {
  const isChosen = ({ id, date, text }: ReportMaterial['notes'][number]) =>
    notes.some((note) => (note.checkIn ? note.checkIn === id : note.date === date && note.text === text));
  const weeks = new Set(reflections.map(({ week }) => week));
  return {
    notes: material.notes.filter(isChosen).map(({ id }) => id),
    reflections: material.reflections.filter(({ week }) => weeks.has(week)).map(({ week }) => week),
  };
}
