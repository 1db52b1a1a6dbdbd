import type { SafetyLanguage } from '../../safety/types';
import type { OpenQuestion } from '../content/answer-words';
import { TONE_WORDS } from '../content/tone-lines';
import type { MetTone } from '../content/tone-words';

/** A lead's id is this and what was asked. */
export const ANSWER_LEAD = 'answer.';

/** What the open questions of a tone are about, in their order; null where any line after it fits as well. */
const ABOUT: Readonly<Partial<Record<MetTone, readonly (OpenQuestion | null)[]>>> = {
  heavy: ['most', 'part', null, 'head', 'known'],
  mixed: ['most', 'part', null, null, 'most', null],
  plain: ['how', 'on', null],
};

/** What an open question of a tone asks about, by its words; null where it is none of these. */
export function openQuestion(
  tone: MetTone,
  { ask, language }: { ask: string; language: SafetyLanguage },
): OpenQuestion | null {
  return ABOUT[tone]?.[TONE_WORDS[language][tone].ask.indexOf(ask)] ?? null;
}
