import { meanOf } from '../../averages';
import { FACTOR_FIELDS, type FactorField } from '../../check-in/answers';
import type { ReportEntry, ReportSnapshot } from '../snapshot/snapshot';

/** A day with a check-in, as the charts of a report show it. */
export interface DayOfReport {
  date: string;
  /** Mean over the day's check-ins of the mean of their answers, 1-5. */
  overall: number;
  /** Mean of the day's answers; a factor that was not answered is missing. */
  factors: Partial<Record<FactorField, number>>;
  /** True when every check-in of the day was entered on a later one. */
  isBackdated: boolean;
}

/** The days with a check-in, oldest first. */
export function eachDay({ entries }: Pick<ReportSnapshot, 'entries'>): DayOfReport[] {
  const byDate = new Map<string, ReportEntry[]>();
  for (const entry of entries) byDate.set(entry.date, [...(byDate.get(entry.date) ?? []), entry]);
  return [...byDate]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([date, group]) => dayOf(date, group) ?? []);
}

function dayOf(date: string, group: readonly ReportEntry[]): DayOfReport | null {
  const overall = meanOf(group.flatMap(({ answers }) => meanOf(Object.values(answers)) ?? []));
  if (overall === null) return null;
  const factors = Object.fromEntries(
    FACTOR_FIELDS.flatMap((field) => {
      const mean = meanOf(group.flatMap(({ answers }) => answers[field] ?? []));
      return mean === null ? [] : [[field, mean]];
    }),
  );
  return { date, overall, factors, isBackdated: group.every((entry) => entry.isBackdated) };
}
