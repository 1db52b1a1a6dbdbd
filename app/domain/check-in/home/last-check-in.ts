import { clockTime } from '../../calendar/clock-in-words';
import { addDays } from '../../calendar/dates';
import { isRating, type Rating } from '../answers';

interface Entry {
  /** The instant. */
  date: Date;
  timeZone: string;
  /** YYYY-MM-DD. */
  localDate: string;
  overallMood: number;
}

export interface LastCheckIn {
  rating: Rating;
  when: 'today' | 'yesterday' | 'earlier';
  localDate: string;
  /** By the clock where it was written: '6:40 pm'. */
  time: string;
}

/** An entry as home speaks of it, on the owner's local date `today`. */
export function lastCheckInOf({ date, timeZone, localDate, overallMood }: Entry, today: string): LastCheckIn {
  return {
    rating: isRating(overallMood) ? overallMood : 3,
    // Someone who has travelled west may have checked in on a day that is still to come here.
    when: localDate >= today ? 'today' : localDate === addDays(today, -1) ? 'yesterday' : 'earlier',
    localDate,
    time: clockTime(date, timeZone),
  };
}
