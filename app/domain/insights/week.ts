import { FACTOR_FIELDS } from '../check-in/answers';
import { type DatedAnswers, groupByDay } from '../stats/daily';
import { FACTOR_ID_OF, type FactorId } from './factor-names';
import { baselineOf, lastSevenDays, levelOf, within } from './windows';

interface WeekChange {
  factor: FactorId;
  /** Mean of the last seven days, 1-5. */
  mean: number;
  /** Mean of the 28 days before. */
  before: number;
  /** Check-ins of each period that answered it. */
  checkIns: number;
  checkInsBefore: number;
}

/** The last seven days, compared with the 28 before. */
export interface Week {
  checkIns: number;
  days: number;
  /** The factor that changed most; null when none changed by half a point with three check-ins on both sides. */
  change: WeekChange | null;
  /** The day with the best ratings; null below two days, or when no single day is best. */
  bestDay: { localDate: string; mean: number } | null;
  /** The last day with a check-in, whenever it was. */
  lastDate: string | null;
}

const CHANGE = 0.5;
const CHECK_INS = 3;

/**
 * Compares the last seven days with the 28 before.
 * @param entries of the last 365 days, oldest first
 * @param today the owner's local date, YYYY-MM-DD
 */
export function compareWeek(entries: readonly DatedAnswers[], today: string): Week {
  const week = within(entries, lastSevenDays(today)).filter(({ answers }) => Object.keys(answers).length > 0);
  const { checkIns, overall } = groupByDay(week, today);
  return {
    checkIns,
    days: overall.days.length,
    change: largestChange(week, within(entries, baselineOf(today))),
    bestDay: bestDayOf(week, today),
    lastDate: entries.at(-1)?.localDate ?? null,
  };
}

function largestChange(week: readonly DatedAnswers[], before: readonly DatedAnswers[]): WeekChange | null {
  const changes = FACTOR_FIELDS.flatMap((field): WeekChange[] => {
    const now = levelOf(week, field);
    const usual = levelOf(before, field);
    if (!now || !usual || now.checkIns < CHECK_INS || usual.checkIns < CHECK_INS) return [];
    const counts = { checkIns: now.checkIns, checkInsBefore: usual.checkIns };
    return [{ factor: FACTOR_ID_OF[field], mean: now.mean, before: usual.mean, ...counts }];
  });
  const size = ({ mean, before: usual }: WeekChange) => Math.abs(mean - usual);
  const [largest] = changes.sort((a, b) => size(b) - size(a));
  return largest && size(largest) >= CHANGE - 1e-9 ? largest : null;
}

/** Days are compared by a level that does not depend on which questions were asked; the text tells the plain mean. */
function bestDayOf(week: readonly DatedAnswers[], today: string): Week['bestDay'] {
  const { comparable, overall } = groupByDay(week, today);
  if (comparable.values.length < 2) return null;
  const best = Math.max(...comparable.values);
  const places = comparable.values.flatMap((value, i) => (value > best - 1e-9 ? [i] : []));
  const [place] = places;
  if (place === undefined || places.length > 1) return null;
  const localDate = [...new Set(week.map((entry) => entry.localDate))][place];
  return localDate === undefined ? null : { localDate, mean: overall.values[place] ?? 0 };
}
