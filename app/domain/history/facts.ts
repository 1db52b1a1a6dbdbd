import { wallDateAt } from '../calendar/clock';
import { clockTime } from '../calendar/clock-in-words';
import { zoneOrUtc } from '../calendar/day-settings';
import { FACTOR_FIELDS, type FactorField, isRating, type Rating } from '../check-in/answers';
import { STEP_TEXTS } from '../check-in/questions/step-texts';

/** The names of the rated factors. Two are axes of calm and ease: higher is better on each. */
export const HISTORY_LABELS: Readonly<Record<FactorField, string>> = {
  sleepRating: 'Sleep',
  overallMood: 'Mood',
  appetiteRating: 'Appetite',
  focusRating: 'Focus',
  energyRating: 'Energy',
  stressRating: 'Calm (stress)',
  anxietyRating: 'Ease (anxiety)',
  motivationRating: 'Motivation',
  socialRating: 'Connection to others',
  selfCareRating: 'Looking after yourself',
};

interface Entry {
  date: Date;
  recordedAt: Date;
  timeZone: string;
  localDate: string;
  overallMood: number;
  isBackdated: boolean;
  responses: Partial<Record<FactorField, Rating>>;
}

export interface Answer {
  name: string;
  /** Null: not answered. */
  given: { rating: Rating; label: string } | null;
}

/** A check-in as its page shows it. Days and times are by the clock where it was written. */
export function factsOf(entry: Entry) {
  const { localDate, overallMood, responses } = entry;
  const timeZone = zoneOrUtc(entry.timeZone);
  return {
    rating: isRating(overallMood) ? overallMood : 3,
    localDate,
    /** The date on the calendar: just after midnight it may be one more than the day it counts for. */
    wallDate: wallDateAt(entry.date, timeZone),
    time: clockTime(entry.date, timeZone),
    timeZone,
    addedLater: entry.isBackdated
      ? { date: wallDateAt(entry.recordedAt, timeZone), time: clockTime(entry.recordedAt, timeZone) }
      : null,
    answers: FACTOR_FIELDS.map((field): Answer => {
      const rating = responses[field];
      const given = rating ? { rating, label: STEP_TEXTS[field].options[rating - 1]?.[0] ?? '' } : null;
      return { name: HISTORY_LABELS[field], given };
    }),
  };
}
