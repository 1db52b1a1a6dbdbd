import type { SafetyLanguage } from '../../safety/types';
import { TOLD_HELP_EN, TONES_EN } from './en/tones';
import { TOLD_HELP_ES, TONES_ES } from './es/tones';
import type { ToneWords } from './tone-words';

/** What is said to each tone, by language. */
export const TONE_WORDS: Readonly<Record<SafetyLanguage, ToneWords>> = { en: TONES_EN, es: TONES_ES };

/** What is asked after something that may weigh, with the topic's ways as answers. */
export const TOLD_HELP: Readonly<Record<SafetyLanguage, readonly string[]>> = {
  en: TOLD_HELP_EN,
  es: TOLD_HELP_ES,
};

/** All questions that may stand after a tone's line. */
export const toneQuestions = (language: SafetyLanguage): readonly string[] => {
  const { good, light, denies } = TONE_WORDS[language];
  return [...[good, light, denies].flatMap(({ ask }) => ask), ...TOLD_HELP[language]];
};
