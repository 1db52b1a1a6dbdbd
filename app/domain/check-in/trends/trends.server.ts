import type { Database } from 'db/client';
import { averageRatings, listMoodEntries } from 'db/repositories/check-ins';
import { localDateAt } from '../../calendar/clock';
import { addDays } from '../../calendar/dates';
import { daySettings } from '../../calendar/day-settings';
import type { Owner } from '../../owners/guests.server';
import { AVERAGES_DAYS, averageThisWeek, RECENT_MOODS_KEPT } from './trends';
import { takeSnapshot } from './trends-snapshot';
import { readWeek } from './week.server';

/** What /trends draws, in three queries however many check-ins there are. */
export async function readTrends(db: Database, { owner, now }: { owner: Owner; now: Date }) {
  const today = localDateAt(now, daySettings(owner));
  const [days, averages, recent] = await Promise.all([
    readWeek(db, { owner, now }),
    averageRatings(db, { ownerId: owner.id, from: addDays(today, 1 - AVERAGES_DAYS), to: today }),
    listMoodEntries(db, { ownerId: owner.id, limit: RECENT_MOODS_KEPT }),
  ]);
  return {
    days,
    averages,
    thisWeek: averageThisWeek(recent, today),
    /** Of the newest check-in. */
    snapshot: recent[0] ? takeSnapshot(recent[0]) : null,
    /** At least so many check-ins there are. */
    atLeast: recent.length,
  };
}

export type Trends = Awaited<ReturnType<typeof readTrends>>;
