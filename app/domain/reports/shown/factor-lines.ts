import { meanOf } from '../../averages';
import { addDays, daysBetween } from '../../calendar/dates';
import { shortDayAndMonth } from '../../calendar/dates-in-words';
import type { FactorField } from '../../check-in/answers';
import type { SeriesFinding } from '../../insights/change-findings';
import { AXES, FACTOR_ID_OF, MEANING } from '../../insights/factor-names';
import { RECENT_DAYS, TREND_DAYS } from '../../stats/thresholds';
import { changesOf } from '../snapshot/changes';
import type { FactorSummary, ReportSnapshot } from '../snapshot/snapshot';
import { type DayOfReport, eachDay } from './each-day';
import { twoLevels } from './two-levels';

/**
 * What is compared: what lies before a lasting step with what comes after it; else the last seven days with all before, or,
 * where those are too few, the halves of the days.
 */
export type Compared = { by: 'week' | 'halves' } | { by: 'step'; from: string };

/** A factor as one row: its line, then, now, and a word. */
export interface FactorLine {
  field: FactorField;
  name: string;
  then: number | null;
  now: number | null;
  /** 'more stressed', 'no clear change', 'too few days': a word of change only where a test found one. */
  word: string;
  changed: 'worse' | 'better' | null;
  summary: FactorSummary;
  /** Means of equal parts of the period, oldest first; null where there was no answer. */
  points: (number | null)[];
}

const MOST_POINTS = 60;

export function comparedIn(snapshot: ReportSnapshot): Compared {
  const step = twoLevels(snapshot);
  if (step) return { by: 'step', from: step.inside.from };
  return { by: changesOf(snapshot).overall?.recent ? 'week' : 'halves' };
}

/** What changed for the worse first, then for the better, the largest first; then the rest, the lowest first. */
export function factorLines(snapshot: ReportSnapshot): FactorLine[] {
  const days = eachDay(snapshot);
  const changes = changesOf(snapshot);
  const compared = comparedIn(snapshot);
  const lines = snapshot.factors.flatMap((summary): FactorLine[] => {
    const { field } = summary;
    const found = changes.factors.find((one) => one.field === field);
    if (!found) return [];
    const own = days.flatMap((day) =>
      day.factors[field] === undefined ? [] : [{ ...day, value: day.factors[field] }],
    );
    const [before, after] = parted(own, compared, snapshot.period.end);
    const name = AXES[FACTOR_ID_OF[field]];
    const points = pointsOf(own, snapshot.period);
    return [
      {
        field,
        name,
        then: before,
        now: after,
        ...wordOf(found, { field, compared, isStep: changes.overall?.shift?.lasts === true }),
        summary,
        points,
      },
    ];
  });
  const rank = ({ changed }: FactorLine) => (changed === 'worse' ? 0 : changed === 'better' ? 1 : 2);
  const size = ({ then, now }: FactorLine) => Math.abs((now ?? 0) - (then ?? 0));
  return lines.sort((a, b) => {
    if (rank(a) !== rank(b)) return rank(a) - rank(b);
    return a.changed ? size(b) - size(a) : (a.now ?? a.summary.mean) - (b.now ?? b.summary.mean);
  });
}

type Valued = DayOfReport & { value: number };

function parted(days: readonly Valued[], compared: Compared, end: string): [number | null, number | null] {
  const half = Math.floor(days.length / 2);
  const isAfter = (day: Valued, index: number) => {
    if (compared.by === 'step') return day.date >= compared.from;
    return compared.by === 'week' ? day.date > addDays(end, -RECENT_DAYS) : index >= half;
  };
  const mean = (wanted: boolean) =>
    meanOf(days.filter((day, i) => isAfter(day, i) === wanted).map(({ value }) => value));
  return [mean(false), mean(true)];
}

/** @param isStep true when everything together changed by a step: then a fall of the halves is not called steady */
function wordOf(
  { recent, shift, trend, trendBefore }: SeriesFinding,
  { field, compared, isStep }: { field: FactorField; compared: Compared; isStep: boolean },
): Pick<FactorLine, 'word' | 'changed'> {
  const said = (change: number, when = '') => ({
    word: `${MEANING[FACTOR_ID_OF[field]][change > 0 ? 'up' : 'down']}${when}`,
    changed: change > 0 ? ('better' as const) : ('worse' as const),
  });
  if (recent?.claimed) return said(recent.change);
  if (shift?.lasts) return said(shift.change, `, since about ${shortDayAndMonth(shift.inside.from)}`);
  const isEcho = trendBefore !== null && trendBefore.direction !== trend.direction;
  if (trend.direction !== 'stable' && !shift && !isEcho)
    return said(trend.change ?? 0, isStep ? '' : ', steadily');
  if (shift) {
    const { inside, change } = shift;
    const way = MEANING[FACTOR_ID_OF[field]][change > 0 ? 'up' : 'down'];
    return {
      word: `${way} ${shortDayAndMonth(inside.from)} to ${shortDayAndMonth(inside.to)}`,
      changed: null,
    };
  }
  const wasTested = compared.by !== 'halves' ? recent !== null : trend.q !== null && trend.days >= TREND_DAYS;
  if (wasTested) return { word: 'no clear change', changed: null };
  return {
    word: trend.q === null && trend.days >= TREND_DAYS ? 'always the same' : 'too few days',
    changed: null,
  };
}

function pointsOf(days: readonly Valued[], { start, end }: ReportSnapshot['period']): (number | null)[] {
  const length = daysBetween(start, end) + 1;
  const each = Math.ceil(length / MOST_POINTS);
  const parts = Array.from({ length: Math.ceil(length / each) }, (): number[] => []);
  for (const { date, value } of days) parts[Math.floor(daysBetween(start, date) / each)]?.push(value);
  return parts.map((values) => meanOf(values));
}
