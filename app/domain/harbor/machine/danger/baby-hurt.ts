import { type HeardText, isCrisis } from '../../../safety/types';
import { deniesBaby, namesBaby, tellsOfLimpness, tellsOfShaking } from '../plain-danger/body/baby-hurt';
import { hasTold, withTold } from '../signs/told';
import { type Move, openingAt, stay } from '../talk/move';
import type { Talk } from '../talk/state';

/**
 * A baby that was shaken, or is limp and does not wake, has to be seen at once, whatever it looks like and whoever did it: that
 * goes before every question. Null: the text tells of none.
 */
export function babyHurt(talk: Talk, { words }: HeardText): Move | null {
  const { memory, risk } = talk;
  const isShaken = tellsOfShaking(words) && (memory.topic === 'newborn' || namesBaby(words));
  const isLimp = tellsOfLimpness(words) && (namesBaby(words) || hasTold(talk, 'shaken'));
  if (!isShaken && !isLimp) return null;
  const step = memory.step ?? '';
  const beforeBaby =
    isCrisis(risk.level) && step !== 'THIRD.baby'
      ? { step, flow: risk.flow, level: risk.level }
      : (risk.beforeBaby ?? null);
  const told = { ...talk, risk: { ...withTold(risk, 'shaken'), beforeBaby } };
  return memory.step === 'THIRD.baby' ? stay(told, 'do.third') : openingAt(told, 'THIRD.baby');
}

/** "What baby?": taken back as the button takes it back. */
export const noBaby = (talk: Talk, { words }: HeardText): Move | null =>
  talk.memory.step === 'THIRD.baby' && deniesBaby(words)
    ? { talk, to: 'SQ.misread', leads: [], by: 'person' }
    : null;
