import type { Database } from 'db/client';
import { averageRatings, listNewestMoods } from 'db/repositories/check-ins';
import { localDateAt } from '../../calendar/clock';
import { addDays } from '../../calendar/dates';
import { daySettings } from '../../calendar/day-settings';
import type { Owner } from '../../owners/guests.server';
import { needsSupportFirst } from '../rules';
import { AVERAGES_DAYS, averageThisWeek, RECENT_MOODS_KEPT } from './trends';
import { takeSnapshot } from './trends-snapshot';
import { readWeek } from './week.server';

/** What /trends draws, in three queries however many check-ins there are. */
export async function readTrends(db: Database, { owner, now }: { owner: Owner; now: Date }) {
  const today = localDateAt(now, daySettings(owner));
  const [days, averages, recent] = await Promise.all([
    readWeek(db, { owner, now }),
    averageRatings(db, { ownerId: owner.id, from: addDays(today, 1 - AVERAGES_DAYS), to: today }),
    listNewestMoods(db, { ownerId: owner.id, limit: RECENT_MOODS_KEPT }),
  ]);
  const [latest] = recent;
  return {
    days,
    averages,
    thisWeek: averageThisWeek(recent, today),
    /** Help stands first, as on home: the last check-in was a very low one, and it is not long ago. */
    isLow: latest !== undefined && latest.localDate >= addDays(today, -1) && needsSupportFirst(latest),
    /** A snapshot of the newest check-in. */
    snapshot: latest ? takeSnapshot(latest) : null,
    /** A lower bound for the number of check-ins. */
    atLeast: recent.length,
  };
}

export type Trends = Awaited<ReturnType<typeof readTrends>>;
