import { addDays, addToDate, daysBetween } from '../../calendar/dates';
import type { QuickRange } from './quick-ranges';

/** Five years, leap days included. */
export const LONGEST_DAYS = 5 * 366;
/** The default period starts this many days before it ends. */
const DEFAULT_DAYS = 28;

export interface Period {
  /** YYYY-MM-DD, both included. */
  start: string;
  end: string;
}

export const defaultPeriod = (today: string): Period => ({
  start: addDays(today, -DEFAULT_DAYS),
  end: today,
});

/** One week, one month or three months back from today. The 31st goes back to the last day of a shorter month. */
export function quickPeriod(range: QuickRange, today: string): Period {
  if (range === 'week') return { start: addDays(today, -7), end: today };
  return { start: addToDate(today, { months: range === 'month' ? -1 : -3 }), end: today };
}

/** Calendar days of a period, both ends counted. */
export const lengthOf = ({ start, end }: Period) => daysBetween(start, end) + 1;
