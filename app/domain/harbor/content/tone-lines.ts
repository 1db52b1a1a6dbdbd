import type { SafetyLanguage } from '../../safety/types';
import { TONES_EN } from './en/tones';
import { TONES_ES } from './es/tones';
import type { ToneWords } from './tone-words';

/** What is said to each tone, by language. */
export const TONE_WORDS: Readonly<Record<SafetyLanguage, ToneWords>> = { en: TONES_EN, es: TONES_ES };
