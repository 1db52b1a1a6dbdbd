import type { ExerciseId } from '../../steps/exercises/all';
import { EXERCISES } from '../../steps/exercises/all';
import { withExercise } from '../offers/exercise-targets';
import { asksInOneLine } from '../plain/of-exercises/asks-in-one-line';
import { typedWords } from '../plain/typed-words';
import { familyOf, isExerciseStep, type Move, stay } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';

/** What an exercise is, and how, is asked for in one line: it is said, and can be begun or left. Null: it is not asked. */
export function inOneLine(talk: Talk, { text }: Written): Move | null {
  const { step, exercise } = talk.memory;
  const id = exerciseMeant(talk);
  if (id === null || !asksInOneLine(typedWords(text), text)) return null;
  const lead = `short.${id}`;
  if (exercise === id && isExerciseStep(step)) return stay(talk, lead);
  return { talk: withExercise(talk, id), to: 'X.offer', leads: [lead], by: 'person' };
}

/** The exercise that is open; where several are offered, the first. */
function exerciseMeant({ memory: { step, exercise, offered } }: Talk): ExerciseId | null {
  const isKnown = (id: string | null): id is ExerciseId => id !== null && Object.hasOwn(EXERCISES, id);
  if (isExerciseStep(step) && isKnown(exercise) && !IS_OVER.test(step ?? '')) return exercise;
  if (!/^(?:HELP|X\.other|DECLINED\.one)/.test(step ?? '')) return null;
  const [first = null] = offered.map(({ target }) => familyOf(target)).filter((id) => isKnown(id));
  return isKnown(first) ? first : null;
}
const IS_OVER = /^(?:X\.(?!offer|before)|\w+\.(?:done|kept|deleted|end|sleep)$)/;
