import { addDays } from '../calendar/dates';

const STREAK_MILESTONES = [3, 7, 14, 30, 60, 100, 365];
const CHECK_IN_MILESTONES = [1, 10, 50, 100, 365];

interface Progress {
  streakDays: number;
  totalCheckins: number;
  lastCheckinDate: string | null;
}

/**
 * Names of what the check-in just stored has reached. A streak is named with the day it began on, so that a later streak
 * of the same length counts again, and the same one, after a deletion, does not.
 */
export function milestonesReached(before: Progress, after: Progress): string[] {
  const reached: string[] = [];
  const { totalCheckins, streakDays, lastCheckinDate } = after;
  const isOneMore = totalCheckins === before.totalCheckins + 1;
  if (isOneMore && CHECK_IN_MILESTONES.includes(totalCheckins)) reached.push(`check-ins-${totalCheckins}`);
  const isNewDay = lastCheckinDate !== before.lastCheckinDate && lastCheckinDate !== null;
  if (isNewDay && STREAK_MILESTONES.includes(streakDays)) {
    reached.push(`streak-${streakDays}-${addDays(lastCheckinDate, 1 - streakDays)}`);
  }
  return reached;
}
