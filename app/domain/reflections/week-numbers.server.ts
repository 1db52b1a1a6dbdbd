import type { Executor } from 'db/client';
import { averageRatings, listDays } from 'db/repositories/check-ins';
import { addDays } from '../calendar/dates';
import { weekdayOf } from '../calendar/weekdays';
import { dayMoodsOf } from '../check-in/days';
import type { WeekNumbers } from './summary';

/** The check-ins of the week that starts on this Sunday, in numbers. */
export async function readWeekNumbers(
  db: Executor,
  { ownerId, week }: { ownerId: string; week: string },
): Promise<WeekNumbers> {
  const range = { ownerId, from: week, to: addDays(week, 6) };
  const days = dayMoodsOf(await listDays(db, range));
  const averages = await averageRatings(db, range);
  const highest = Math.max(...days.map((day) => day.mean ?? 0));
  const best = days.filter((day) => day.mean === highest);
  return {
    checkIns: days.reduce((sum, day) => sum + day.count, 0),
    days: days.length,
    mood: averages.mood,
    bestDay: days.length > 1 && best.length === 1 ? weekdayOf(best[0]!.date) : null,
  };
}
