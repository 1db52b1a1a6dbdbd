import { DAY_MS } from './durations';

/** The product's week starts on Sunday. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Whole days from 1970-01-01 to a YYYY-MM-DD date. @throws RangeError for anything else */
export function dayNumber(date: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : NaN;
  if (Number.isNaN(time)) throw new RangeError(`not a YYYY-MM-DD date: ${date}`);
  return time / DAY_MS;
}

/** The YYYY-MM-DD date of a day number, in whole days from 1970-01-01. */
export const dateOfDayNumber = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The position in WEEKDAYS of a day number. */
export function weekdayIndex(day: number): number {
  return (((day + 4) % 7) + 7) % 7; // 1970-01-01 was a Thursday
}

/** The position in WEEKDAYS of a YYYY-MM-DD date. @throws RangeError for anything else */
export const weekdayIndexOf = (date: string): number => weekdayIndex(dayNumber(date));

/** The name, in data as in English, of a YYYY-MM-DD date's weekday. @throws RangeError for anything else */
export const weekdayOf = (date: string): Weekday => WEEKDAYS[weekdayIndexOf(date)]!;
