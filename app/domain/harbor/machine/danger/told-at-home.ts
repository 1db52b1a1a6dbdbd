import { type HeardText, isCrisis } from '../../../safety/types';
import { hurtSaid } from '../plain-danger/by-others/hurt';
import {
  asksIfThatCounts,
  cannotCall,
  childThere,
  knowsTold,
  papersHeld,
} from '../plain-danger/by-others/told-at-home';
import { hasTold, withTold } from '../signs/told';
import { type Move, stay } from '../talk/move';
import type { Talk } from '../talk/state';
import { answerTo } from './asked-in-danger';
import { isHurtByAnother } from './said-in-flow';

const AT_HOME = /^(?:HURT\.(?:cannot|line|next|who|else|screen)|HOME|PERSON|REACH)/;

/**
 * What is told while somebody close hurts them: who knows, which papers are held back, what a child there goes through. Each has
 * an answer of its own, and what is done is not offered again. Null: the text tells none of it.
 */
export function toldAtHome(talk: Talk, heard: HeardText): Move | null {
  const { words } = heard;
  const { risk, memory } = talk;
  const step = memory.step ?? '';
  if (!isCrisis(risk.level) || risk.question !== null || !isHurtByAnother(talk) || risk.flow === 'CHILD')
    return null;
  if (!AT_HOME.test(step) || heard.level === 'imminent' || hurtSaid(words) === 'now') return null;
  const knows = knowsTold(words);
  const known = cannotCall(words) ? { ...talk, risk: withTold(risk, 'cannotCall') } : talk;
  const asked = answerTo(talk, heard);
  const leads = [...(asked ? [asked] : []), ...(knows ? ['hurt.knows'] : [])];
  if (childThere(words)) {
    const isCount = asksIfThatCounts(words) || step === 'HOME.child';
    return to(known, 'HOME.child', isCount ? 'hurt.childCounts' : null, leads);
  }
  if (papersHeld(words)) return to(known, 'HOME.papers', 'hurt.papers', leads);
  if (knows) return to(known, 'HOME.plan', null, leads);
  if (!cannotCall(words)) return null;
  // The step for who cannot call comes first, once; then it is another phone.
  if (memory.said['HURT.cannot'] === undefined)
    return { talk: known, to: 'HURT.cannot', leads, by: 'person' };
  return hasTold(known, 'knows')
    ? stay(known, ...leads, 'hurt.theirPhone')
    : stay(known, ...leads, 'hurt.otherPhone');
}

/** To a step of the plan; where its words were said, the line for it alone. */
function to(talk: Talk, step: string, again: string | null, leads: readonly string[]): Move {
  const isThere = talk.memory.step === step;
  const more = isThere && again !== null && !leads.includes(again) ? [...leads, again] : leads;
  return isThere && more.length > 0
    ? stay(talk, ...more)
    : { talk, to: step, leads: again === 'hurt.childCounts' ? [...leads, again] : leads, by: 'person' };
}
