import type { SafetyLanguage } from '../../safety/types';

/** What stands before a line that is meant to be said or sent, by the step it was written at: never the question of the form. */
export const RECORD_LABELS: Readonly<Record<SafetyLanguage, Readonly<Record<string, string>>>> = {
  en: {
    'WORDS.1': 'First',
    'WORDS.2': 'Then',
    'WORDS.3': 'And',
    'LETTER.1': 'The letter',
    'LETTER.2': 'And also',
    'LETTER.fair': 'In one sentence',
  },
  es: {
    'WORDS.1': 'Primero',
    'WORDS.2': 'Luego',
    'WORDS.3': 'Y',
    'LETTER.1': 'La carta',
    'LETTER.2': 'Y además',
    'LETTER.fair': 'En una frase',
  },
};
