import { meanOf } from '../../averages';
import { clockAt } from '../../calendar/clock-at';
import { addDays, datesEndingOn } from '../../calendar/dates';
import { dateOfDayNumber } from '../../calendar/weekdays';
import { changeFindings } from '../../insights/change-findings';
import { analysePatterns } from '../../stats/analysis';
import { PATTERN_WINDOW_DAYS } from '../../stats/thresholds';
import { lengthOf, type Period } from '../form/periods';
import { groupDays, type ReportDay } from './days';
import { summariseFactors } from './factors';
import type { ReportEntry, ReportSnapshot } from './snapshot';
import type { SourceEntry } from './source';
import { summariseStretches } from './stretches';

const LAST_DAYS = 7;
const LOWEST_SHOWN = 3;
/** Fewer days have no lowest ones worth a name. */
const LOWEST_FROM = 7;

/** The parts of a report that are always in it. */
export type ReportNumbers = Omit<
  ReportSnapshot,
  | 'person'
  | 'madeOn'
  | 'timeZone'
  | 'sections'
  | 'aiAnalysis'
  | 'riskRule'
  | 'notes'
  | 'reflections'
  | 'message'
  | 'scores'
>;

/**
 * Everything the check-ins of a period say in numbers. The same input gives the same output. Means and ranges are over the
 * whole period; changes, links and weekdays over its last 365 days (the analysis's window).
 * @param entries of the period, in any order
 */
export function buildNumbers(entries: readonly SourceEntry[], period: Period): ReportNumbers {
  const days = groupDays(entries);
  const dated = entries.map(({ localDate, responses }) => ({ localDate, answers: responses }));
  const analysis = analysePatterns(dated, period.end);
  const { overall } = analysis.trends;
  const dateOf = (day: number) => dateOfDayNumber(analysis.firstDay + day);
  const analysed = addDays(period.end, 1 - PATTERN_WINDOW_DAYS);
  return {
    period: { ...period, days: lengthOf(period) },
    checkIns: entries.length,
    checkInDays: days.length,
    overallMean: meanOf(days.map((day) => day.overall)),
    analysedFrom: analysed > period.start ? analysed : period.start,
    factors: summariseFactors(days, analysis.trends),
    overallChange: overall && {
      change: overall.change,
      q: overall.q,
      direction: overall.direction,
      days: overall.days,
    },
    changes: changeFindings(analysis),
    lastDays: lastDaysOf(days, period),
    stretches: summariseStretches(days, period),
    weekdays: {
      scores: analysis.weekdays.scores,
      lowest: analysis.weekdays.lowest,
      highest: analysis.weekdays.highest,
    },
    links: analysis.links.map(({ factor1, factor2, rho, partial, q, days: shared, from, to }) => ({
      factor1,
      factor2,
      rho,
      partial,
      q,
      days: shared,
      from: dateOf(from),
      to: dateOf(to),
    })),
    lowestDays: lowestOf(days),
    entries: days.flatMap((day) => day.entries.map(entryOf)),
  };
}

function lastDaysOf(days: readonly ReportDay[], period: Period) {
  const known = new Map(days.map((day) => [day.date, day]));
  return datesEndingOn(period.end, Math.min(LAST_DAYS, lengthOf(period))).map((date) => {
    const day = known.get(date);
    return { date, mean: day?.overall ?? null, count: day?.entries.length ?? 0 };
  });
}

/** The later of equal days first. */
function lowestOf(days: readonly ReportDay[]) {
  if (days.length < LOWEST_FROM) return [];
  return [...days]
    .sort((a, b) => a.overall - b.overall || (a.date < b.date ? 1 : -1))
    .slice(0, LOWEST_SHOWN)
    .map(({ date, overall }) => ({ date, overall }));
}

const entryOf = ({
  id,
  date,
  timeZone,
  localDate,
  isBackdated,
  recordedAt,
  responses,
}: SourceEntry): ReportEntry => ({
  id,
  date: localDate,
  time: clockAt(date, timeZone),
  timeZone,
  at: date.toISOString(),
  isBackdated,
  recordedAt: recordedAt.toISOString(),
  answers: responses,
});
