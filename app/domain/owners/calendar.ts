import { Temporal } from 'temporal-polyfill';

export const DAY_START_HOURS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Who decides what "today" is: the owner's IANA zone and the hour (0-6) at which the day begins. */
export interface DaySettings {
  timeZone: string;
  dayStartHour: number;
}

/** True for an IANA zone name this machine knows ('Europe/Paris', 'UTC'), false for offsets and anything else. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false; // the only way Intl says that it does not know a zone
  }
}

/**
 * The calendar day, YYYY-MM-DD, on which an instant falls for this owner. The day starts at the wall-clock hour
 * `dayStartHour`, so 01:30 still belongs to the day before when days start at 4, whatever daylight saving does.
 * @throws RangeError for an unknown zone
 */
export function localDateAt(instant: Date, { timeZone, dayStartHour }: DaySettings): string {
  const wall = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
  const date = wall.toPlainDate();
  return (wall.hour < dayStartHour ? date.subtract({ days: 1 }) : date).toString();
}

/** The date `days` after (or, negative, before) a YYYY-MM-DD date. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Whole days from `start` to `end`; negative when `end` is earlier. */
export function daysBetween(start: string, end: string): number {
  return Temporal.PlainDate.from(start).until(end, { largestUnit: 'days' }).days;
}

/** `count` dates ending with `last`, oldest first. */
export function datesEndingOn(last: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(last, index - count + 1));
}

/** The wall-clock hour, 0-23, in a zone. */
export function hourAt(instant: Date, timeZone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).hour;
}
