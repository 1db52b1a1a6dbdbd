import { FACTOR_FIELDS, type FactorField } from '../check-in/answers';

/** The factors as the API names them: SPEC's names of the questions. */
export const NAME_OF = {
  sleepRating: 'sleep',
  overallMood: 'mood',
  appetiteRating: 'appetite',
  focusRating: 'focus',
  energyRating: 'energy',
  stressRating: 'stress',
  anxietyRating: 'anxiety',
  motivationRating: 'motivation',
  socialRating: 'social',
  selfCareRating: 'selfCare',
} as const satisfies Record<FactorField, string>;

export type FactorName = (typeof NAME_OF)[FactorField];

/** Every factor, in the order of the check-in. */
export const FACTOR_NAMES: readonly FactorName[] = FACTOR_FIELDS.map((field) => NAME_OF[field]);

/** In a sentence. Where "higher is better" is not plain, the words say so. */
export const IN_WORDS: Readonly<Record<FactorName, string>> = {
  sleep: 'sleep',
  mood: 'mood',
  appetite: 'appetite',
  focus: 'focus',
  energy: 'energy',
  stress: 'stress (higher = calmer)',
  anxiety: 'anxiety (higher = calmer)',
  motivation: 'motivation',
  social: 'connection with people',
  selfCare: 'self-care',
};

/** At the start of a sentence, and as a heading. */
export const titleOf = (name: FactorName) => capitalised(IN_WORDS[name]);

/** The same text with its first letter in capitals. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
