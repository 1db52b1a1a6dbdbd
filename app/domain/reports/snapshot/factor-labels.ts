import type { FactorField } from '../../check-in/answers';

/** What a factor is called in a report. Two are axes of calm and ease: higher is better on each. */
export const REPORT_LABELS: Readonly<Record<FactorField, string>> = {
  sleepRating: 'Sleep',
  overallMood: 'Mood',
  appetiteRating: 'Appetite',
  focusRating: 'Focus',
  energyRating: 'Energy',
  stressRating: 'Calm (stress)',
  anxietyRating: 'Ease (anxiety)',
  motivationRating: 'Motivation',
  socialRating: 'Connection',
  selfCareRating: 'Self-care',
};

/** Inside a sentence. */
export const factorInText = (field: FactorField) => REPORT_LABELS[field].toLowerCase();

/** What 1 and 5 stand for. */
export const FACTOR_SCALES: Readonly<Record<FactorField, { low: string; high: string }>> = {
  sleepRating: { low: 'exhausted', high: 'fully energized' },
  overallMood: { low: 'very low', high: 'great' },
  appetiteRating: { low: 'no appetite', high: 'great appetite' },
  focusRating: { low: 'very difficult', high: 'sharp focus' },
  energyRating: { low: 'completely drained', high: 'high energy' },
  stressRating: { low: 'overwhelming stress', high: 'very calm' },
  anxietyRating: { low: 'very high anxiety', high: 'very low anxiety' },
  motivationRating: { low: 'no motivation', high: 'very motivated' },
  socialRating: { low: 'very isolated', high: 'very connected' },
  selfCareRating: { low: 'not at all', high: 'plenty' },
};
