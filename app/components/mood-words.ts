import type { Rating } from '~/domain/check-in/answers';

export const MOOD_WORDS: Record<Rating, string> = {
  1: 'Very Low',
  2: 'Low',
  3: 'Neutral',
  4: 'Good',
  5: 'Excellent',
};

/** The step of the scale that a mean falls on. Halves go up. */
export function roundedMood(mean: number): Rating {
  return Math.min(5, Math.max(1, Math.round(mean))) as Rating;
}

/** '3.7 Good': the mean as it is, and the word of its rounded value. */
export const describeMood = (mean: number): string => `${mean.toFixed(1)} ${MOOD_WORDS[roundedMood(mean)]}`;

/** 'Mood answer: 4', with a decimal where several answers of a day differ. */
export const moodAnswer = (mood: number): string =>
  `Mood answer: ${Number.isInteger(mood) ? mood : mood.toFixed(1)}`;
