import { MOOD_WORDS, moodAnswer, roundedMood } from '~/components/mood-words';
import { shortDate } from '~/domain/calendar/dates-in-words';
import type { DayMood } from '~/domain/check-in/days';

/** Pixels. 120, 30 and the neutral 3 are SPEC section 9's; the rest is room for faces and days. */
export const PLOT = { tall: 120, least: 30, above: 34, below: 30, face: 26 } as const;
export const BASELINE = PLOT.above + PLOT.tall;
const NEUTRAL = 3;
/** Beside a bar, at the height of the mood answer; its tip is at 0 0. */
export const MOOD_POINTER = 'M0 0l7 -4.5v9z';

export function barHeight(value: number): number {
  return Math.max(PLOT.least, (value / 5) * PLOT.tall);
}

/** A day without a check-in is as tall as a neutral one, and never looks like it. */
export const heightOf = ({ mean }: DayMood) => barHeight(mean ?? NEUTRAL);

export const ratingOf = ({ mean }: DayMood) => (mean === null ? null : roundedMood(mean));

export function tooltipOf(day: DayMood): string {
  const { mean, mood } = day;
  if (mean === null) return 'No check-in';
  const answer = mood === null ? '' : `. ${moodAnswer(mood)}`;
  return `${MOOD_WORDS[roundedMood(mean)]}, ${mean.toFixed(1)}${answer}`;
}

export const titleOf = (day: DayMood) => `${shortDate(day.date)}: ${tooltipOf(day)}`;
