import { localDateAt } from '../calendar/clock';
import { addDays, startOfWeek } from '../calendar/dates';
import type { DaySettings } from '../calendar/day-settings';

/** This week's and last week's Sunday on the owner's calendar: the only weeks that can be written about. */
export function openWeeks(now: Date, settings: DaySettings): { current: string; previous: string } {
  const current = startOfWeek(localDateAt(now, settings));
  return { current, previous: addDays(current, -7) };
}
