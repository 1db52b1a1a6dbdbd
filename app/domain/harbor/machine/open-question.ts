import type { SafetyLanguage } from '../../safety/types';
import { WORDS } from '../content/all-words';
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

/** Questions of a step, by their place, that ask for a small move. */
const ASKS_FOR_MOVE: Readonly<Record<string, number>> = {
  'TOPIC.stuck': 0,
  'TOPIC.drink': 1,
  'TOPIC.low': 0,
};

interface Asked {
  /** Of the line before the question; undefined where the question is the step's own. */
  tone: MetTone | undefined;
  step: string;
  language: SafetyLanguage;
}

/** What a question asks for openly, so that what is told next answers it; null where it is none of these. */
export function openQuestion(
  ask: string | null,
  { tone, step, language }: Asked,
): OpenQuestion | 'move' | null {
  if (ask === null) return null;
  const ofTone = tone && ABOUT[tone]?.[TONE_WORDS[language][tone].ask.indexOf(ask)];
  if (ofTone) return ofTone;
  const place = [WORDS[language][step]?.ask ?? []].flat().indexOf(ask);
  return place >= 0 && ASKS_FOR_MOVE[step] === place ? 'move' : null;
}
