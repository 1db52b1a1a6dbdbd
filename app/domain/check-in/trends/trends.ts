import { meanOf } from '../../averages';
import { startOfWeek } from '../../calendar/dates';

export const DEEPER_INSIGHTS_FROM = 3;
const COMPREHENSIVE_FROM = 6;
export const AVERAGES_DAYS = 30;
export const RECENT_MOODS_KEPT = 7;

/** How far along somebody is, by their number of check-ins. */
export type Phase = 'none' | 'first' | 'building' | 'comprehensive';

export function phaseOf(totalCheckins: number): Phase {
  if (totalCheckins <= 0) return 'none';
  if (totalCheckins === 1) return 'first';
  return totalCheckins < COMPREHENSIVE_FROM ? 'building' : 'comprehensive';
}

/** How many more check-ins unlock deeper insights; 0 once they are there. */
export function assessmentsToDeeperInsights(totalCheckins: number): number {
  return Math.max(0, DEEPER_INSIGHTS_FROM - totalCheckins);
}

export interface RecentMood {
  /** The owner's day it belongs to, YYYY-MM-DD. */
  localDate: string;
  overallMood: number;
}

export interface WeekAverage {
  /** The Sunday the week began on. */
  since: string;
  count: number;
  /** Null when this week has no check-in yet. */
  mean: number | null;
}

/**
 * The average of the recent moods this week. Recent moods are the overallMood of the owner's last seven check-ins, as
 * SPEC's browser list kept them; of those count the ones since Sunday, the first day of the product's week.
 */
export function averageThisWeek(recent: readonly RecentMood[], today: string): WeekAverage {
  const since = startOfWeek(today);
  const moods = recent
    .slice(0, RECENT_MOODS_KEPT)
    .filter(({ localDate }) => localDate >= since)
    .map(({ overallMood }) => overallMood);
  return { since, count: moods.length, mean: meanOf(moods) };
}
