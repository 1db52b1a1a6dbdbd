import type { Rating } from '~/domain/check-in/answers';

/** The five answers to "How is your mood?", as the check-in has them. */
export const MOOD_ANSWER_WORDS: Record<Rating, string> = {
  1: 'Very low',
  2: 'Low',
  3: 'Neutral',
  4: 'Good',
  5: 'Great',
};
