import { addDays, daysBetween } from '../../calendar/dates';

export const POINTS_PER_CHECK_IN = 10;
export const POINTS_PER_REFLECTION = 20;

/** What is stored about an owner's progress. `streakDays` counts the days in a row that end on `lastCheckinDate`. */
export interface StoredProgress {
  streakDays: number;
  selfCarePoints: number;
  totalCheckins: number;
  lastCheckinDate: string | null;
}

export const NO_PROGRESS: StoredProgress = {
  streakDays: 0,
  selfCarePoints: 0,
  totalCheckins: 0,
  lastCheckinDate: null,
};

/**
 * Progress after one more check-in on a local date, or null when the date lies before the last one, so that the
 * streak has to be counted again from the stored days. Travel across time zones may skip a date without a day being missed.
 */
export function progressAfter(
  before: StoredProgress,
  localDate: string,
  isTravel = false,
): StoredProgress | null {
  const last = before.lastCheckinDate;
  if (last !== null && localDate < last) return null;
  const streakDays =
    last === localDate
      ? before.streakDays
      : last === addDays(localDate, -1) || isTravel
        ? before.streakDays + 1
        : 1;
  return {
    streakDays,
    selfCarePoints: before.selfCarePoints + POINTS_PER_CHECK_IN,
    totalCheckins: before.totalCheckins + 1,
    lastCheckinDate: localDate,
  };
}

/** The streak as it stands today, in days: it ends after one whole missed day, without anything being written. */
export function currentStreak(progress: StoredProgress, today: string): number {
  if (progress.lastCheckinDate === null) return 0;
  return daysBetween(progress.lastCheckinDate, today) <= 1 ? progress.streakDays : 0;
}
