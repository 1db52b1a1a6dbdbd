import { quantileOf } from '../../averages';
import { countOf, figure } from '../../calendar/counts-in-words';
import { addDays, daysBetween } from '../../calendar/dates';
import { longDate } from '../../calendar/dates-in-words';
import { rangeWithoutYear } from '../../calendar/ranges-in-words';
import { FACTOR_ID_OF, IN_WORDS } from '../../insights/factor-names';
import type { FactorSummary, ReportSnapshot } from '../snapshot/snapshot';
import { type DayOfReport, eachDay } from './each-day';
import { twoLevels } from './two-levels';

/** Fewer days have no usual level. */
const USUAL_DAYS = 7;

/** Means of factors that lie closer together tell a reader with one minute nothing. */
const APART = 0.5;

/** What is usual for the person: the middle day, and where half of the days lie, 1-5. */
export interface Usual {
  middle: number;
  low: number;
  high: number;
}

/** Null below seven days. */
export function usualLevel(days: readonly DayOfReport[]): Usual | null {
  if (days.length < USUAL_DAYS) return null;
  const sorted = days.map(({ overall }) => overall).sort((a, b) => a - b);
  const at = (share: number) => quantileOf(sorted, share) ?? NaN;
  return { low: at(0.25), middle: at(0.5), high: at(0.75) };
}

/** The level of the period, and what is rated lowest and highest. */
export function pictureOf(snapshot: ReportSnapshot): string {
  const days = eachDay(snapshot);
  const usual = usualLevel(days);
  const { overallMean, factors } = snapshot;
  if (overallMean === null) return 'There are no check-ins in this period.';
  const levels = twoLevels(snapshot);
  const level = levels
    ? `${levels.outside.mean.toFixed(1)} of 5 over all ratings until about ${longDate(levels.outside.to)}, ${levels.inside.mean.toFixed(1)} since.`
    : usual
      ? `Usually ${usual.middle.toFixed(1)} of 5 over all ratings; half of the ${countOf(days.length, 'day')} lie between ${usual.low.toFixed(1)} and ${usual.high.toFixed(1)}.`
      : `${overallMean.toFixed(1)} of 5 on average over all ratings, on ${countOf(days.length, 'day')}.`;
  return [level, endsOf(factors)].filter(Boolean).join(' ');
}

function endsOf(factors: readonly FactorSummary[]): string {
  const byMean = [...factors].sort((a, b) => a.mean - b.mean);
  const [lowest, highest] = [byMean[0], byMean.at(-1)];
  if (!lowest || !highest || highest.mean - lowest.mean < APART) return '';
  const named = ({ field, mean }: FactorSummary) => `${IN_WORDS[FACTOR_ID_OF[field]]} (${mean.toFixed(1)})`;
  return `Lowest on average: ${named(lowest)}; highest: ${named(highest)}.`;
}

/** Days without a check-in, the longest gap, and what was entered later. */
export function missingOf(snapshot: ReportSnapshot): string {
  const { period, checkInDays, checkIns, entries } = snapshot;
  const late = entries.filter(({ isBackdated }) => isBackdated).length;
  const gap = longestGap(snapshot);
  const without = period.days - checkInDays;
  if (checkIns === 0) return `All ${countOf(period.days, 'day')}: none has a check-in.`;
  const days =
    without === 0
      ? `No day: a check-in on all ${figure(period.days)} days.`
      : `${figure(without)} of ${countOf(period.days, 'day')} have no check-in${gap ? `; the longest gap is ${countOf(gap.days, 'day')}, ${rangeWithoutYear(gap.from, gap.to)}` : ''}.`;
  const entered =
    late === 0
      ? 'No check-in was entered on a later day.'
      : `${figure(late)} of ${countOf(checkIns, 'check-in')} ${late === 1 ? 'was' : 'were'} entered on a later day (${Math.max(1, Math.round((100 * late) / checkIns))} %; † or an open dot).`;
  return `${days} ${entered}`;
}

/** The longest gap of two days or more. */
function longestGap(snapshot: ReportSnapshot): { from: string; to: string; days: number } | null {
  const { period } = snapshot;
  const known = [
    addDays(period.start, -1),
    ...eachDay(snapshot).map(({ date }) => date),
    addDays(period.end, 1),
  ];
  let longest: { from: string; to: string; days: number } | null = null;
  for (let i = 1; i < known.length; i += 1) {
    const days = daysBetween(known[i - 1]!, known[i]!) - 1;
    if (days < 2 || days <= (longest?.days ?? 0)) continue;
    longest = { from: addDays(known[i - 1]!, 1), to: addDays(known[i]!, -1), days };
  }
  return longest;
}
