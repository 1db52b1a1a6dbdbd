import { type HeardText, isCrisis } from '../../../safety/types';
import { STEPS } from '../../steps/all';
import {
  drinksAgainstIt,
  hasHealed,
  isNotAboutMe,
  isNotThat,
  leftItOff,
  lettersDone,
  meantSomebody,
  namesOther,
  refusesInCalm,
  tookNothing,
} from '../plain-danger/denied/put-right-in-risk';
import { saysMe } from '../plain-danger/others/whose';
import { type Move, openingAt, stay } from '../talk/move';
import type { Talk } from '../talk/state';
import { isForAnother } from './another-helped';
import { isOwnFlow } from './another-meant';
import { helpComing } from './help-coming';
import { isOwnRiskOpen } from './means-kept';
import { isHurtByAnother } from './said-in-flow';

/**
 * What is put right while a danger stands open, and what else must not be met with the step that stands: it goes where the
 * correction says, and says so. Null: the text is none of it.
 */
export function rightedInRisk(talk: Talk, heard: HeardText): Move | null {
  const { risk, memory } = talk;
  if (risk.level === 'none' && risk.question === null) return null;
  return (
    calmOrFarewell(talk, heard) ??
    (isCrisis(risk.level) && risk.question === null
      ? (ofBody(talk, heard) ?? ofWound(memory.step ?? '', talk, heard) ?? helpComing(talk, heard))
      : null)
  );
}

/** Sudden calm that refuses help, and letters that are done: both bring the next person nearer, never a "good". */
function calmOrFarewell(talk: Talk, { words }: HeardText): Move | null {
  const { risk, memory } = talk;
  if (risk.question !== null || !isOwnRiskOpen(talk) || isForAnother(talk)) return null;
  if (refusesInCalm(words)) return toLine(talk, 'calm.stay');
  if (!lettersDone(words) || !isCrisis(risk.level)) return null;
  return memory.said['SUI.today'] === undefined
    ? openingAt(talk, 'SUI.today', ['letters.close'])
    : toLine(talk, 'letters.close');
}
const toLine = (talk: Talk, lead: string): Move =>
  talk.memory.step === 'PERSON.line' ? stay(talk, lead) : openingAt(talk, 'PERSON.line', [lead]);

const OF_BODY = /^(?:OD|BODY|WITHDRAW)/;

/** Of a body in danger: nothing was taken, something was left off, or it is somebody else's. */
function ofBody(talk: Talk, { words }: HeardText): Move | null {
  const { risk, memory } = talk;
  const step = memory.step ?? '';
  const isBody = OF_BODY.test(step) || OF_BODY.test(risk.flow ?? '') || step === 'NS.who';
  if (!isBody || isHurtByAnother(talk)) return null;
  if (isWithdrawn(talk) && drinksAgainstIt(words)) return stay(talk, 'withdraw.drink');
  if (isNotAboutMe(words) && namesOther(words) && !saysMe(words))
    return openingAt({ ...talk, risk: { ...risk, flow: null } }, 'THIRD.911', ['corrected']);
  if (meantSomebody(words) && !saysMe(words)) return openingAt(talk, 'NS.who', ['flow.wrong']);
  const isNothing = tookNothing(words);
  if (isNothing && (leftItOff(words) || isWithdrawn(talk)))
    return openingAt(talk, memory.said.WITHDRAW === undefined ? 'WITHDRAW' : 'WITHDRAW.911', ['corrected']);
  if (!isNothing && isNotThat(words) && words.length <= LONGEST)
    return STEPS[step]?.asks ? stay(talk, 'flow.wrong') : openingAt(talk, 'NS', ['flow.wrong']);
  if (!isNothing || !/^OD/.test(step)) return null;
  const isSaid = risk.answer === 'yes' || risk.answer === 'sometimes';
  return { talk, to: isSaid ? 'SUI.near' : 'SQ.plain', leads: ['flow.wrong'], by: 'person' };
}
/** With more in it than the correction, the rest is heard first. */
const LONGEST = 60;
const isWithdrawn = ({ risk, memory }: Talk): boolean =>
  risk.flow === 'WITHDRAW' || memory.said.WITHDRAW !== undefined || risk.seen['o.withdraw'] !== undefined;

/** A wound that has closed needs no care any more: what lies behind it is asked. */
const ofWound = (step: string, talk: Talk, { words }: HeardText): Move | null =>
  isOwnFlow(talk) && /^HARM(?:\.care|\.911)$/.test(step) && hasHealed(words)
    ? { talk, to: 'HARM.2', leads: ['harm.healed'], by: 'person' }
    : null;
