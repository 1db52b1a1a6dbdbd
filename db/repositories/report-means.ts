import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import type { ReportSnapshot } from '../documents/report';
import { moodReports } from '../schema';

type ReportMeans = Pick<ReportSnapshot, 'period' | 'overallMean' | 'checkInDays' | 'factors'>;

const part = (path: string) => sql`json_extract(${moodReports.snapshot}, ${path})`;
const MEANS = sql<string>`json_object('period', ${part('$.period')}, 'overallMean', ${part('$.overallMean')}, 'checkInDays', ${part('$.checkInDays')}, 'factors', ${part('$.factors')})`;

/** What reports of an owner say on average, by their rows, without the rest of their snapshots. */
export async function listMeans(
  db: Executor,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<Map<string, ReportMeans>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: moodReports.id, means: MEANS })
    .from(moodReports)
    .where(
      and(eq(moodReports.userId, userId), inArray(moodReports.id, [...ids]), isNotNull(moodReports.snapshot)),
    );
  return new Map(rows.map(({ id, means }) => [id, JSON.parse(means) as ReportMeans]));
}
