import { hourAt, instantAtHour, wallDateAt } from '../calendar/clock';
import { addDays, startOfWeek } from '../calendar/dates';
import { QUIET_FROM_HOUR, QUIET_UNTIL_HOUR, REFLECTION_HOUR } from './hours';

/** The next instant, strictly after `after`, at which clocks in the zone show this full hour. Safe over DST. */
export function nextAtHour(after: Date, hour: number, timeZone: string): Date {
  const today = wallDateAt(after, timeZone);
  const candidate = instantAtHour(today, hour, timeZone);
  return candidate > after ? candidate : instantAtHour(addDays(today, 1), hour, timeZone);
}

/** The next Saturday evening, strictly after `after`. */
export function nextReflectionEvening(after: Date, timeZone: string): Date {
  const saturday = addDays(weekIn(after, timeZone), 6);
  const candidate = instantAtHour(saturday, REFLECTION_HOUR, timeZone);
  return candidate > after ? candidate : instantAtHour(addDays(saturday, 7), REFLECTION_HOUR, timeZone);
}

/** When the quiet hours (21:00 to 08:00 local) that `now` lies in are over, or null outside them. */
export function quietUntil(now: Date, timeZone: string): Date | null {
  const hour = hourAt(now, timeZone);
  if (hour >= QUIET_UNTIL_HOUR && hour < QUIET_FROM_HOUR) return null;
  return nextAtHour(now, QUIET_UNTIL_HOUR, timeZone);
}

/** Nine in the evening of the day that an instant falls on in the zone. */
export function eveningOf(instant: Date, timeZone: string): Date {
  return instantAtHour(wallDateAt(instant, timeZone), QUIET_FROM_HOUR, timeZone);
}

/** The Sunday, YYYY-MM-DD, that starts the week of an instant. */
export const weekIn = (instant: Date, timeZone: string) => startOfWeek(wallDateAt(instant, timeZone));
