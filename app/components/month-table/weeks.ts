import { weekdayIndexOf } from '~/domain/calendar/weekdays';
import type { DayMood } from '~/domain/check-in/days';

const WEEK = 7;

/** The days of a month in rows from Sunday to Saturday; null where a row belongs to the months around it. */
export function weeksOf(days: readonly DayMood[]): (DayMood | null)[][] {
  const before = days[0] ? weekdayIndexOf(days[0].date) : 0;
  const cells: (DayMood | null)[] = [...Array<null>(before).fill(null), ...days];
  while (cells.length % WEEK > 0) cells.push(null);
  return Array.from({ length: cells.length / WEEK }, (_, week) =>
    cells.slice(week * WEEK, (week + 1) * WEEK),
  );
}
