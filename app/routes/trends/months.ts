import { monthOf } from '~/domain/calendar/months';
import type { DayMood } from '~/domain/check-in/days';

export interface Month {
  /** YYYY-MM. */
  month: string;
  days: DayMood[];
}

/** Days that follow one another, month by month. */
export function byMonth(days: readonly DayMood[]): Month[] {
  const months: Month[] = [];
  for (const day of days) {
    const month = monthOf(day.date);
    if (months.at(-1)?.month !== month) months.push({ month, days: [] });
    months.at(-1)?.days.push(day);
  }
  return months;
}
