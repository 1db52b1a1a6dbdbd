import type { SafetyLanguage } from '../../../safety/types';
import { WORDS } from '../../content/all-words';
import type { OpenQuestion } from '../../content/answer-words';

/** A lead's id is this and what was asked. */
export const ANSWER_LEAD = 'answer.';

/** What the open questions of a step are about, in their order. */
const ABOUT: Readonly<Record<string, readonly OpenQuestion[]>> = { 'TOLD.that': ['most', 'head', 'known'] };

/** Questions of a step, by their place, that ask for a small move. */
const ASKS_FOR_MOVE: Readonly<Record<string, number>> = {
  'TOPIC.stuck': 0,
  'TOPIC.drink': 1,
  'TOPIC.low': 0,
};

/** What a question asks for openly, so that what is told next answers it; null where it is none of these. */
export function openQuestion(
  ask: string | null,
  { step, language }: { step: string; language: SafetyLanguage },
): OpenQuestion | 'move' | null {
  if (ask === null) return null;
  const place = [WORDS[language][step]?.ask ?? []].flat().indexOf(ask);
  const about = ABOUT[step]?.[place];
  if (about) return about;
  return place >= 0 && ASKS_FOR_MOVE[step] === place ? 'move' : null;
}
