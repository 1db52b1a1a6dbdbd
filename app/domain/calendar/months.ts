import { Temporal } from 'temporal-polyfill';

/** The month, YYYY-MM, of a YYYY-MM-DD date. */
export const monthOf = (date: string) => date.slice(0, 7);

/** The month `months` after (or, negative, before) a YYYY-MM month. */
export function addMonths(month: string, months: number): string {
  return Temporal.PlainYearMonth.from(month).add({ months }).toString();
}

/** Every date of a month (YYYY-MM), from the first to the last. */
export function datesOfMonth(month: string): string[] {
  const first = Temporal.PlainYearMonth.from(month);
  return Array.from({ length: first.daysInMonth }, (_, day) =>
    first.toPlainDate({ day: day + 1 }).toString(),
  );
}

/** The last date of a month (YYYY-MM). */
export function lastDateOfMonth(month: string): string {
  const first = Temporal.PlainYearMonth.from(month);
  return first.toPlainDate({ day: first.daysInMonth }).toString();
}
