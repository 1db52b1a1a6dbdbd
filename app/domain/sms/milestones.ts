import { countOf } from '../calendar/counts-in-words';
import { addDays } from '../calendar/dates';

const STREAK_MILESTONES = [3, 7, 14, 30, 60, 100, 365];
const CHECK_IN_MILESTONES = [1, 10, 50, 100, 365];

/** What a milestone is called in a text: '7 days in a row', '10 check-ins'. Empty for the name of none. */
export function milestoneInWords(name: string): string {
  const [, kind, number = ''] = /(check-ins|streak)-(\d+)/.exec(name) ?? [];
  if (kind === 'streak') return `${countOf(Number(number), 'day')} in a row`;
  if (kind === undefined) return '';
  return number === '1' ? 'your first check-in' : countOf(Number(number), 'check-in');
}

const reachedOf = (milestones: readonly number[], count: number) => ({
  reached: milestones.filter((milestone) => milestone <= count),
  next: milestones.find((milestone) => milestone > count) ?? null,
});

/** The milestones that somebody has reached, and the next: of check-ins, and of days in a row as they stand. */
export const milestonesOf = ({ totalCheckins, streakDays }: Omit<Progress, 'lastCheckinDate'>) => ({
  checkIns: reachedOf(CHECK_IN_MILESTONES, totalCheckins),
  streak: reachedOf(STREAK_MILESTONES, streakDays),
});

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
