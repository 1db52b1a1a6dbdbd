import type {
  ChangeFindings,
  DatedStretch,
  RecentFinding,
  SeriesFinding,
  ShiftFinding,
  TrendTest,
} from 'db/documents/changes';
import { dateOfDayNumber } from '../calendar/weekdays';
import { FACTOR_FIELDS } from '../check-in/answers';
import type { PatternAnalysis } from '../stats/analysis';
import type { LevelChanges } from '../stats/changes';
import type { Stretch } from '../stats/lingering';
import type { Trend } from '../stats/trends';

export type { ChangeFindings, RecentFinding, SeriesFinding, ShiftFinding, TrendTest };

/** What the analysis asked about change and what it found, with dates, as plain JSON. */
export function changeFindings({ trends, trendsBefore, changes, firstDay }: PatternAnalysis): ChangeFindings {
  const dateOf = (day: number) => dateOfDayNumber(firstDay + day);
  const dated = ({ from, to, ...level }: Stretch): DatedStretch => ({
    from: dateOf(from),
    to: dateOf(to),
    ...level,
  });
  const testOf = ({ direction, change, q, days, from, to }: Trend): TrendTest => ({
    direction,
    change,
    q,
    days,
    from: dateOf(from),
    to: dateOf(to),
  });
  const found = (
    trend: Trend,
    before: Trend | null | undefined,
    { recent, shift, bestShift }: LevelChanges,
  ): SeriesFinding => ({
    trend: testOf(trend),
    trendBefore: before ? testOf(before) : null,
    recent: recent && { ...recent, recent: dated(recent.recent), before: dated(recent.before) },
    shift: shift && {
      inside: dated(shift.inside),
      outside: dated(shift.outside),
      lasts: shift.lasts,
      change: shift.change,
      z: shift.z,
    },
    lookedForShift: bestShift !== null,
  });
  return {
    overall: trends.overall && found(trends.overall, trendsBefore?.overall, changes.overall),
    factors: FACTOR_FIELDS.flatMap((field) => {
      const trend = trends.factors[field];
      const before = trendsBefore?.factors[field];
      return trend ? [{ field, ...found(trend, before, changes.factors[field]) }] : [];
    }),
  };
}
