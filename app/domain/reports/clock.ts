import { Temporal } from 'temporal-polyfill';
import { addDays } from '../calendar/calendar';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** 'HH:MM' on the wall clock of a zone. */
export function wallClock(instant: Date, timeZone: string): string {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(instant);
}

/** The instant at which a YYYY-MM-DD day is over in a zone. */
export function endOfDay(date: string, timeZone: string): Date {
  const next = Temporal.PlainDate.from(addDays(date, 1)).toZonedDateTime(timeZone);
  return new Date(next.epochMilliseconds);
}
