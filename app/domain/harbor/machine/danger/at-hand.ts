import { type HeardText, isCrisis } from '../../../safety/types';
import { pressed } from '../offers/press';
import { marksSeen } from '../plain-danger/body/cutting';
import { asksToHandOver, isApart, isOutOfReach } from '../plain-danger/by-others/distance';
import { actsNow } from '../plain-danger/by-others/weapon';
import { gunThere, inArmsReach, thingThere, toolFound } from '../plain-danger/means/at-hand';
import { isOfAnother } from '../plain-danger/others/of-another';
import { plansForIt, plansToGive, someoneHasIt } from '../plain-danger/step-answers';
import { hasTold, withinReach, withTold } from '../signs/told';
import { raised } from '../talk/levels';
import { type Move, openingAt, stay, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import { isOwnFlow } from './another-meant';

const KNOWN = /^SUI\.(?:today|means|gun|pills|apart|far)$/;

/**
 * What they could use is named as being there, in typed words: at whatever step of their own danger, before anything that
 * the text says beside it, and never taken for the word of a button. A gun is known from then on.
 */
export function meansThere(talk: Talk, { words }: HeardText): Move | null {
  const { risk, memory } = talk;
  if (!isCrisis(risk.level) || !isOwnFlow(talk) || risk.question !== null || isAway(words)) return null;
  const step = memory.step ?? '';
  if (/^HARM/.test(step) || isOfAnother(words)) return null;
  if (gunThere(words)) {
    const told = withTold(risk, 'means', 'gun');
    const level = inArmsReach(words) ? raised(told, { to: 'imminent', by: 'person' }) : told;
    const near = withinReach({ ...talk, risk: level });
    if (step === 'SUI.today' || step === 'SUI.gun') return stay(near, 'means.gun');
    return openingAt(near, actsNow(words) ? 'SUI.today' : 'SUI.gun', ['means.gun']);
  }
  if (KNOWN.test(step) || !thingThere(words)) return null;
  return openingAt(withinReach({ ...talk, risk: withTold(risk, 'means') }), 'SUI.today');
}

/** Whether it is given away, or somewhere else than they are. */
export const isAway = (words: string): boolean =>
  isOutOfReach(words) ||
  isApart(words) ||
  asksToHandOver(words) ||
  someoneHasIt(words) ||
  plansToGive(words) ||
  plansForIt(words);

/** What they hurt themselves with was found: that is asked about, whatever was asked before. */
export function foundByOthers(talk: Talk, { words, level }: HeardText): Move | null {
  const { risk, memory } = talk;
  if (isCrisis(risk.level) || isCrisis(level) || !(toolFound(words) || marksSeen(words))) return null;
  if (/^(?:HARM|SQ\.(?:harm|againHarm))/.test(memory.step ?? '')) {
    const yes = memory.offered.find(({ id }) => id === 'yes');
    return yes && risk.question ? pressed(talk, yes) : null;
  }
  if (hasTold(talk, 'found')) return null;
  const told = { memory, risk: { ...withTold(risk, 'found'), question: null } };
  return { talk: suspending(told), to: 'SQ.harm', leads: ['means.found'], by: 'signs' };
}
