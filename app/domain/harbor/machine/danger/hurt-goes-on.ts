import { isCrisis } from '../../../safety/types';
import { hasTold } from '../signs/told';
import type { Resolved } from '../talk/resolved';
import type { Talk } from '../talk/state';
import { isHurtByAnother } from './said-in-flow';

/** Who was told of as hurting them: that stays what the talk is about, and nothing of the everyday comes over it. */
export const stillHurt = (talk: Talk): Resolved | null =>
  isCrisis(talk.risk.level) && isHurtByAnother(talk) ? { talk, to: hurtGoesOn(talk) } : null;
const hurtGoesOn = (talk: Talk): string => {
  if (hasTold(talk, 'child')) return 'CHILD.next';
  if (hasTold(talk, 'theirs')) return 'HURT.their';
  return talk.risk.flow === 'CHILD' ? 'CHILD.scared' : 'HURT.next';
};
/** Words for a talk with them, a couple's steps: not with somebody who hurts. */
export const notWithThem = (talk: Talk, to: string): Resolved | null =>
  onlyTouched(talk, to) ?? apart(talk, to);

/** Where it was a touch, and no more, nobody is sent to a hospital. */
const onlyTouched = (talk: Talk, to: string): Resolved | null =>
  to === 'ASSAULT.soon' && hasTold(talk, 'touched') ? { talk, to: 'ASSAULT.touched' } : null;
const apart = (talk: Talk, to: string): Resolved | null =>
  (WITH_THEM.test(to) && talk.risk.level !== 'none' && isHurtByAnother(talk)) ||
  (to === 'WORDS.1' && hasTold(talk, 'control'))
    ? { talk, to: 'HURT.next' }
    : null;
const WITH_THEM =
  /^(?:TOPIC\.(?:partner|family|breakup|anger)|THINK|HELP|WORDS\.|LETTER\.|DECIDE\.|TRIED|MATTER)/;

/** Who it is was told: that is not asked again, and what was answered since is not either. */
export function whoIsKnown(talk: Talk): Resolved | null {
  const { said, person } = talk.memory;
  if (hasTold(talk, 'touched') && !person.isMinor && said.ASSAULT === undefined)
    return { talk, to: 'ASSAULT' };
  if (hasTold(talk, 'boss')) return { talk, to: hasTold(talk, 'touched') ? 'ASSAULT.touched' : 'HURT.else' };
  const isPartner = hasTold(talk, 'partner');
  if (!isPartner && !(hasTold(talk, 'family') && person.isMinor)) return null;
  if (said['HOME.plan'] || said['CHILD.words']) return { talk, to: 'HURT.next' };
  return { talk, to: isPartner ? 'HOME' : 'CHILD' };
}

const ASKED_MOST = 2;
/** Hands on the neck: a known yes is taken, and what was asked twice is left. */
export function neckAsked(talk: Talk): Resolved | null {
  const { said } = talk.memory;
  if (hasTold(talk, 'neck')) return { talk, to: said['HOME.neck'] === undefined ? 'HOME.neck' : 'HOME.plan' };
  return (said['HOME?'] ?? 0) >= ASKED_MOST ? { talk, to: 'HOME.plan' } : null;
}
