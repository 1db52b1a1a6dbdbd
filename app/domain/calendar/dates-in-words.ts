import { dayOfMonth, monthNumberOf, yearOf } from './date-parts';
import type { Locale } from './locale';
import { namesIn } from './names';
import { weekdayIndexOf } from './weekdays';

/*
 * One style for people (docs/decisions/045): '14 November 2026' in running text, 'Sat 14 Nov' in lists and axes. Dates are
 * YYYY-MM-DD, months YYYY-MM; a date that is none is a RangeError wherever its weekday is asked for.
 */

const monthIndexOf = (date: string) => monthNumberOf(date) - 1;

/** 'Saturday' of '2026-11-14'. */
export const weekdayName = (date: string, locale: Locale = 'en') =>
  namesIn(locale).weekdays[weekdayIndexOf(date)] ?? '';

/** 'Sat' of '2026-11-14'. */
export const shortWeekday = (date: string, locale: Locale = 'en') =>
  namesIn(locale).shortWeekdays[weekdayIndexOf(date)] ?? '';

/** 'November' of '2026-11' and of '2026-11-14'. */
export const monthName = (month: string, locale: Locale = 'en') =>
  namesIn(locale).months[monthIndexOf(month)] ?? '';

/** 'November 2026' of '2026-11' and of '2026-11-14'. */
export const monthAndYear = (month: string, locale: Locale = 'en') =>
  [monthName(month, locale), yearOf(month)].join(OF[locale]);

/** '14 November' of '2026-11-14', where the year is plain from the text around it. */
export const dayAndMonth = (date: string, locale: Locale = 'en') =>
  [dayOfMonth(date), monthName(date, locale)].join(OF[locale]);

/** '14 November 2026' of '2026-11-14': running text. */
export const longDate = (date: string, locale: Locale = 'en') =>
  [dayAndMonth(date, locale), yearOf(date)].join(OF[locale]);

/** 'Saturday 14 November 2026' of '2026-11-14': headings, and where the weekday matters. */
export const wholeDate = (date: string, locale: Locale = 'en') =>
  `${weekdayName(date, locale)}${locale === 'es' ? ',' : ''} ${longDate(date, locale)}`;

/** '14 Nov' of '2026-11-14': the narrowest axes. */
export const shortDayAndMonth = (date: string, locale: Locale = 'en') =>
  `${dayOfMonth(date)} ${namesIn(locale).shortMonths[monthIndexOf(date)] ?? ''}`;

/** '14 Nov 2026' of '2026-11-14': narrow cells that reach over years. */
export const shortDayMonthAndYear = (date: string) => `${shortDayAndMonth(date)} ${yearOf(date)}`;

/** 'Sat 14 Nov' of '2026-11-14': lists and axes. */
export const shortDate = (date: string, locale: Locale = 'en') =>
  `${shortWeekday(date, locale)} ${shortDayAndMonth(date, locale)}`;

/** 'Sat 14 Nov 2026' of '2026-11-14': lists that reach over years. */
export const shortDateWithYear = (date: string, locale: Locale = 'en') =>
  `${shortDate(date, locale)} ${yearOf(date)}`;

/** Between a day, its month and its year. */
const OF: Readonly<Record<Locale, string>> = { en: ' ', es: ' de ' };
