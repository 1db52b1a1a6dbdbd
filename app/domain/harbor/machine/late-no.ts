import { type HeardText, isCrisis } from '../../safety/types';
import type { Move } from './move';
import { deniesDying, saysNoToIt } from './plain-danger/denies-dying';
import { CRISIS_SUM, graveSumOf } from './signs';
import type { Talk } from './state';

/** With more danger in it than this, a "no" that names nothing is none. */
const HARMLESS = 0.35;

/** Whether a text says no to the question about the own life, in words that name what they deny, or that they want to stay. */
export const deniesIt = ({ words, level, danger }: HeardText): boolean =>
  !isCrisis(level) && (deniesDying(words) || (danger < HARMLESS && saysNoToIt(words)));

/**
 * The person's own "no" to the question about their life, said after it was left standing, or after Harbor had read
 * "sometimes" out of a text. It is taken as if it had been said in time; what was direct, or adds up to a crisis, is
 * doubted once, and so is a "sometimes" that they had said themselves.
 */
export function lateNo(talk: Talk, heard: HeardText): Move | null {
  const { risk, memory } = talk;
  if (risk.question !== null || isCrisis(risk.level) || !deniesIt(heard)) return null;
  if (risk.answer === 'held') return no(talk);
  if (risk.answer !== 'sometimes' || !/^SOME(?:\.2)?$/.test(memory.step ?? '')) return null;
  return risk.raisedBy === 'person' ? { talk, to: 'SQ.lightly', by: 'person' } : no(talk);
}

const no = (talk: Talk): Move => {
  const isDoubted = talk.risk.isDirect || graveSumOf(talk.risk) >= CRISIS_SUM;
  return { talk, to: isDoubted ? 'SQ.doubt' : 'SQ.no', by: 'person' };
};
