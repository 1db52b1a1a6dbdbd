import type { Database } from 'db/client';
import { listDayMoods } from 'db/repositories/check-ins';
import type { DayMood } from '../days';

/** One day for each of these dates, which follow one another; a day without a check-in has no mean. */
export async function readDays(
  db: Database,
  { ownerId, dates }: { ownerId: string; dates: readonly string[] },
): Promise<DayMood[]> {
  const range = { ownerId, from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  const known = new Map((await listDayMoods(db, range)).map((day) => [day.date, day]));
  return dates.map((date) => known.get(date) ?? { date, mean: null, count: 0 });
}
