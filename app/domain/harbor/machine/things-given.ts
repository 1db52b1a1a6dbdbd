import { type HeardText, isCrisis } from '../../safety/types';
import { isOwnQuestion, type Move, suspending } from './move';
import { givesAway } from './plain-danger/gives-away';
import { isOfAnother } from './plain-danger/of-another';
import { isOwnLife } from './said-in-flow';
import { gravestSeen, isFlowSign, withSign } from './signs';
import type { Talk } from './state';

/** So much of a sign of their own life is an open one. */
const OPEN_SIGN = 0.5;

/**
 * Things given away, or everything put in order, in a talk where a sign of their own life stands open or the question was
 * left without a yes or no: told in pieces, it is one more of them, and the question comes again, once.
 */
export function thingsGiven(before: Talk, talk: Talk, { words, level }: HeardText): Move | null {
  const { risk, memory } = talk;
  if (isCrisis(risk.level) || isCrisis(level) || !isOwnLife(talk) || memory.said['SQ.given?']) return null;
  if (!givesAway(words) || isOfAnother(words) || !isOpen(before)) return null;
  const { memory: kept } = suspending(talk);
  const told = withSign(risk, { sign: 's.give', adds: 1, isNamed: false });
  return { talk: { memory: kept, risk: told }, to: 'SQ.given', by: 'signs' };
}

function isOpen({ risk }: Talk): boolean {
  if (risk.answer !== null) return risk.answer !== 'no' && risk.level !== 'none';
  if (isOwnQuestion(risk.question?.step ?? '')) return true;
  const sign = gravestSeen(risk);
  return sign !== null && !isFlowSign(sign) && (risk.seen[sign] ?? 0) >= OPEN_SIGN;
}
