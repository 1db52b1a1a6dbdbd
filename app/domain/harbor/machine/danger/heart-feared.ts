import { type HeardText, isCrisis } from '../../../safety/types';
import { pressed } from '../offers/press';
import {
  chestHurts,
  fearsForHeart,
  knownAsPanic,
  namesPanic,
  tellsOfHeart,
} from '../plain-danger/body/heart';
import { type Move, suspending } from '../talk/move';
import type { Talk } from '../talk/state';

const IN_PANIC = /^(?:TOPIC\.panic|BREATH|GROUND|X\.)/;

/**
 * Panic or the heart: nobody here can tell them apart, so it is asked, and what is told of pressure or a first time is taken
 * for the heart. Null: the text says nothing of it.
 */
export function heartFeared(talk: Talk, { words, level }: HeardText): Move | null {
  const { memory, risk } = talk;
  if (isCrisis(level)) return null;
  const step = memory.step ?? '';
  if (step === 'BODY') return answeredOfBody(talk, words);
  if (isCrisis(risk.level) || risk.question !== null) return null;
  const isInPanic = IN_PANIC.test(step) || memory.topic === 'panic' || namesPanic(words);
  const isChest =
    chestHurts(words) && (memory.topic === 'panic' || step === 'TOPIC.panic' || namesPanic(words));
  if (!(isInPanic && fearsForHeart(words)) && !isChest) return null;
  const { memory: kept, risk: open } = suspending(talk);
  return { talk: { risk: open, memory: { ...kept, topic: 'panic' } }, to: 'BODY', by: 'signs' };
}

function answeredOfBody(talk: Talk, words: string): Move | null {
  const button = (id: string) => talk.memory.offered.find((each) => each.id === id);
  const said = tellsOfHeart(words) ? button('yes') : knownAsPanic(words) ? button('before') : undefined;
  return said ? pressed(talk, said) : null;
}
