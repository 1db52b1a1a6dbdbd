import { randomUUID } from 'node:crypto';
import type { Database } from 'db/client';
import * as reports from 'db/repositories/reports';
import { noteActivity } from '../../audit/account-activity.server';
import { hashToken } from '../../crypto/tokens.server';
import { Problem } from '../../problem';
import type { ReportSnapshot } from '../snapshot/snapshot';
import { type LinkState, linkStateOf } from './link-state';

const OPENS_KEPT = 100;

/** A report that may be shown. */
export type OpenReport = reports.ReportRow & { snapshot: ReportSnapshot; link: LinkState };

export const GONE = 'This report is no longer shared.';
export const UNKNOWN = 'There is no such report.';

interface AskFor {
  reportId: string;
  /** Who asks, if they are logged in: the owner of a report sees it also when its link is closed or has expired. */
  viewerId?: string;
  now: Date;
}

/**
 * The report behind a link, as long as the link is open. Expiry is checked at every read.
 * @throws Problem 'not-found' for an unknown id, 'gone' for one that expired, was closed or deleted
 */
export async function openReport(db: Database, { reportId, viewerId, now }: AskFor): Promise<OpenReport> {
  const report = await reports.findReportByLink(db, reportId);
  if (!report) {
    if (await reports.isGoneReport(db, hashToken(reportId))) throw new Problem('gone', GONE);
    throw new Problem('not-found', UNKNOWN);
  }
  const link = linkStateOf(report, now);
  const isForThem = link === 'open' || viewerId === report.userId;
  if (!isForThem || !report.snapshot) throw new Problem('gone', GONE);
  return { ...report, snapshot: report.snapshot, link };
}

/** Notes that somebody opened a report, for its log and its owner's: when, and on what kind of device. No address. */
export async function noteOpened(
  db: Database,
  { report, device, now }: { report: Pick<OpenReport, 'id' | 'userId'>; device: string; now: Date },
): Promise<void> {
  const open = { id: randomUUID(), reportRow: report.id, openedAt: now, device };
  await db.transaction(async (tx) => {
    await reports.insertOpen(tx, open, OPENS_KEPT);
    await noteActivity(tx, { userId: report.userId, kind: 'report-opened', device, now });
  });
}

export type Opening = { openedAt: Date; device: string };

/** Who opened these reports of an owner, by the report's row, newest first. */
export async function listOpenings(
  db: Database,
  which: { userId: string; rows: readonly string[] },
): Promise<Map<string, Opening[]>> {
  const byReport = new Map<string, Opening[]>();
  for (const { reportRow, ...opening } of await reports.listOpens(db, which)) {
    byReport.set(reportRow, [...(byReport.get(reportRow) ?? []), opening]);
  }
  return byReport;
}
