/** The ten rated fields of a check-in. */
export type RatedField =
  | 'sleepRating'
  | 'overallMood'
  | 'appetiteRating'
  | 'focusRating'
  | 'energyRating'
  | 'stressRating'
  | 'anxietyRating'
  | 'motivationRating'
  | 'socialRating'
  | 'selfCareRating';

export type StoredRating = 1 | 2 | 3 | 4 | 5;

/** What was really answered; a question without an answer has no field. */
export type StoredAnswers = Partial<Record<RatedField, StoredRating>>;
