import { type HeardText, isCrisis } from '../../../safety/types';
import { namesPartner } from '../plain/people';
import { fearsComing, isShutIn, rages } from '../plain-danger/by-others/comes-near';
import { neckTold } from '../plain-danger/by-others/force';
import { deniesNeck } from '../plain-danger/by-others/not-neck';
import { hasTold } from '../signs/told';
import { type Move, openingAt, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import { saidAt } from './said-at-step';
import { isHurtByAnother } from './said-in-flow';

const OF_PARTNER = new Set<string | null>(['partner', 'breakup']);

/**
 * Shut in from somebody who rages, or afraid that they come: whether it is dangerous now goes before what was asked, also
 * beside a no to being hit. Null: the text says neither.
 */
export function comesNear(talk: Talk, { words, level, category }: HeardText): Move | null {
  const { memory, risk } = talk;
  if (memory.step === 'HOME' && deniesNeck(words) && level !== 'imminent' && !saidAt('HOME', words))
    return { talk, to: 'HOME.plan', by: 'person' };
  const isElse = (isCrisis(level) && category !== 'abuse') || neckTold(words);
  const isOpen = isCrisis(risk.level) && isHurtByAnother(talk);
  if (isElse || (isCrisis(risk.level) && !isOpen)) return null;
  const step = memory.step ?? '';
  const isKnown =
    isOpen ||
    risk.otherAsked.includes('SQ.hurt') ||
    risk.question?.step === 'SQ.hurt' ||
    step === 'SQ.hurt' ||
    hasTold(talk, 'force') ||
    OF_PARTNER.has(memory.topic) ||
    namesPartner(words);
  const fear = fearsComing(words);
  if (!isKnown)
    return fear === 'key' && risk.question === null && !hasTold(talk, 'notHurt')
      ? { talk: suspending(talk), to: 'SQ.hurt', by: 'signs' }
      : null;
  if (isShutIn(words) && rages(words)) {
    if (step === 'HURT' || step.startsWith('HURT.911')) return null;
    return openingAt(talk, isOpen ? 'HURT.911' : 'HURT');
  }
  if (fear === null || /^HURT\.911/.test(step)) return null;
  if (!isOpen) return openingAt(talk, 'HURT');
  if (!/^(?:HURT(?:\.who)?|HOME)$/.test(step)) return null;
  return openingAt(talk, step === 'HOME' || memory.said.HOME !== undefined ? 'HOME.plan' : 'HOME');
}
