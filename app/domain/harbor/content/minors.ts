import type { SafetyLanguage } from '../../safety/types';
import type { LinkId } from '../steps/step';
import { WORDS } from './all-words';
import { MINORS_EN } from './en/minors';
import { MINORS_ES } from './es/minors';
import type { MinorWords, StepWords } from './words';

export const MINOR_WORDS: Readonly<Record<SafetyLanguage, MinorWords>> = { en: MINORS_EN, es: MINORS_ES };

/** Ways to people that a minor sees first. */
const MINOR_LINKS: Readonly<Partial<Record<string, readonly LinkId[]>>> = {
  HURT: ['childhelp'],
  'HURT.else': ['childhelp', 'call911'],
};

/** The words of a step, as they are said to this person. */
export function wordsFor(
  id: string,
  { language, isMinor }: { language: SafetyLanguage; isMinor: boolean },
): StepWords | undefined {
  const words = WORDS[language][id];
  const other =
    isMinor && id in MINOR_WORDS[language] ? MINOR_WORDS[language][id as keyof MinorWords] : undefined;
  return words && other ? { ...words, ...other } : words;
}

/** The ways to people that stand with a step for this person. */
export const linksFor = (
  id: string,
  { links = [], isMinor }: { links?: readonly LinkId[] | undefined; isMinor: boolean },
): readonly LinkId[] => (isMinor ? (MINOR_LINKS[id] ?? links) : links);
