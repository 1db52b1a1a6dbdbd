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
  /** Not of this calendar year, so that its year has to be said. */
  isOfAnotherYear: boolean;
}

const DAY_MS = 86_400_000;
const dayBefore = (date: string) => new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);

/** An entry as home speaks of it, on the owner's local date `today`. */
export function lastCheckInOf({ date, timeZone, localDate, overallMood }: Entry, today: string): LastCheckIn {
  const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
  return {
    rating: isRating(overallMood) ? overallMood : 3,
    // Someone who has travelled west may have checked in on a day that is still to come here.
    when: localDate >= today ? 'today' : localDate === dayBefore(today) ? 'yesterday' : 'earlier',
    localDate,
    time: clock.format(date).toLowerCase().replace(/\s/, '\u00a0'),
    isOfAnotherYear: localDate.slice(0, 4) !== today.slice(0, 4),
  };
}
