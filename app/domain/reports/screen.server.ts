import type { Database } from 'db/client';
import { daySettings } from '../check-in/check-ins.server';
import { localDateAt } from '../owners/calendar';
import type { Owner } from '../owners/guests.server';
import { isCrisis } from '../safety/types';
import { wallClock } from './clock';
import { listOpenings } from './open.server';
import { listReports, openUntil, type Report } from './reports.server';

const SHOWN = 60;
const OPENINGS_SHOWN = 5;
const SUPPORT_MS = 24 * 3_600_000;

export type LinkState = 'open' | 'closed' | 'expired';

export const linkStateOf = (
  { isActive, expiresAt }: Pick<Report, 'isActive' | 'expiresAt'>,
  now: Date,
): LinkState => {
  if (!isActive) return 'closed';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'open';
};

/** What /mood-reports shows of an owner's reports, in two queries however many there are. */
export async function readReportCards(db: Database, { owner, now }: { owner: Owner; now: Date }) {
  const settings = { ...daySettings(owner), dayStartHour: 0 };
  const reports = await listReports(db, { userId: owner.id, limit: SHOWN });
  const openings = await listOpenings(db, { userId: owner.id, rows: reports.map(({ id }) => id) });
  const moment = (instant: Date) =>
    `${localDateAt(instant, settings)} ${wallClock(instant, settings.timeZone)}`;
  const cards = reports.map((report) => {
    const opened = openings.get(report.id) ?? [];
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
      link: linkStateOf(report, now),
      opened: opened.length,
      openings: opened
        .slice(0, OPENINGS_SHOWN)
        .map(({ openedAt, device }) => ({ at: moment(openedAt), device })),
    };
  });
  const latest = reports[0];
  const needsSupport =
    latest?.messageLevel != null &&
    isCrisis(latest.messageLevel) &&
    now.getTime() - latest.createdAt.getTime() < SUPPORT_MS;
  return { cards, needsSupport };
}

export type ReportCardData = Awaited<ReturnType<typeof readReportCards>>['cards'][number];
