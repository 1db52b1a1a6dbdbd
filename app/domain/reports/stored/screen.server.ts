import type { Database } from 'db/client';
import { findReportByRow } from 'db/repositories/reports';
import { localDateAt } from '../../calendar/clock';
import { clockTime } from '../../calendar/clock-in-words';
import { shortDateWithYear } from '../../calendar/dates-in-words';
import { daySettings } from '../../calendar/day-settings';
import { daysBefore } from '../../calendar/durations';
import type { Owner } from '../../owners/guests.server';
import { crossesTheLine } from '../../safety/types';
import { linkStateOf } from '../link/link-state';
import { listOpenings } from '../link/open.server';
import type { PasscodeState } from '../link/passcode-tries';
import { readComparisons } from './compared.server';
import { listReports, openUntil, type Report } from './reports.server';

const SHOWN = 30;
const OPENINGS_SHOWN = 5;
const SUPPORT_DAYS = 1;

/** Whether somebody seems to guess at the passcodes of some reports, by the report's row. */
type ReadPasscodes = (
  reports: readonly Pick<Report, 'id' | 'passcodeHash'>[],
) => Promise<Map<string, PasscodeState>>;

interface ReadCards {
  owner: Owner;
  readPasscodes: ReadPasscodes;
  /** From 1 on. */
  page: number;
  now: Date;
}

/** What /mood-reports shows of a page of an owner's reports, in four queries however many there are. */
export async function readReportCards(db: Database, { owner, page, now, readPasscodes }: ReadCards) {
  const found = await listReports(db, { userId: owner.id, limit: SHOWN + 1, offset: (page - 1) * SHOWN });
  const reports = found.slice(0, SHOWN);
  const latest = page === 1 ? reports[0] : undefined;
  const needsSupport =
    latest?.messageLevel != null &&
    crossesTheLine(latest.messageLevel) &&
    latest.createdAt > daysBefore(now, SUPPORT_DAYS);
  const cards = await cardsOf(db, { owner, reports, listed: found, now, readPasscodes });
  return { cards, page, hasMore: found.length > SHOWN, needsSupport };
}

/** The card of the report whose dialog is asked for, whichever page it is on. */
export async function readReportCard(
  db: Database,
  { id, ...read }: Omit<ReadCards, 'page'> & { id: string },
): Promise<ReportCardData | undefined> {
  const report = await findReportByRow(db, { userId: read.owner.id, id });
  const cards = report && (await cardsOf(db, { ...read, reports: [report], listed: [report] }));
  return cards?.[0];
}

interface Listed {
  reports: Report[];
  /** These and the one made before them, newest first. */
  listed: Report[];
}

async function cardsOf(
  db: Database,
  { owner, reports, listed, now, readPasscodes }: Omit<ReadCards, 'page'> & Listed,
) {
  const settings = { ...daySettings(owner), dayStartHour: 0 };
  const openings = await listOpenings(db, { userId: owner.id, rows: reports.map(({ id }) => id) });
  const passcodes = await readPasscodes(reports.filter(({ passcodeHash }) => passcodeHash !== null));
  const comparisons = await readComparisons(db, { userId: owner.id, reports: listed });
  const moment = (instant: Date) =>
    `${shortDateWithYear(localDateAt(instant, settings))}, ${clockTime(instant, settings.timeZone)}`;
  return reports.map((report) => {
    const opened = openings.get(report.id) ?? [];
    const compared = comparisons.get(report.id);
    return {
      id: report.id,
      reportId: report.reportId,
      title: report.title,
      ...report.dateRange,
      providerName: report.shareSettings.providerName,
      providerEmail: report.shareSettings.providerEmail,
      isAiEnhanced: report.reportData.aiAnalysis !== undefined,
      createdOn: localDateAt(report.createdAt, settings),
      expiresOn: openUntil(report),
      hasPasscode: report.passcodeHash !== null,
      passcode: passcodes.get(report.id) ?? ('quiet' as const),
      link: linkStateOf(report, now),
      compared: compared ? { ...compared.comparison, madeOn: localDateAt(compared.madeAt, settings) } : null,
      opened: opened.length,
      openings: opened
        .slice(0, OPENINGS_SHOWN)
        .map(({ openedAt, device }) => ({ at: moment(openedAt), device })),
    };
  });
}

export type ReportCardData = Awaited<ReturnType<typeof cardsOf>>[number];
