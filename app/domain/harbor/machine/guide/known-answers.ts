import { EXERCISES } from '../../steps/exercises/all';
import { asksWhatItIs, namesButton, saysThis } from '../plain/of-exercises/asks-exercise';
import { isQuestion } from '../plain/of-harbor/asked-of-life';
import { knownAnswer } from '../plain/of-harbor/known-answers';
import { typedWords } from '../plain/typed-words';
import { familyOf, isSafetyStep, type Move, stay, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';

/** Where a question sounds like this much danger it is not answered in general. */
const HARMLESS = 0.6;

/**
 * A plain question with a plain answer, wherever it is asked outside danger: what an offered exercise is, how much sleep,
 * what the law or the body needs. What was open waits, and of an exercise the same buttons stay.
 */
export function knownAnswered(talk: Talk, { text, heard }: Written): Move | null {
  const { step, topic, denied } = talk.memory;
  if (isSafetyStep(step) || heard.level !== 'none' || heard.danger >= HARMLESS) return null;
  const words = typedWords(text);
  const exercise = exerciseAsked(talk, words, text);
  if (exercise) return stay(talk, `what.${exercise}`);
  const to = knownAnswer(words, text, topic === 'sleep' || denied.includes('sleep'));
  return to ? { talk: suspending(talk), to, by: 'person' } : null;
}

/** The exercise behind a button, or the one that is open, where it is asked what it is. */
function exerciseAsked({ memory }: Talk, words: string, text: string): string | null {
  if (!asksWhatItIs(words, text) || !(isQuestion(words) || text.length <= SHORT)) return null;
  const isExercise = (id: string) => Object.hasOwn(EXERCISES, id);
  const named = memory.offered.filter(
    ({ target, label }) => isExercise(familyOf(target)) && namesButton(words, label),
  );
  if (named.length === 1 && named[0]) return familyOf(named[0].target);
  return memory.exercise !== null && text.length <= SHORTEST && saysThis(words) ? memory.exercise : null;
}
const SHORT = 60;
/** More than that is told beside it. */
const SHORTEST = 45;
