import { type HeardText, isCrisis } from '../../../safety/types';
import { deniesDying, saysNoToIt } from '../plain-danger/denied/denies-dying';
import { isFlatNo } from '../plain-danger/denied/flat-no';
import type { Move } from '../talk/move';
import type { Talk } from '../talk/state';
import { CRISIS_SUM, graveSumOf } from './signs';

/** With more danger in it than this, a "no" that names nothing is none. */
const HARMLESS = 0.35;
/** A rule that hears the thing itself in what denies it is not believed from here on. */
const SURELY_DENIED = 0.9;

/** Whether a text says no to the question about the own life, in words that name what they deny, or that they want to stay. */
export const deniesIt = ({ words, level, danger, confidences, isOutright }: HeardText): boolean =>
  (!isCrisis(level) || (!isOutright && (confidences['p.deny'] ?? 0) >= SURELY_DENIED)) &&
  (deniesDying(words) || (danger < HARMLESS && saysNoToIt(words)));

/**
 * The person's own "no" to the question about their life, said after it was left standing, or after Harbor had read
 * "sometimes" out of a text. It is taken as if it had been said in time; what was direct, or adds up to a crisis, is
 * doubted once, and so is a "sometimes" that they had said themselves.
 */
export function lateNo(talk: Talk, heard: HeardText): Move | null {
  const { risk, memory } = talk;
  if (isUnsaid(talk) && (deniesIt(heard) || isFlat(heard))) return { talk, to: 'SQ.misread', by: 'person' };
  if (risk.question !== null || isCrisis(risk.level) || !deniesIt(heard)) return null;
  if (risk.answer === 'held') return no(talk);
  if (risk.answer !== 'sometimes' || !/^SOME(?:\.2)?$/.test(memory.step ?? '')) return null;
  return risk.raisedBy === 'person' ? { talk, to: 'SQ.lightly', by: 'person' } : no(talk);
}

/** Taken aback, or with what it was about instead. */
const isFlat = ({ words, level }: HeardText): boolean =>
  level === 'none' && (isFlatNo(words) || STOP_ASKING.test(words));
const STOP_ASKING =
  /(?:^| )(?:i am not (?:thinking|suicidal|in danger)|(?:stop|quit) asking|no estoy pensando en eso|dej[ae] de preguntar\S*)(?= )/;

/** A crisis of their own life that only signs sound like: a plain no at its steps ends it, as it does at the question. */
const isUnsaid = ({ risk, memory }: Talk): boolean =>
  isCrisis(risk.level) &&
  risk.answer === null &&
  risk.raisedBy === 'signs' &&
  !risk.isDirect &&
  /^SUI\./.test(memory.step ?? '');

const no = (talk: Talk): Move => {
  const isDoubted = talk.risk.isDirect || graveSumOf(talk.risk) >= CRISIS_SUM;
  return { talk, to: isDoubted ? 'SQ.doubt' : 'SQ.no', by: 'person' };
};
