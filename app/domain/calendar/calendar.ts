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

/** Every date from `first` to `last`, both included. */
export const datesBetween = (first: string, last: string) =>
  datesEndingOn(last, daysBetween(first, last) + 1);

/** The wall-clock hour, 0-23, in a zone. */
export function hourAt(instant: Date, timeZone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).hour;
}

/** What calendar and clock show at an instant in a zone: YYYY-MM-DD and HH:MM. */
export function wallClockAt(instant: Date, timeZone: string): { date: string; time: string } {
  const wall = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
  return {
    date: wall.toPlainDate().toString(),
    time: wall.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

/**
 * The instant at which a zone's calendar and clock show this, or null for what they never show: no such date, or an
 * hour that is skipped when clocks go forward. Of an hour that comes twice it is the first.
 */
export function instantAtWall(date: string, time: string, timeZone: string): Date | null {
  try {
    const wall = Temporal.PlainDateTime.from(`${date}T${time}`, { overflow: 'reject' });
    const zoned = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
    return zoned.toPlainDateTime().equals(wall) ? new Date(zoned.epochMilliseconds) : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** True for a date that is on the calendar, as YYYY-MM-DD, in the years people can be born in and live. */
export function isCalendarDate(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  try {
    Temporal.PlainDate.from(text, { overflow: 'reject' });
    return true;
  } catch {
    return false; // Temporal says only so that there is no such date
  }
}

/** Every date of a month (YYYY-MM), from the first to the last. */
export function datesOfMonth(month: string): string[] {
  const first = Temporal.PlainYearMonth.from(month);
  return Array.from({ length: first.daysInMonth }, (_, day) =>
    first.toPlainDate({ day: day + 1 }).toString(),
  );
}

/** The month `months` after (or, negative, before) a YYYY-MM month. */
export function addMonths(month: string, months: number): string {
  return Temporal.PlainYearMonth.from(month).add({ months }).toString();
}
