import { meanOf, quantileOf } from '../averages';
import type { Answers } from './answers';
import { answersGiven } from './rules';

/** The middle half of all answers of a day, 1-5: from the first quartile to the third. */
export interface DayBand {
  low: number;
  high: number;
}

/** One calendar day of an owner. Without a check-in `count` is 0 and all else null. */
export interface DayMood {
  /** YYYY-MM-DD, the owner's local date. */
  date: string;
  /** Mean of all answers, 1-5, unrounded: each check-in's own mean counts the same. */
  mean: number | null;
  /** Mean of the answers to the mood question alone, 1-5; null when it was not answered. */
  mood: number | null;
  band: DayBand | null;
  count: number;
}

/** A day without a check-in. */
export const dayWithout = (date: string): DayMood => ({ date, mean: null, mood: null, band: null, count: 0 });

/** Days with all their check-ins, in the same order; a day on which nothing was answered is not among them. */
export function dayMoodsOf(days: readonly { localDate: string; answers: readonly Answers[] }[]): DayMood[] {
  return days.map(({ localDate, answers }) => dayMoodOf(localDate, answers)).filter(({ count }) => count > 0);
}

/** One loop over all the answers of a day: a calendar of full days has thousands. */
function dayMoodOf(date: string, answers: readonly Answers[]): DayMood {
  const means: number[] = [];
  const moods: number[] = [];
  const ratings: number[] = [];
  for (const each of answers) {
    const given = answersGiven(each);
    const mean = meanOf(given);
    if (mean === null) continue;
    means.push(mean);
    if (each.overallMood) moods.push(each.overallMood);
    ratings.push(...given);
  }
  if (means.length === 0) return dayWithout(date);
  const band = middleHalfOf(ratings);
  return { date, mean: meanOf(means), mood: meanOf(moods), band, count: means.length };
}

function middleHalfOf(ratings: readonly number[]): DayBand | null {
  const sorted = [...ratings].sort((one, other) => one - other);
  const [low, high] = [quantileOf(sorted, 0.25), quantileOf(sorted, 0.75)];
  return low === null || high === null ? null : { low, high };
}
