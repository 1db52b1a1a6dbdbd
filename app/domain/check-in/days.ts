import { meanOf, quantileOf } from '../averages';
import type { Answers } from './answers';
import { answersGiven, meanOfAnswers } from './rules';

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

/** The days of check-ins that come day by day, in the same order; days without one are not among them. */
export function dayMoodsOf(entries: readonly { localDate: string; answers: Answers }[]): DayMood[] {
  const days = new Map<string, Answers[]>();
  for (const { localDate, answers } of entries) {
    if (answersGiven(answers).length === 0) continue;
    const day = days.get(localDate);
    if (day) day.push(answers);
    else days.set(localDate, [answers]);
  }
  return [...days].map(([date, group]) => ({
    date,
    mean: meanOf(group.map(meanOfAnswers)),
    mood: meanOf(group.flatMap(({ overallMood }) => overallMood ?? [])),
    band: middleHalfOf(group.flatMap(answersGiven)),
    count: group.length,
  }));
}

function middleHalfOf(answers: readonly number[]): DayBand | null {
  const sorted = [...answers].sort((a, b) => a - b);
  const [low, high] = [quantileOf(sorted, 0.25), quantileOf(sorted, 0.75)];
  return low === null || high === null ? null : { low, high };
}
