import { isCrisis } from '../../safety/types';
import type { Resolved } from './resolved';
import { isHurtByAnother } from './said-in-flow';
import type { Talk } from './state';

/** Who was told of as hurting them: that stays what the talk is about, and nothing of the everyday comes over it. */
export const stillHurt = (talk: Talk): Resolved | null =>
  isCrisis(talk.risk.level) && isHurtByAnother(talk) ? { talk, to: hurtGoesOn(talk) } : null;
const hurtGoesOn = ({ risk }: Talk) => (risk.flow === 'CHILD' ? 'CHILD.scared' : 'HURT.next');
/** Words for a talk with them, a couple's steps: not with somebody who hurts. */
export const notWithThem = (talk: Talk, to: string): Resolved | null =>
  WITH_THEM.test(to) && talk.risk.level !== 'none' && isHurtByAnother(talk)
    ? { talk, to: 'HURT.next' }
    : null;
const WITH_THEM =
  /^(?:TOPIC\.(?:partner|family|breakup|anger)|THINK|HELP|WORDS\.|LETTER\.|DECIDE\.|TRIED|MATTER)/;
