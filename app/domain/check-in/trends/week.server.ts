import type { Database } from 'db/client';
import { listMoodEntries } from 'db/repositories/check-ins';
import { localDateAt } from '../../calendar/clock';
import { datesEndingOn } from '../../calendar/dates';
import { daySettings } from '../../calendar/day-settings';
import type { Owner } from '../../owners/guests.server';
import type { DayMood } from '../days';
import { readDays } from './day-moods.server';

const WEEK_DAYS = 7;

/** The last seven local days ending today, oldest first; a day without a check-in has no mean. */
export async function readWeek(
  db: Database,
  { owner, now }: { owner: Owner; now: Date },
): Promise<DayMood[]> {
  const dates = datesEndingOn(localDateAt(now, daySettings(owner)), WEEK_DAYS);
  return readDays(db, { ownerId: owner.id, dates });
}

/** The most recent check-in, or undefined before the first. */
export async function readLatest(db: Database, ownerId: string) {
  const [latest] = await listMoodEntries(db, { ownerId, limit: 1 });
  return latest;
}
