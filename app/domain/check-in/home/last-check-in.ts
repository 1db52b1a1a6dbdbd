import { clockTime } from '../../calendar/clock-in-words';
import { addDays } from '../../calendar/dates';
import { type Answers, isRating, type Rating } from '../answers';
import { resultInWords } from '../completion/result-in-words';

interface Entry {
  /** The instant. */
  date: Date;
  timeZone: string;
  /** YYYY-MM-DD. */
  localDate: string;
  overallMood: number;
  /** What was really answered. */
  responses: Answers;
}

export interface LastCheckIn {
  /** The rounded overall mood, for the face. */
  rating: Rating;
  /** 'Mood: Low. All ten together: 2.6 of 5.' */
  result: string;
  when: 'today' | 'yesterday' | 'earlier';
  localDate: string;
  /** By the clock where it was written: '6:40 pm'. */
  time: string;
}

/** An entry as home speaks of it, on the owner's local date `today`. */
export function lastCheckInOf(
  { date, timeZone, localDate, overallMood, responses }: Entry,
  today: string,
): LastCheckIn {
  return {
    rating: isRating(overallMood) ? overallMood : 3,
    result: resultInWords(responses),
    // Someone who has travelled west may have checked in on a day that is still to come here.
    when: localDate >= today ? 'today' : localDate === addDays(today, -1) ? 'yesterday' : 'earlier',
    localDate,
    time: clockTime(date, timeZone),
  };
}
