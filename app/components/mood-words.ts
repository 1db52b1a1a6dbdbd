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

/** '3 Neutral', and where the mean is not whole: '4 Good (mean 3.7)'. */
export function describeMood(mean: number): string {
  const rating = roundedMood(mean);
  const shown = mean.toFixed(1);
  const exact = Number(shown) === rating ? '' : ` (mean ${shown})`;
  return `${rating} ${MOOD_WORDS[rating]}${exact}`;
}
