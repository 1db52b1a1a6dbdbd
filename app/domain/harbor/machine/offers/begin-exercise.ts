import { isCrisis } from '../../../safety/types';
import { type ExerciseId, EXERCISES } from '../../steps/exercises/all';
import { isExerciseStep, isHeldHere, type Move, stay, suspending } from '../talk/move';
import type { Talk } from '../talk/state';

/** The choice that begins an exercise from outside the conversation, such as its own page. */
export const exerciseChoice = (id: ExerciseId): string => `${PREFIX}${id}`;
const PREFIX = 'exercise:';

/** The exercise that a choice begins; null for any other choice. */
export function exerciseIn(choice: string): ExerciseId | null {
  const id = choice.startsWith(PREFIX) ? choice.slice(PREFIX.length) : '';
  return Object.hasOwn(EXERCISES, id) ? (id as ExerciseId) : null;
}

/**
 * Begins an exercise anew. An open question about safety, and a safety flow that holds the talk, go first: their words
 * come again, and the exercise waits behind them. Another exercise that was open ends there.
 */
export function beginExercise({ risk, memory }: Talk, id: ExerciseId): Move {
  const first = `${id}.1`;
  const talk: Talk = { risk, memory: { ...memory, exercise: null, slots: {}, unclear: 0 } };
  if (risk.question !== null || isHeldHere(talk)) {
    const waiting: Talk = { ...talk, memory: { ...talk.memory, suspended: first } };
    return isCrisis(risk.level) ? stay(waiting) : stay(waiting, 'exercise.waits');
  }
  return { talk: isExerciseStep(memory.step) ? talk : suspending(talk), to: first, by: 'person' };
}
