/** The ten rated fields, in the order of the full check-in. */
export const FACTOR_FIELDS = [
  'sleepRating',
  'overallMood',
  'appetiteRating',
  'focusRating',
  'energyRating',
  'stressRating',
  'anxietyRating',
  'motivationRating',
  'socialRating',
  'selfCareRating',
] as const;

export type FactorField = (typeof FACTOR_FIELDS)[number];

export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

/** What a person really answered. `overallMood` in here is the answer to the mood question. */
export type Answers = Partial<Record<FactorField, Rating>>;

export function isRating(value: unknown): value is Rating {
  return RATINGS.includes(value as Rating);
}
