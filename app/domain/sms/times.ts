import { Temporal } from 'temporal-polyfill';
import { QUIET_FROM_HOUR, QUIET_UNTIL_HOUR, REFLECTION_HOUR } from './hours';

const SATURDAY = 6;

const wallClock = (instant: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
const toDate = (time: Temporal.ZonedDateTime) => new Date(time.epochMilliseconds);

/** An hour of a calendar day in a zone. An hour that daylight saving skips is the next one that exists. */
function atHour(date: Temporal.PlainDate, hour: number, timeZone: string): Date {
  return toDate(date.toZonedDateTime({ timeZone, plainTime: { hour } }));
}

/** The next instant, strictly after `after`, at which clocks in the zone show this full hour. Safe over DST. */
export function nextAtHour(after: Date, hour: number, timeZone: string): Date {
  const today = wallClock(after, timeZone).toPlainDate();
  const candidate = atHour(today, hour, timeZone);
  return candidate > after ? candidate : atHour(today.add({ days: 1 }), hour, timeZone);
}

/** The next Saturday evening, strictly after `after`. */
export function nextReflectionEvening(after: Date, timeZone: string): Date {
  const today = wallClock(after, timeZone).toPlainDate();
  const saturday = today.add({ days: (SATURDAY - today.dayOfWeek + 7) % 7 });
  const candidate = atHour(saturday, REFLECTION_HOUR, timeZone);
  return candidate > after ? candidate : atHour(saturday.add({ days: 7 }), REFLECTION_HOUR, timeZone);
}

/** When the quiet hours (21:00 to 08:00 local) that `now` lies in are over, or null outside them. */
export function quietUntil(now: Date, timeZone: string): Date | null {
  const clock = wallClock(now, timeZone);
  if (clock.hour >= QUIET_UNTIL_HOUR && clock.hour < QUIET_FROM_HOUR) return null;
  return nextAtHour(now, QUIET_UNTIL_HOUR, timeZone);
}

/** Nine in the evening of the day that an instant falls on in the zone. */
export function eveningOf(instant: Date, timeZone: string): Date {
  return atHour(wallClock(instant, timeZone).toPlainDate(), QUIET_FROM_HOUR, timeZone);
}

/** The calendar day, YYYY-MM-DD. */
export function dayIn(instant: Date, timeZone: string): string {
  return wallClock(instant, timeZone).toPlainDate().toString();
}

/** The Sunday, YYYY-MM-DD, that starts the week of an instant. */
export function weekIn(instant: Date, timeZone: string): string {
  const date = wallClock(instant, timeZone).toPlainDate();
  return date.subtract({ days: date.dayOfWeek % 7 }).toString();
}
