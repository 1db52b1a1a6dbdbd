import { type HeardText, isCrisis } from '../../../safety/types';
import { hurtSaid } from '../plain-danger/by-others/hurt';
import { asksHowToBegin, couldNotSayNo, thinksOfHelper } from '../plain-danger/by-others/no-consent';
import { type Move, openingAt, stay } from '../talk/move';
import type { Talk } from '../talk/state';
import { isHurtByAnother } from './said-in-flow';

const AT_ASSAULT = /^(?:ASSAULT|PERSON)/;
const AT_HOME = /^(?:HOME|HURT\.(?:cannot|line|next|else)|PERSON)/;

/**
 * What is told aside while somebody hurts them: that they could not say no, which counts and is no fault; and the one who may
 * help, whom it is best told with nobody near. Null: the text tells neither.
 */
export function helperOfHurt(talk: Talk, heard: HeardText): Move | null {
  const { words, level } = heard;
  const { risk, memory } = talk;
  const step = memory.step ?? '';
  const isAsked = risk.question?.step === 'SQ.hurt';
  if (level === 'imminent' || hurtSaid(words) === 'now' || (risk.question !== null && !isAsked)) return null;
  if (isCrisis(level) && heard.category !== 'abuse') return null;
  const isOpen = isCrisis(risk.level) && isHurtByAnother(talk) && risk.flow !== 'CHILD';
  if (!isOpen && !isAsked) return null;
  if (couldNotSayNo(words)) {
    if (/^ASSAULT/.test(step)) return stay(talk, 'assault.counts');
    const isFree = isAsked || /^HURT(?:$|\.(?:who|else|next))/.test(step);
    const known = { ...talk, risk: { ...risk, question: null } };
    return isFree ? openingAt(known, 'ASSAULT', ['assault.counts']) : null;
  }
  if (!isOpen) return null;
  if (risk.flow === 'ASSAULT' && AT_ASSAULT.test(step))
    return thinksOfHelper(words) || asksHowToBegin(words) ? stay(talk, 'assault.tell') : null;
  return AT_HOME.test(step) && thinksOfHelper(words) ? stay(talk, 'hurt.thatOne') : null;
}
