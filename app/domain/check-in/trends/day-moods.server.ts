import type { Executor } from 'db/client';
import { listDays } from 'db/repositories/check-ins';
import { type DayMood, dayMoodsOf, dayWithout } from '../days';

/** One day for each of these dates, which follow one another; a day without a check-in has no mean. */
export async function readDays(
  db: Executor,
  { ownerId, dates }: { ownerId: string; dates: readonly string[] },
): Promise<DayMood[]> {
  const range = { ownerId, from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  const known = new Map(dayMoodsOf(await listDays(db, range)).map((day) => [day.date, day]));
  return dates.map((date) => known.get(date) ?? dayWithout(date));
}
