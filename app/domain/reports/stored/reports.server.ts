import { randomUUID } from 'node:crypto';
import type { Database, Executor } from 'db/client';
import * as reports from 'db/repositories/reports';
import { localDateAt } from '../../calendar/clock';
import { daySettings } from '../../calendar/day-settings';
import { noteCardOfText } from '../../crisis-cards/crisis-cards.server';
import { hashPassword } from '../../crypto/password.server';
import { hashToken, newToken } from '../../crypto/tokens.server';
import { findEarlier, once } from '../../once.server';
import type { Owner } from '../../owners/guests.server';
import { Problem } from '../../problem';
import { assessText } from '../../safety/assess-text.server';
import type { ReportInput } from '../form/schema';
import { newShortCode } from '../link/short-code.server';
import { outlineOf, type Person, takeSnapshot } from '../snapshot/take-snapshot.server';
import { callOf, reportMadeEarlier } from './made-earlier.server';

/** 192 random bits. */
const REPORT_ID_BYTES = 24;

export type Report = reports.ReportHead;

interface MakeReport {
  owner: Owner;
  user: Person;
  input: ReportInput;
  now: Date;
}

/**
 * Takes the snapshot that is the report: later edits do not change it.
 * @param idempotencyKey a retried call with the same one gives the first one's report
 * @throws Problem 'invalid' for a note or a week that is not in the period, too many check-ins, or a key that was used for
 *   another report; 'gone' when the report made with the key was deleted since
 */
export async function createReport(
  db: Database,
  { idempotencyKey: key, ...make }: MakeReport & { idempotencyKey?: string },
): Promise<Report> {
  const { owner, input, now } = make;
  const asked = { userId: owner.id, passcode: input.passcode };
  const call = callOf(owner.id, key, input);
  // Before the transaction, too: what a report holds takes a while to gather.
  const earlier = await findEarlier(db, call);
  if (earlier) return reportMadeEarlier(db, earlier, asked);
  const made = await newReport(db, make);
  return db.transaction((tx) =>
    once(tx, call, {
      now,
      again: (meanwhile) => reportMadeEarlier(tx, meanwhile, asked),
      make: async () => {
        const result = await storeReport(tx, made);
        return { id: result.id, result };
      },
    }),
  );
}

async function storeReport(tx: Executor, made: reports.NewReport): Promise<Report> {
  await noteCardOfText(tx, { level: made.messageLevel ?? null, now: made.createdAt });
  return reports.insertReport(tx, made);
}

async function newReport(db: Database, make: MakeReport): Promise<reports.NewReport> {
  const { owner, input, now } = make;
  const snapshot = await takeSnapshot(db, make);
  const { title, providerName, providerEmail, message, dateRange, expiresAt, passcode } = input;
  return {
    id: randomUUID(),
    userId: owner.id,
    reportId: newToken(REPORT_ID_BYTES),
    title,
    dateRange,
    reportData: outlineOf(snapshot),
    shareSettings: {
      providerName,
      providerEmail,
      ...(expiresAt && { expiresAt: expiresAt.toISOString(), expiresOn: lastDayOf(expiresAt, owner) }),
      ...(message && { message }),
    },
    snapshot,
    ...(passcode !== null && { passcodeHash: await hashPassword(passcode), shortCode: newShortCode() }),
    expiresAt,
    messageLevel: message === null ? null : assessText(message, 'report').level,
    createdAt: now,
    updatedAt: now,
  };
}

/** An expiry is the end of a day: the moment before belongs to it. */
export const lastDayOf = (expiresAt: Date, owner: Owner) =>
  localDateAt(new Date(expiresAt.getTime() - 1), { ...daySettings(owner), dayStartHour: 0 });

/** Newest first. */
export async function listReports(db: Database, page: reports.ReportPage): Promise<Report[]> {
  return reports.listReports(db, page);
}

/** By the row's own id, which opens nothing: screens have it in their addresses. @throws Problem 'not-found' */
export async function requireReportRow(db: Database, which: { userId: string; id: string }): Promise<Report> {
  const report = await reports.findReportByRow(db, which);
  if (!report) throw new Problem('not-found', 'There is no such report.');
  return report;
}

interface LinkChanges {
  userId: string;
  reportId: string;
  /** False closes the link without deleting the report. */
  isActive?: boolean;
  /** Null: none from now on. */
  passcode?: string | null;
  now: Date;
}

/** @throws Problem 'not-found' for an id that is not this owner's */
export async function changeLink(db: Database, { now, passcode, isActive, ...which }: LinkChanges) {
  const report = await reports.updateReport(db, {
    ...which,
    ...(isActive !== undefined && { isActive }),
    ...(passcode === null && { passcodeHash: null }),
    ...(passcode && { passcodeHash: await hashPassword(passcode), newShortCode: newShortCode() }),
    updatedAt: now,
  });
  if (!report) throw new Problem('not-found', 'There is no such report.');
  return report;
}

/** Deletes a report; hashes of its id and short code stay, so that its link can say that it is gone. @throws Problem 'not-found' */
export async function deleteReport(
  db: Database,
  { now, ...which }: { userId: string; reportId: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await reports.deleteReport(tx, which);
    if (!deleted) throw new Problem('not-found', 'There is no such report.');
    await reports.insertGoneReport(tx, {
      idHash: hashToken(which.reportId),
      shortCodeHash: deleted.shortCode && hashToken(deleted.shortCode),
      userId: which.userId,
      deletedAt: now,
    });
  });
}

/** The last day on which the link opens, in words of the zone it was made in; null when it does not end by itself. */
export const openUntil = ({ shareSettings }: Pick<Report, 'shareSettings'>): string | null =>
  shareSettings.expiresOn ?? null;

/** The report as the API shows it to its owner. Without a passcode its short code opens nothing. */
export function presentReport({ passcodeHash, messageLevel: _level, shortCode, ...report }: Report) {
  const hasPasscode = passcodeHash !== null;
  return { ...report, hasPasscode, shortCode: hasPasscode ? shortCode : null };
}
