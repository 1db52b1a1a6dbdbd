import type { ExerciseId } from '../../steps/exercises/all';
import { beginExercise } from '../offers/begin-exercise';
import { hasWritten } from '../offers/exercise-targets';
import { withOnlyRefused } from '../offers/refuse';
import { switchesTo } from '../plain/of-exercises/switches-exercise';
import { typedWords } from '../plain/typed-words';
import { familyOf, isExerciseStep, type Move } from '../talk/move';
import { type Talk, withSlots } from '../talk/state';
import type { Written } from '../talk/written';

/** With more danger in it than this a wish goes its own way. */
const HARMLESS = 0.5;
/** Whatever is written there is the page. */
const FREE = /^(?:WRITE|LETTER|GRIEF)\./;

/** "Rather breathe": another exercise is wished for in the midst of one, and begins at once, without a number. Null: none is. */
export function switched(talk: Talk, { heard, text }: Written): Move | null {
  const { step, refused } = talk.memory;
  if (!isExerciseStep(step) || FREE.test(step ?? '') || talk.risk.level !== 'none') return null;
  if (heard.level !== 'none' || heard.danger >= HARMLESS) return null;
  const wish = switchesTo(typedWords(text), text);
  if (wish === null || wish === familyOf(step ?? '') || isHere(talk, wish)) return null;
  const left = withOnlyRefused(
    talk,
    refused.filter((each): each is ExerciseId => each !== wish),
  );
  const move = beginExercise(left, wish);
  const begun = { ...move.talk, memory: { ...move.talk.memory, exercise: wish } };
  return {
    ...move,
    talk: withSlots(begun, { before: '' }),
    leads: [hasWritten(talk) ? 'switched.left' : 'switched'],
  };
}

/** It is offered just now: its own button begins it as it should. */
const isHere = ({ memory }: Talk, wish: ExerciseId): boolean =>
  /^X\./.test(memory.step ?? '') && memory.exercise === wish;
