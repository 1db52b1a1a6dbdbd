import type { DayMood } from '../days';

/**
 * Yesterday's date, when it alone stands between a streak and today: no check-in then, but one the day before. `days`
 * are the last ones up to today, oldest first.
 */
export function dayToRescue(days: readonly DayMood[]): string | null {
  const [before, yesterday] = days.slice(-3, -1);
  if (!before || !yesterday || days.length < 3) return null;
  return before.count > 0 && yesterday.count === 0 ? yesterday.date : null;
}
