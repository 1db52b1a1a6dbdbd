import { weekdayName } from '~/domain/calendar/dates-in-words';
import type { DayMood } from '~/domain/check-in/days';
import { MOOD_WORDS, roundedMood } from './mood-words';

function dayInWords({ date, mean }: DayMood): string {
  if (mean === null) return `${weekdayName(date)}: no check-in.`;
  const rating = roundedMood(mean);
  return `${weekdayName(date)}: ${rating}, ${MOOD_WORDS[rating].toLowerCase()}.`;
}

/** What a picture of seven days says to someone who does not see it. */
export function weekInWords(days: readonly DayMood[]): string {
  if (days.every((day) => day.mean === null)) return 'No check-ins in the last seven days.';
  const scale = 'Mood over the last seven days, from 1 (very low) to 5 (excellent).';
  return [scale, ...days.map(dayInWords)].join(' ');
}
