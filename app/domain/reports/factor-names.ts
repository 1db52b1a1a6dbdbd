import type { FactorField } from '../check-in/answers';

/** What a factor is called in a report. Two are rated against their name, so the direction stands beside it. */
export const FACTOR_NAMES: Readonly<Record<FactorField, string>> = {
  sleepRating: 'Sleep',
  overallMood: 'Mood',
  appetiteRating: 'Appetite',
  focusRating: 'Focus',
  energyRating: 'Energy',
  stressRating: 'Stress (higher = calmer)',
  anxietyRating: 'Anxiety (higher = calmer)',
  motivationRating: 'Motivation',
  socialRating: 'Social connection',
  selfCareRating: 'Self-care',
};

/** Inside a sentence. */
export const factorInText = (field: FactorField) => FACTOR_NAMES[field].toLowerCase();

/** The question, and what 1 and 5 stand for. */
export const FACTOR_SCALES: Readonly<Record<FactorField, { low: string; high: string }>> = {
  sleepRating: { low: 'exhausted', high: 'fully energized' },
  overallMood: { low: 'very low', high: 'great' },
  appetiteRating: { low: 'no appetite', high: 'great appetite' },
  focusRating: { low: 'very difficult', high: 'sharp focus' },
  energyRating: { low: 'completely drained', high: 'high energy' },
  stressRating: { low: 'overwhelming', high: 'very calm' },
  anxietyRating: { low: 'very high', high: 'very low' },
  motivationRating: { low: 'no motivation', high: 'very motivated' },
  socialRating: { low: 'very isolated', high: 'very connected' },
  selfCareRating: { low: 'not at all', high: 'plenty' },
};
