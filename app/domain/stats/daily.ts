import { sumOf } from '../averages';
import { dayNumber } from '../calendar/weekdays';
import { type Answers, FACTOR_FIELDS, type FactorField } from '../check-in/answers';
import { comparableOverall } from './comparable-overall';
import type { Series } from './methods/series';
import { PATTERN_WINDOW_DAYS } from './thresholds';

/** A check-in as the statistics see it: its own local date and what was really answered. */
export interface DatedAnswers {
  /** YYYY-MM-DD */
  localDate: string;
  answers: Answers;
}

/** The check-ins of a window by local calendar day. */
export interface Daily {
  /** Check-ins in the window with at least one answer. */
  checkIns: number;
  /** Day number (since 1970-01-01) of day 0; 0 when there is none. */
  firstDay: number;
  factors: Record<FactorField, Series>;
  /** Every single answer of a factor, oldest day first. */
  answers: Record<FactorField, number[]>;
  /** For each day the mean of its check-ins' means, 1-5. */
  overall: Series;
  /** For each day a level that does not depend on which questions were answered; `overall` when all days answer the same. */
  comparable: Series;
}

/**
 * Groups check-ins by day and factor over the 365 days that end with `today`. Linear in the check-ins.
 * @param today the owner's YYYY-MM-DD date; check-ins after it are left out
 * @throws RangeError for a malformed date
 */
export function groupByDay(entries: readonly DatedAnswers[], today: string): Daily {
  const answers = perFactor((): number[] => []);
  const asked = new Set<string>();
  let checkIns = 0;
  const kept = inWindow(entries, dayNumber(today)).flatMap(([day, group]) => {
    const totals = FACTOR_FIELDS.map(() => ({ sum: 0, count: 0 }));
    const means: number[] = [];
    for (const entry of group) {
      const mean = addAnswers(entry.answers, totals, answers, asked);
      if (mean !== null) means.push(mean);
    }
    checkIns += means.length;
    return means.length > 0 ? [{ day, cells: totals.map(meanOfTotal), overall: overallOf(means) }] : [];
  });
  const firstDay = kept[0]?.day ?? 0;
  const days = kept.map(({ day }) => day - firstDay);
  const cells = kept.map((one) => one.cells);
  const overall = { days, values: kept.map((one) => one.overall) };
  const comparable = asked.size <= 1 ? overall : { days, values: comparableOverall(cells) };
  const factors = perFactor((_, column) => seriesOf(days, cells, column));
  return { checkIns, firstDay, factors, answers, overall, comparable };
}

/** One value for each factor. */
export function perFactor<T>(valueOf: (field: FactorField, column: number) => T): Record<FactorField, T> {
  const values = FACTOR_FIELDS.map((field, column) => [field, valueOf(field, column)] as const);
  return Object.fromEntries(values) as Record<FactorField, T>;
}

function inWindow(entries: readonly DatedAnswers[], last: number): [number, DatedAnswers[]][] {
  const groups = new Map<string, DatedAnswers[]>();
  for (const entry of entries) {
    const group = groups.get(entry.localDate);
    if (group) group.push(entry);
    else groups.set(entry.localDate, [entry]);
  }
  return [...groups]
    .map(([date, group]): [number, DatedAnswers[]] => [dayNumber(date), group])
    .filter(([day]) => day <= last && day > last - PATTERN_WINDOW_DAYS)
    .sort(([a], [b]) => a - b);
}

interface Total {
  sum: number;
  count: number;
}

const meanOfTotal = ({ sum, count }: Total) => (count === 0 ? null : sum / count);

/** Adds a check-in to its day, and returns its own mean; null without an answer. */
function addAnswers(
  given: Answers,
  totals: readonly Total[],
  answers: Record<FactorField, number[]>,
  asked: Set<string>,
): number | null {
  const own = { sum: 0, count: 0 };
  let pattern = '';
  FACTOR_FIELDS.forEach((field, column) => {
    const rating = given[field];
    if (rating === undefined) return;
    for (const total of [own, totals[column]!]) {
      total.sum += rating;
      total.count += 1;
    }
    answers[field].push(rating);
    pattern += column;
  });
  if (own.count > 0) asked.add(pattern);
  return meanOfTotal(own);
}

/** Sums in another order differ in the last bits, yet equal days must tie. */
function overallOf(means: readonly number[]): number {
  const mean = sumOf(means) / means.length;
  return Math.round(mean * 1e12) / 1e12;
}

function seriesOf(days: readonly number[], cells: readonly (number | null)[][], column: number): Series {
  const known = days.filter((_, row) => cells[row]![column] !== null);
  const values = cells.map((row) => row[column] ?? null).filter((value) => value !== null);
  return { days: known, values };
}
