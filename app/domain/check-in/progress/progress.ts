import { addDays, daysBetween } from '../../calendar/dates';
import type { DayMood } from '../days';

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
 * streak has to be counted anew from the stored days. On a journey a date may be passed over without a day being missed.
 */
export function progressAfter(
  before: StoredProgress,
  localDate: string,
  isJourney = false,
): StoredProgress | null {
  const last = before.lastCheckinDate;
  if (last !== null && localDate < last) return null;
  const streakDays =
    last === localDate
      ? before.streakDays
      : last === addDays(localDate, -1) || isJourney
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

/**
 * Yesterday's date, when it alone stands between a streak and today: no check-in then, but one the day before. `days`
 * are the last ones up to today, oldest first.
 */
export function dayToRescue(days: readonly DayMood[]): string | null {
  const [before, yesterday] = days.slice(-3, -1);
  if (!before || !yesterday || days.length < 3) return null;
  return before.count > 0 && yesterday.count === 0 ? yesterday.date : null;
}
