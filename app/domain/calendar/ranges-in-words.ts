import { dayOfMonth, yearOf } from './date-parts';
import { dayAndMonth, longDate } from './dates-in-words';
import type { Locale } from './locale';
import { monthOf } from './months';

const TO: Readonly<Record<Locale, string>> = { en: ' to ', es: ' a ' };

/** '23 October to 20 November 2026', '14 November 2026'. */
export function dateRange(start: string, end: string, locale: Locale = 'en'): string {
  if (start === end) return longDate(start, locale);
  const isOneYear = yearOf(start) === yearOf(end);
  const from = isOneYear ? dayAndMonth(start, locale) : longDate(start, locale);
  return `${from}${TO[locale]}${longDate(end, locale)}`;
}

/** '19 to 30 November 2026', as short as it can be with its year. */
export function tightRange(start: string, end: string, locale: Locale = 'en'): string {
  if (monthOf(start) !== monthOf(end)) return dateRange(start, end, locale);
  return `${dayOfMonth(start)}${TO[locale]}${longDate(end, locale)}`;
}

/** '23 October to 29 October', '19 to 30 November': inside a table whose year is known. */
export function rangeWithoutYear(start: string, end: string, locale: Locale = 'en'): string {
  const from = monthOf(start) === monthOf(end) ? dayOfMonth(start) : dayAndMonth(start, locale);
  return `${from}${TO[locale]}${dayAndMonth(end, locale)}`;
}
