import { weekdayName } from '~/domain/calendar/dates-in-words';
import type { DayMood } from '~/domain/check-in/days';
import { describeMood, moodAnswer } from './mood-words';

type Day = Pick<DayMood, 'date' | 'mean'> & Partial<Pick<DayMood, 'mood'>>;

function dayInWords({ date, mean, mood }: Day): string {
  if (mean === null) return `${weekdayName(date)}: no check-in.`;
  const answer = mood == null ? '' : ` ${moodAnswer(mood)}.`;
  return `${weekdayName(date)}: ${describeMood(mean).toLowerCase()}.${answer}`;
}

/** What a picture of seven days says to someone who does not see it. */
export function weekInWords(days: readonly Day[]): string {
  if (days.every((day) => day.mean === null)) return 'No check-ins in the last seven days.';
  const scale = 'All answers of the last seven days, day by day, from 1 (very low) to 5 (excellent).';
  return [scale, ...days.map(dayInWords)].join(' ');
}
