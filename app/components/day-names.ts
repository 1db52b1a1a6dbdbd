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
