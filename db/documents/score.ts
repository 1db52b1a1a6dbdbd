/** Questionnaires whose totals we know how to read; `other` is one that its owner describes. */
export const SCORE_INSTRUMENTS = ['phq-9', 'gad-7', 'who-5', 'other'] as const;
export type ScoreInstrument = (typeof SCORE_INSTRUMENTS)[number];

/** What a higher total says of the person. */
export const HIGHER_IS = ['better', 'worse'] as const;
export type HigherIs = (typeof HIGHER_IS)[number];
