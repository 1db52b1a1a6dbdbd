import { longMonth } from './day-names';
import { dayNumber, type Weekday, weekdayIndex, WEEKDAYS } from './day-number';

/** 'Friday' of '2025-11-14'. @throws RangeError for a malformed date */
export const weekdayName = (date: string): Weekday => WEEKDAYS[weekdayIndex(dayNumber(date))]!;

/** 'Friday, 14 November' of '2025-11-14'. @throws RangeError for a malformed date */
export const longDate = (date: string): string =>
  `${weekdayName(date)}, ${Number(date.slice(8))} ${longMonth(date)}`;
