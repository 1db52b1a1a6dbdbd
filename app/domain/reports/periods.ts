import { addDays, daysBetween } from '../calendar/calendar';
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
  return { start: monthsBefore(today, range === 'month' ? 1 : 3), end: today };
}

function monthsBefore(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** Calendar days of a period, both ends counted. */
export const lengthOf = ({ start, end }: Period) => daysBetween(start, end) + 1;
