import { addMonths } from '../calendar/months';
import { utcMonth } from '../calendar/utc';

/**
 * The twelve whole months (YYYY-MM, UTC) before this one. The month that runs is left out: a number that moves while
 * somebody writes would tell others on a small server about them.
 */
export function lastTwelveMonths(now: Date): { first: string; last: string } {
  const month = utcMonth(now);
  return { first: addMonths(month, -12), last: addMonths(month, -1) };
}
