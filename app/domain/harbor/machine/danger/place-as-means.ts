import { type HeardText, isCrisis } from '../../../safety/types';
import { pressed } from '../offers/press';
import { cannotBeHanded, goesAnotherWay, placeNamed } from '../plain-danger/means/place-as-means';
import { isOfAnother } from '../plain-danger/others/of-another';
import { withTold } from '../signs/told';
import { type Move, stay } from '../talk/move';
import type { Talk } from '../talk/state';
import { isOwnFlow } from './another-meant';

/** The steps that ask who could take the thing. */
export const HANDS_OVER = /^SUI\.(?:means|gun|pills|apart|far)$/;
/** Where what they could use is spoken of. */
const OF_MEANS = /^(?:SOME(?:\.2)?|SUI\.(?:1|means|near|apart|far)|SQ\.(?:again|meant))$/;

/** The talk with a place told as the way, while their own life is spoken of: nobody can take that or lock it up. */
export function withPlaceOfDanger(talk: Talk, { words }: HeardText): Talk {
  const { risk, memory } = talk;
  const isOpen = risk.level !== 'none' && (risk.flow === null || isOwnFlow(talk));
  if (!isOpen || !OF_MEANS.test(memory.step ?? '') || isOfAnother(words) || !placeNamed(words)) return talk;
  return { ...talk, risk: withTold(risk, 'means', 'place') };
}

/** A place, or an objection, where a thing is to be handed over; and what is typed at the step for a place. */
export function placeAsMeans(talk: Talk, heard: HeardText): Move | null {
  const { risk, memory } = talk;
  const { words } = heard;
  const step = memory.step ?? '';
  if (!isCrisis(risk.level) || !isOwnFlow(talk) || risk.question !== null || isCrisis(heard.level))
    return null;
  if (step === 'SUI.place') {
    const other = memory.offered.find(({ id }) => id === 'other');
    return other && goesAnotherWay(words) ? pressed(talk, other) : null;
  }
  if (!HANDS_OVER.test(step) || isOfAnother(words)) return null;
  if (placeNamed(words))
    return { talk: { ...talk, risk: withTold(risk, 'means', 'place') }, to: 'SUI.place', by: 'person' };
  return cannotBeHanded(words) ? stay(talk, 'means.cannot') : null;
}
