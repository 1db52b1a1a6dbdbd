import { type ExerciseId, EXERCISES } from '../../steps/exercises/all';
import type { Move } from '../talk/move';
import type { Talk } from '../talk/state';
import { exercisePool } from './exercise-pool';

/** The talk with exercises that are not wanted: in this talk they are not offered again. */
export function withRefused({ risk, memory }: Talk, ids: readonly (string | null)[]): Talk {
  const known = ids.filter((id): id is ExerciseId => id !== null && Object.hasOwn(EXERCISES, id));
  const refused = [
    ...memory.refused.filter((id) => !(known as readonly string[]).includes(id)),
    ...new Set(known),
  ];
  return { risk, memory: { ...memory, refused, exercise: null, slots: {} } };
}

/** The talk in which only these stay refused. */
export const withOnlyRefused = ({ risk, memory }: Talk, ids: readonly ExerciseId[]): Talk => ({
  risk,
  memory: { ...memory, refused: [...ids] },
});

/** What comes in place of what was refused. */
export const afterRefusal = (talk: Talk): Move => ({
  talk,
  to: exercisePool(talk.memory).length > 0 ? 'X.other' : 'PICK',
  by: 'person',
});
