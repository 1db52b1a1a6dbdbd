import { WEEKDAYS, dayNumber, weekdayIndex, type Weekday } from '../stats/day-number';

const MONTHS = [
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

/** 'Friday' of '2025-11-14'. @throws RangeError for a malformed date */
export const weekdayName = (date: string): Weekday => WEEKDAYS[weekdayIndex(dayNumber(date))]!;

/** 'Friday, 14 November' of '2025-11-14'. @throws RangeError for a malformed date */
export function longDate(date: string): string {
  return `${weekdayName(date)}, ${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]}`;
}
