import type { Locale } from './locale';
import { namesIn } from './names';
import { utcDate } from './utc';

/** 'Nov 04, 2026', in UTC like everything admins count by: SPEC's 'MMM dd, yyyy'. */
export function adminDate(instant: Date | string, locale: Locale = 'en'): string {
  const [year, month, day] = utcDate(new Date(instant)).split('-');
  return `${namesIn(locale).shortMonths[Number(month) - 1]} ${day}, ${year}`;
}

/** 'Nov 04, 2026, 21:05', in UTC. */
export const adminMoment = (instant: Date | string, locale: Locale = 'en') =>
  `${adminDate(instant, locale)}, ${new Date(instant).toISOString().slice(11, 16)}`;
