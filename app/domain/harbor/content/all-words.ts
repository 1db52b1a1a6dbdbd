import type { SafetyLanguage } from '../../safety/types';
import { EXERCISE_WORDS } from './exercise-words';
import { GUIDE_WORDS } from './guide-words';
import { SAFETY_WORDS } from './safety-words';
import type { StepWords } from './words';

/** What Harbor says at every step, by language. */
export const WORDS: Readonly<Record<SafetyLanguage, Readonly<Partial<Record<string, StepWords>>>>> = {
  en: { ...GUIDE_WORDS.en, ...EXERCISE_WORDS.en, ...SAFETY_WORDS.en },
  es: { ...GUIDE_WORDS.es, ...EXERCISE_WORDS.es, ...SAFETY_WORDS.es },
};
