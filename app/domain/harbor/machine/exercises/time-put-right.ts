import { correctsTime, timeIn } from '../plain/of-exercises/time-said';
import { typedWords } from '../plain/typed-words';
import { type Move, stay } from '../talk/move';
import { type Talk, withSlots } from '../talk/state';
import type { Written } from '../talk/written';

/** A step is being made, and its time was said. */
const MAKING = /^STEP\.(?:5|then|6)$/;
/** It is kept, or that was a moment ago. */
const KEPT = /^(?:STEP\.(?:kept|planKept)|X\.(?:after|done)|END\.step)$/;

/** Another time for the small step, put right after it was said: the time alone changes. */
export function timePutRight(talk: Talk, { text }: Written): Move | null {
  const { step, slots, person } = talk.memory;
  const when = correctsTime(typedWords(text), {
    isPlainTimeEnough: step === 'STEP.6' || step === 'STEP.kept',
  })
    ? timeIn(text)
    : null;
  if (when === null || step === null) return null;
  if (MAKING.test(step) && slots.when !== undefined) return stay(withSlots(talk, { when }), 'time.changed');
  if (!KEPT.test(step) || person.step === null) return null;
  const kept = { ...person, step: { ...person.step, when } };
  return stay(withSlots({ ...talk, memory: { ...talk.memory, person: kept } }, { when }), 'time.changed');
}
