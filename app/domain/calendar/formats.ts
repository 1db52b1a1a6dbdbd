const format = (options: Intl.DateTimeFormatOptions, locale = 'en-US') => {
  const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (date: string) => formatter.format(new Date(`${date}T00:00:00Z`));
};

/** 'November 14, 2025' of '2025-11-14'. */
export const longDate = format({ year: 'numeric', month: 'long', day: 'numeric' });

/** 'Nov 14, 2025' of '2025-11-14'. */
export const mediumDate = format({ year: 'numeric', month: 'short', day: 'numeric' });

/** '14 November 2025': read alike on both sides of the Atlantic. */
export const plainDate = format({ year: 'numeric', month: 'long', day: 'numeric' }, 'en-GB');
const dayMonth = format({ month: 'long', day: 'numeric' }, 'en-GB');

/** '23 October to 20 November 2025', '14 November 2025'. */
export function dateRange(start: string, end: string): string {
  if (start === end) return plainDate(start);
  const isOneYear = start.slice(0, 4) === end.slice(0, 4);
  return `${isOneYear ? dayMonth(start) : plainDate(start)} to ${plainDate(end)}`;
}

/** '23 October to 29 October': inside a table whose years are known. */
export function shortRange(start: string, end: string): string {
  if (start.slice(0, 7) === end.slice(0, 7)) return `${Number(start.slice(8))} to ${dayMonth(end)}`;
  return `${dayMonth(start)} to ${dayMonth(end)}`;
}
