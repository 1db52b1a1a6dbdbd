import { Temporal } from 'temporal-polyfill';
import { dateOfDayNumber, dayNumber, weekdayIndexOf } from './weekdays';

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

/** The date `days` after (or, negative, before) a YYYY-MM-DD date. */
export function addDays(date: string, days: number): string {
  return dateOfDayNumber(dayNumber(date) + days);
}

/** The date some months or years later (negative: earlier); the 31st becomes the last day of a shorter month. */
export function addToDate(date: string, span: { months?: number; years?: number }): string {
  return Temporal.PlainDate.from(date).add(span).toString();
}

/** Whole days from `start` to `end`; negative when `end` is earlier. */
export function daysBetween(start: string, end: string): number {
  return dayNumber(end) - dayNumber(start);
}

/** `count` dates ending with `last`, oldest first. */
export function datesEndingOn(last: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(last, index - count + 1));
}

/** Every date from `first` to `last`, both included. */
export const datesBetween = (first: string, last: string) =>
  datesEndingOn(last, daysBetween(first, last) + 1);

/** The Sunday on or before a YYYY-MM-DD date: weeks are named by it. */
export const startOfWeek = (date: string) => addDays(date, -weekdayIndexOf(date));
