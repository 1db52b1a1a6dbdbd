import { addDays, type DaySettings, localDateAt } from '../calendar/calendar';
import { dayNumber, type Weekday, weekdayIndex, WEEKDAYS } from '../calendar/day-number';

/** The most recent Sunday, YYYY-MM-DD: the date itself when it is one. */
export function weekStartOf(date: string): string {
  return addDays(date, -weekdayIndex(dayNumber(date)));
}

/** 'Friday' of '2025-11-14'. */
export const weekdayNameOf = (date: string): Weekday => WEEKDAYS[weekdayIndex(dayNumber(date))] ?? 'Sunday';

/** This week's and last week's Sunday on the owner's calendar: the only weeks that can be written about. */
export function openWeeks(now: Date, settings: DaySettings): { current: string; previous: string } {
  const current = weekStartOf(localDateAt(now, settings));
  return { current, previous: addDays(current, -7) };
}
