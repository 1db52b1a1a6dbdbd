import { isCrisis } from '../../../safety/types';
import { guessedButton } from '../danger/learned-answer';
import { readBack } from '../danger/read-back';
import { guide } from '../guide/guide';
import { isAboutOther } from '../signs/entries';
import { ASK_FROM, CRISIS_SUM, graveSumOf, signIn } from '../signs/signs';
import { raised } from '../talk/levels';
import { type Move, suspending } from '../talk/move';
import type { Offered, Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { actOf } from '../topics/acts';

/** A question is passed over at most twice. */
const PASSED_MOST = 2;
/** A story at a question, or at a step that asks, is no answer to it. */
const LIKELY_ANSWER = 0.6;

/**
 * A sidestep: asked once more, then left standing with help in sight, and the text is answered. `meant`: the button that it
 * sounds like.
 */
export function passedOver(talk: Talk, written: Written, meant?: Offered): Move {
  const { risk, memory } = talk;
  const question = risk.question ?? { step: '', passed: 0 };
  const passed = question.passed + 1;
  // Only what is said raises it: a text without a sign of its own changes nothing in what was seen.
  const isGrave = signIn(written.heard, ASK_FROM) !== null && graveSumOf(risk) >= CRISIS_SUM;
  const flow = risk.flow ?? (isAboutOther(question.step) ? null : 'SUI');
  const graver = isGrave ? { ...raised(risk, { to: 'crisis', by: 'signs' }), flow } : risk;
  if (actOf(written.heard).is('ask-human'))
    return { talk: { risk: graver, memory }, to: 'HUMAN', by: 'signs' };
  const again = AGAIN[question.step];
  if (passed < PASSED_MOST && (again !== undefined || guessedButton(talk, written, LIKELY_ANSWER))) {
    const open = { risk: { ...graver, question: { ...question, passed } }, memory };
    return readBack(open, written, { to: again, meant });
  }
  // Its buttons answer nothing any more: "go on" is no "yes" to it.
  const held: Talk = {
    memory: { ...memory, offered: [] },
    risk: {
      ...raised(graver, { to: 'concern', by: 'signs' }),
      question: null,
      answer: isAboutOther(question.step) ? risk.answer : (risk.answer ?? 'held'),
    },
  };
  const next = guide(held, written);
  return { ...next, leads: ['held', ...(next.leads ?? [])] };
}

/** Questions that are asked again in other words, whatever was typed; the others as they are, where it may be an answer. */
const AGAIN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['SQ.plain', 'SQ.soft', 'SQ.note', 'SQ.given', 'LOW', 'FOLLOW.open', 'HOW'].map((id) => [id, 'SQ.again']),
  ),
  'SQ.harm': 'SQ.againHarm',
};

/**
 * Signs that come after the question was left standing, or after an answer that Harbor had only read out of a text: where
 * they add up to a crisis, the card is in sight, and the question is asked once more.
 */
export function graverSince(talk: Talk, sign: { adds: number } | null): Move | null {
  const { risk } = talk;
  const isRead = (risk.answer === 'sometimes' || risk.answer === 'rather') && risk.raisedBy !== 'person';
  if (!(risk.answer === 'held' || isRead) || isCrisis(risk.level)) return null;
  if (sign === null || sign.adds < NEW_SIGN || graveSumOf(risk) < CRISIS_SUM) return null;
  const kept = suspending(talk);
  return {
    talk: { ...kept, risk: { ...raised(risk, { to: 'crisis', by: 'signs' }), flow: risk.flow ?? 'SUI' } },
    to: 'SQ.again',
    by: 'signs',
  };
}
/** A text that is worth half a question. */
const NEW_SIGN = 0.5;

/** Whether a question of this talk was passed over until it was left standing. */
export const wasLeftStanding = ({ memory }: Talk): boolean => memory.said.held !== undefined;

/** Whether it was asked once more in this talk what had been passed over. */
export const wasAskedAgain = ({ memory }: Talk): boolean =>
  ['SQ.again', 'SQ.againHarm'].some((id) => memory.said[`${id}?`] !== undefined);
