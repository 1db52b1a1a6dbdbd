import { and, desc, eq, gte, inArray, isNotNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { goneReports, moodEntries, moodReports, reportOpens } from '../schema';

export type ReportRow = typeof moodReports.$inferSelect;
/** A report without its snapshot, which a list does not need. */
export type ReportHead = Omit<ReportRow, 'snapshot'>;
export type ReportOpenRow = typeof reportOpens.$inferSelect;

export const HEAD = {
  id: moodReports.id,
  userId: moodReports.userId,
  reportId: moodReports.reportId,
  title: moodReports.title,
  dateRange: moodReports.dateRange,
  reportData: moodReports.reportData,
  shareSettings: moodReports.shareSettings,
  passcodeHash: moodReports.passcodeHash,
  shortCode: moodReports.shortCode,
  expiresAt: moodReports.expiresAt,
  messageLevel: moodReports.messageLevel,
  isActive: moodReports.isActive,
  createdAt: moodReports.createdAt,
  updatedAt: moodReports.updatedAt,
};

export type NewReport = typeof moodReports.$inferInsert;

export async function insertReport(db: Executor, report: NewReport): Promise<ReportHead> {
  const [row] = await db.insert(moodReports).values(report).returning(HEAD);
  if (!row) throw new Error('the new report did not come back');
  return row;
}

export interface ReportPage {
  userId: string;
  limit: number;
  /** The last report of the page before. */
  after?: Pick<ReportRow, 'createdAt' | 'id'>;
  offset?: number;
}

/** Newest first. */
export async function listReports(
  db: Executor,
  { userId, after, limit, offset = 0 }: ReportPage,
): Promise<ReportHead[]> {
  const { createdAt, id } = moodReports;
  const comesLater =
    after && or(lt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), lt(id, after.id)));
  return db
    .select(HEAD)
    .from(moodReports)
    .where(and(eq(moodReports.userId, userId), comesLater))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset(offset);
}

/** No owner is named: the link is the key. */
export async function findReportByLink(db: Executor, reportId: string): Promise<ReportRow | undefined> {
  return db.query.moodReports.findFirst({ where: eq(moodReports.reportId, reportId) });
}

/** The id of the link that a short code stands for; a link without a passcode has no short address. */
export async function findLinkByShortCode(db: Executor, shortCode: string): Promise<string | undefined> {
  const [row] = await db
    .select({ reportId: moodReports.reportId })
    .from(moodReports)
    .where(and(eq(moodReports.shortCode, shortCode), isNotNull(moodReports.passcodeHash)));
  return row?.reportId;
}

const isTheirs = ({ userId, reportId }: { userId: string; reportId: string }) =>
  and(eq(moodReports.reportId, reportId), eq(moodReports.userId, userId));

/** With its snapshot. */
export async function findWholeReport(
  db: Executor,
  { userId, id }: { userId: string; id: string },
): Promise<ReportRow | undefined> {
  return db.query.moodReports.findFirst({
    where: and(eq(moodReports.id, id), eq(moodReports.userId, userId)),
  });
}

export async function findReportByRow(
  db: Executor,
  { userId, id }: { userId: string; id: string },
): Promise<ReportHead | undefined> {
  const [row] = await db
    .select(HEAD)
    .from(moodReports)
    .where(and(eq(moodReports.id, id), eq(moodReports.userId, userId)));
  return row;
}

type ReportChanges = Partial<Omit<ReportRow, 'id' | 'shortCode'>> & {
  /** For a report that has none yet. */
  newShortCode?: string;
};

export async function updateReport(
  db: Executor,
  { userId, reportId, newShortCode, ...changes }: { userId: string; reportId: string } & ReportChanges,
): Promise<ReportHead | undefined> {
  const shortCode =
    newShortCode === undefined ? undefined : sql`coalesce(${moodReports.shortCode}, ${newShortCode})`;
  const [row] = await db
    .update(moodReports)
    .set({ ...changes, shortCode })
    .where(isTheirs({ userId, reportId }))
    .returning(HEAD);
  return row;
}

/** What was deleted. */
export async function deleteReport(
  db: Executor,
  which: { userId: string; reportId: string },
): Promise<Pick<ReportRow, 'shortCode'> | undefined> {
  const [gone] = await db
    .delete(moodReports)
    .where(isTheirs(which))
    .returning({ shortCode: moodReports.shortCode });
  return gone;
}

export async function insertGoneReport(db: Executor, gone: typeof goneReports.$inferInsert): Promise<void> {
  await db.insert(goneReports).values(gone).onConflictDoNothing();
}

export async function isGoneReport(db: Executor, idHash: string): Promise<boolean> {
  return (await db.query.goneReports.findFirst({ where: eq(goneReports.idHash, idHash) })) !== undefined;
}

export async function isGoneShortCode(db: Executor, shortCodeHash: string): Promise<boolean> {
  const gone = await db.query.goneReports.findFirst({ where: eq(goneReports.shortCodeHash, shortCodeHash) });
  return gone !== undefined;
}

/** Notes one opening and forgets all but the newest `kept`. */
export async function insertOpen(db: Executor, open: ReportOpenRow, kept: number): Promise<void> {
  await db.insert(reportOpens).values(open);
  const newest = db
    .select({ id: reportOpens.id })
    .from(reportOpens)
    .where(eq(reportOpens.reportRow, open.reportRow))
    .orderBy(desc(reportOpens.openedAt))
    .limit(kept);
  await db
    .delete(reportOpens)
    .where(and(eq(reportOpens.reportRow, open.reportRow), notInArray(reportOpens.id, newest)));
}

/** The log of some reports of one owner, newest first. */
export async function listOpens(
  db: Executor,
  { userId, rows }: { userId: string; rows: readonly string[] },
): Promise<Pick<ReportOpenRow, 'reportRow' | 'openedAt' | 'device'>[]> {
  if (rows.length === 0) return [];
  return db
    .select({ reportRow: reportOpens.reportRow, openedAt: reportOpens.openedAt, device: reportOpens.device })
    .from(reportOpens)
    .innerJoin(moodReports, eq(moodReports.id, reportOpens.reportRow))
    .where(and(inArray(reportOpens.reportRow, [...rows]), eq(moodReports.userId, userId)))
    .orderBy(reportOpens.reportRow, desc(reportOpens.openedAt));
}

/** The check-ins of some days, as far as a report looks at them; in the order of their days. */
export async function listEntriesOfDays(
  db: Executor,
  { ownerId, start, end, limit }: { ownerId: string; start: string; end: string; limit: number },
) {
  return db
    .select({
      id: moodEntries.id,
      date: moodEntries.date,
      timeZone: moodEntries.timeZone,
      localDate: moodEntries.localDate,
      recordedAt: moodEntries.recordedAt,
      isBackdated: moodEntries.isBackdated,
      overallMood: moodEntries.overallMood,
      notes: moodEntries.notes,
      noteLevel: moodEntries.noteLevel,
      responses: moodEntries.responses,
    })
    .from(moodEntries)
    .where(
      and(
        eq(moodEntries.ownerId, ownerId),
        gte(moodEntries.localDate, start),
        lte(moodEntries.localDate, end),
      ),
    )
    .limit(limit);
}
