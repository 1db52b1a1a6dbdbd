import type { Database } from 'db/client';
import { listMeans } from 'db/repositories/report-means';
import { compareReports, type Comparison } from '../shown/compared';
import type { Report } from './reports.server';

interface ComparedWith {
  comparison: Comparison;
  /** When the earlier of the two was made. */
  madeAt: Date;
}

/**
 * Each report beside the newest made before it whose days end earlier, by its row. `reports` are newest first; the last may
 * only be compared with.
 */
export async function readComparisons(
  db: Database,
  { userId, reports }: { userId: string; reports: readonly Pick<Report, 'id' | 'createdAt'>[] },
): Promise<Map<string, ComparedWith>> {
  if (reports.length < 2) return new Map();
  const means = await listMeans(db, { userId, ids: reports.map(({ id }) => id) });
  return new Map(
    reports.slice(0, -1).flatMap(({ id }, index): [string, ComparedWith][] => {
      const now = means.get(id);
      if (!now) return [];
      for (const before of reports.slice(index + 1)) {
        const then = means.get(before.id);
        const comparison = then ? compareReports(now, then) : null;
        if (comparison) return [[id, { comparison, madeAt: before.createdAt }]];
      }
      return [];
    }),
  );
}
