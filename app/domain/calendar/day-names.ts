const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const weekdayOf = (date: string) => DAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';

/** 'Friday' of '2025-11-14'. */
export const longDay = weekdayOf;

/** 'Fri' of '2025-11-14'. */
export const shortDay = (date: string) => weekdayOf(date).slice(0, 3);

/** 'Fri 14 Nov' of '2025-11-14'. */
export function dayAndMonth(date: string): string {
  return `${shortDay(date)} ${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]}`;
}

const LONG_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** 'March' of '2026-03'. */
export const longMonth = (month: string) => LONG_MONTHS[Number(month.slice(5, 7)) - 1] ?? '';

/** 'March 2026' of '2026-03'. */
export const monthAndYear = (month: string) => `${longMonth(month)} ${month.slice(0, 4)}`;

/** 'Fri 14 Nov 2025' of '2025-11-14'. */
export const dayWithYear = (date: string) => `${dayAndMonth(date)} ${date.slice(0, 4)}`;

/** 'Friday 14 November 2025' of '2025-11-14'. */
export const wholeDate = (date: string) => `${longDay(date)} ${Number(date.slice(8))} ${monthAndYear(date)}`;
