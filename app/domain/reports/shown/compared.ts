import { daysBetween } from '../../calendar/dates';
import type { FactorField } from '../../check-in/answers';
import { REPORT_LABELS } from '../snapshot/factor-labels';
import type { ReportSnapshot } from '../snapshot/snapshot';

type ReportMeans = Pick<ReportSnapshot, 'period' | 'overallMean' | 'checkInDays' | 'factors'>;

/** Two reports of one person side by side: means of 1 to 5, one decimal. Whether a difference is more than chance is not tested. */
export interface Comparison {
  rows: { name: string; then: string; now: string }[];
  then: { start: string; end: string; checkInDays: number; days: number };
  now: { start: string; end: string; checkInDays: number; days: number };
  /** Days that lie in both periods. */
  sharedDays: number;
}

/** A report beside one made before it; null where one of them has no check-ins, or that one's days do not end earlier. */
export function compareReports(now: ReportMeans, then: ReportMeans): Comparison | null {
  if (now.overallMean === null || then.overallMean === null) return null;
  if (then.period.end >= now.period.end) return null;
  const before = new Map(then.factors.map(({ field, mean }) => [field, mean]));
  const both = now.factors.flatMap(({ field, mean }): { field: FactorField; is: number; was: number }[] => {
    const was = before.get(field);
    return was === undefined ? [] : [{ field, is: mean, was }];
  });
  return {
    rows: [
      row('Overall', then.overallMean, now.overallMean),
      ...both.map(({ field, is, was }) => row(REPORT_LABELS[field], was, is)),
    ],
    then: sideOf(then),
    now: sideOf(now),
    sharedDays: sharedDays(now.period, then.period),
  };
}

const row = (name: string, then: number, now: number) => ({
  name,
  then: then.toFixed(1),
  now: now.toFixed(1),
});

const sideOf = ({ period: { start, end, days }, checkInDays }: ReportMeans) => ({
  start,
  end,
  days,
  checkInDays,
});

type Days = Pick<ReportMeans['period'], 'start' | 'end'>;
function sharedDays(one: Days, other: Days): number {
  const from = one.start > other.start ? one.start : other.start;
  const to = one.end < other.end ? one.end : other.end;
  return Math.max(0, daysBetween(from, to) + 1);
}
