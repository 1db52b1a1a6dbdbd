import { isCrisis } from '../../../safety/types';
import { STEPS } from '../../steps/all';
import { endsWriting } from '../plain/of-exercises/ends-writing';
import { isExerciseStep, isSafetyStep, type Move } from '../talk/move';
import { type Talk, withSlots } from '../talk/state';
import type { Written } from '../talk/written';

const SIGN_FROM = 0.35;

/**
 * "I do not want to go on", said within an exercise where nothing sounded like danger before: whether it is the exercise
 * or more than that is asked, and what is no plain answer to that is taken for more.
 */
export function stopOrMore(talk: Talk, { text, heard }: Written): Move | null {
  const { risk, memory } = talk;
  const wish = endsWriting(text);
  if (memory.step === 'X.which' && !isCrisis(heard.level)) {
    if (heard.level !== 'none') return { talk, to: 'SQ.plain', by: 'signs' };
    if (wish === 'stop' || wish === 'leave') return { talk, to: 'X.stopped', by: 'person' };
    return /\b(?:exercise|ejercicio)\b/i.test(text)
      ? { talk, to: 'X.stopped', by: 'person' }
      : { talk, to: 'SQ.plain', by: 'signs' };
  }
  const isWithin = isExerciseStep(memory.step) && !memory.step?.startsWith('X.');
  const isCalm = risk.level === 'none' && Object.values(risk.seen).every((adds) => adds < SIGN_FROM);
  return isWithin && isCalm && wish === 'unclear' ? { talk, to: 'X.which', by: 'person' } : null;
}

/** Where a question about danger comes in between, what was typed as an answer stays one: the step can be passed over after it. */
export function withAnswerKept({ memory }: Talk, text: string, move: Move): Move {
  const { writes } = STEPS[memory.step ?? ''] ?? {};
  const { exercise, slots } = move.talk.memory;
  const isOpen = exercise !== null && exercise === memory.exercise;
  if (!writes || !isOpen || !isSafetyStep(move.to) || slots[writes.as] !== undefined) return move;
  return { ...move, talk: withSlots(move.talk, { [writes.as]: text }) };
}

/** Where an exercise goes on from a step at which a question came in between: after it, if what was typed there was its answer. */
export function onFrom({ memory: { slots } }: Talk, step: string): string {
  const { writes } = STEPS[step] ?? {};
  return writes && slots[writes.as] !== undefined ? writes.to : step;
}
