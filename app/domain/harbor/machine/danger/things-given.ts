import { type HeardText, isCrisis } from '../../../safety/types';
import { givesAway } from '../plain-danger/means/gives-away';
import { isOfAnother } from '../plain-danger/others/of-another';
import { CRISIS_SUM, gravestSeen, graveSumOf, isFlowSign, withSign } from '../signs/signs';
import { raised } from '../talk/levels';
import { isOwnQuestion, type Move, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import { isOwnLife } from './said-in-flow';

const GIVEN = { sign: 's.give', adds: 1, isNamed: false } as const;
/** So much of a sign of their own life is an open one. */
const OPEN_SIGN = 0.5;

/**
 * Things given away, or everything put in order, in a talk where a sign of their own life stands open or the question was
 * left without a yes or no: told in pieces, it is one more of them, and the question comes again, once. Where it was
 * passed over, and all of them add up to a crisis, it counts as one.
 */
export function thingsGiven(before: Talk, talk: Talk, { words, level }: HeardText): Move | null {
  const { risk } = talk;
  if (isCrisis(risk.level) || isCrisis(level) || !isOwnLife(talk)) return null;
  if (!givesAway(words) || isOfAnother(words) || !isOpen(before)) return null;
  const to = askedAs(talk);
  if (to === null) return null;
  const { memory: kept } = suspending(talk);
  const told = withSign(risk, GIVEN);
  const isPassedOver = risk.answer === 'held' || risk.question !== null;
  const isGrave = isPassedOver && graveSumOf(withSign(before.risk, GIVEN)) >= CRISIS_SUM;
  const grave = isGrave ? raised(told, { to: 'crisis', by: 'signs' }) : told;
  return { talk: { memory: kept, risk: grave }, to, by: 'signs' };
}

/** Asked as what it is, and then once more where it goes on after that was passed over twice. */
function askedAs({ risk, memory: { said } }: Talk): string | null {
  if (said['SQ.given?'] === undefined) return 'SQ.given';
  return risk.question?.step === 'SQ.again' && said['SQ.meant?'] === undefined ? 'SQ.meant' : null;
}

function isOpen({ risk }: Talk): boolean {
  if (risk.answer !== null) return risk.answer !== 'no' && risk.level !== 'none';
  if (isOwnQuestion(risk.question?.step ?? '')) return true;
  const sign = gravestSeen(risk);
  return sign !== null && !isFlowSign(sign) && (risk.seen[sign] ?? 0) >= OPEN_SIGN;
}
