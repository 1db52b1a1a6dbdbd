import type { Database } from 'db/client';
import { listMeans } from 'db/repositories/report-means';
import { compareReports, type Comparison } from './compared';
import type { Report } from './reports.server';

interface ComparedWith {
  comparison: Comparison;
  /** When the earlier of the two was made. */
  madeAt: Date;
}

/** Each report beside the one made before it, by its row. `reports` are newest first; the last may only be compared with. */
export async function readComparisons(
  db: Database,
  { userId, reports }: { userId: string; reports: readonly Pick<Report, 'id' | 'createdAt'>[] },
): Promise<Map<string, ComparedWith>> {
  if (reports.length < 2) return new Map();
  const means = await listMeans(db, { userId, ids: reports.map(({ id }) => id) });
  return new Map(
    reports.slice(0, -1).flatMap(({ id }, index): [string, ComparedWith][] => {
      const before = reports[index + 1];
      const [now, then] = [means.get(id), before && means.get(before.id)];
      const comparison = now && then ? compareReports(now, then) : null;
      return comparison && before ? [[id, { comparison, madeAt: before.createdAt }]] : [];
    }),
  );
}
