import type { Database, Executor } from 'db/client';
import { countMoodEntries } from 'db/repositories/check-ins';
import type { OwnerRow } from 'db/repositories/owners';
import { countReflections } from 'db/repositories/reflections';
import { findUserStats, saveUserStats, type UserStatsRow } from 'db/repositories/user-stats';
import { localDateAt } from '../../calendar/clock';
import { daysBetween } from '../../calendar/dates';
import { daySettings } from '../../calendar/day-settings';
import {
  currentStreak,
  NO_PROGRESS,
  POINTS_PER_CHECK_IN,
  POINTS_PER_REFLECTION,
  progressAfter,
} from './progress';
import { countStreakAcrossZones, isNextDayAcrossZones } from './time-zone-travel.server';

export interface UserStats {
  streakDays: number;
  selfCarePoints: number;
  totalCheckins: number;
  /** YYYY-MM-DD, or null before the first check-in. */
  lastCheckinDate: string | null;
}

/** What there is to say about somebody without any check-in. */
export const noUserStats: UserStats = {
  streakDays: 0,
  selfCarePoints: 0,
  totalCheckins: 0,
  lastCheckinDate: null,
};

/** The numbers as they stand now: a whole missed day has ended the streak even though nothing was written. */
export async function readUserStats(
  db: Database,
  { owner, now }: { owner: Pick<OwnerRow, 'id' | 'timeZone' | 'dayStartHour'>; now: Date },
): Promise<UserStats> {
  const stored = (await findUserStats(db, owner.id)) ?? NO_PROGRESS;
  const today = localDateAt(now, daySettings(owner));
  const { selfCarePoints, totalCheckins, lastCheckinDate, streakDays: asStored } = stored;
  const { id: ownerId, dayStartHour } = owner;
  const isOnTheWay =
    lastCheckinDate !== null &&
    daysBetween(lastCheckinDate, today) === 2 &&
    (await isNextDayAcrossZones(db, { ownerId, dayStartHour, from: lastCheckinDate, to: now }));
  const streakDays = isOnTheWay ? asStored : currentStreak(stored, today);
  return { streakDays, selfCarePoints, totalCheckins, lastCheckinDate };
}

interface NewDay {
  ownerId: string;
  localDate: string;
  /** The instant. */
  date: Date;
  dayStartHour: number;
}

/**
 * Counts one more check-in; belongs in the transaction that stores it.
 * @param store puts it there, in the same round trip in which the numbers are read
 * @returns the progress before and after, or undefined for a day before the last one
 */
export async function addToProgress(
  tx: Executor,
  { ownerId, localDate, date, dayStartHour }: NewDay,
  store: () => Promise<void>,
) {
  const [stored] = await Promise.all([findUserStats(tx, ownerId), store()]);
  const before = stored ?? NO_PROGRESS;
  const from = before.lastCheckinDate;
  const isOverOne = from !== null && daysBetween(from, localDate) === 2;
  const isTravel = isOverOne && (await isNextDayAcrossZones(tx, { ownerId, dayStartHour, from, to: date }));
  const after = progressAfter(before, localDate, isTravel);
  if (!after) {
    await recountProgress(tx, ownerId);
    return undefined;
  }
  await saveUserStats(tx, { ...after, ownerId });
  return { before, after };
}

/**
 * Progress after one more check-in on a local date, where the stored numbers alone tell it; undefined where the days have
 * to be looked at: after a day without any, which travel across time zones may explain, and for a day before the last one.
 */
export function plainProgress(before: UserStatsRow | undefined, localDate: string) {
  const stored = before ?? NO_PROGRESS;
  const { lastCheckinDate } = stored;
  if (lastCheckinDate !== null && daysBetween(lastCheckinDate, localDate) === 2) return undefined;
  const after = progressAfter(stored, localDate);
  return after ? { before: stored, after } : undefined;
}

/** Counts everything again from the stored rows; belongs in the transaction of the edit, deletion or merge. */
export async function recountProgress(tx: Executor, ownerId: string): Promise<void> {
  const [totalCheckins, reflections, streak] = await Promise.all([
    countMoodEntries(tx, ownerId),
    countReflections(tx, ownerId),
    countStreakAcrossZones(tx, ownerId),
  ]);
  await saveUserStats(tx, {
    ownerId,
    totalCheckins,
    streakDays: streak.days,
    lastCheckinDate: streak.lastDate,
    selfCarePoints: totalCheckins * POINTS_PER_CHECK_IN + reflections * POINTS_PER_REFLECTION,
  });
}
