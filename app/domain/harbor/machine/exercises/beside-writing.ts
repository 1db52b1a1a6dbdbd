import { LEADS_EN } from '../../content/en/leads';
import { STEPS } from '../../steps/all';
import { EXERCISES } from '../../steps/exercises/all';
import { onlyHesitates, saidInExercise } from '../plain/of-exercises/said-in-exercise';
import { typedWords } from '../plain/typed-words';
import { hasTold } from '../signs/told';
import { familyOf, isExerciseStep, type Move, stay, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';

/** Pages of free writing: whatever is typed there is the page. */
const FREE = /^WRITE\./;
/** A thought or a worry may well be a question, a doubt or that all gets worse. */
const OF_THOUGHTS = /^(?:THOUGHT\.(?!1$)|WORRY\.|LETTER\.|GRIEF\.|GROUND\.)/;
/** The choice itself is written there. */
const CHOICE = /^(?:DECIDE\.1|SOLVE\.1)$/;
/** Words to be said to somebody. */
const FOR_SOMEBODY = /^(?:WORDS|DECIDE|SPEAK|LETTER)\./;

/** What is needed, and what is asked for: one line each. */
const ASKS_FOR_A_LINE = /^WORDS\.[23]$/;

/** The steps that an example is there for, nearest first. */
const exampleOf = (step: string): string | null => {
  const found = [
    `example.${step}`,
    `example.${step.replace(/[a-z]$/, '')}`,
    `example.${familyOf(step)}`,
  ].find((id) => Object.hasOwn(LEADS_EN, id));
  return found ?? null;
};

/**
 * What is said to Harbor in the middle of an exercise is answered for itself, and the step stays open with all that was
 * written before it. Null: it is an answer to the step.
 */
export function besideWriting(talk: Talk, { text }: Written): Move | null {
  const step = talk.memory.step ?? '';
  if (!isExerciseStep(step) || !Object.hasOwn(EXERCISES, familyOf(step)) || FREE.test(step)) return null;
  if (/\.(?:done|kept|deleted|end|sleep|when)$/.test(step)) return null;
  const said = saidInExercise(typedWords(text), text);
  const { writes } = STEPS[step] ?? {};
  switch (said) {
    case 'unsure': {
      if (ASKS_FOR_A_LINE.test(step) && onlyHesitates(typedWords(text))) return null;
      const example = writes ? exampleOf(step) : null;
      return example && !isThought(step, text) ? stay(talk, 'step.unsure', example) : null;
    }
    case 'silly':
      return stay(talk, 'step.silly');
    case 'fine':
      return writes && !OF_THOUGHTS.test(step) ? stay(talk, 'step.fine') : null;
    case 'already':
      return writes ? { talk, to: writes.to, leads: ['step.already'], by: 'person' } : null;
    case 'which':
      return writes && !CHOICE.test(step) && !OF_THOUGHTS.test(step) && FOR_SOMEBODY.test(step)
        ? stay(talk, 'step.which')
        : null;
    case 'worse':
      return OF_THOUGHTS.test(step) && !/exercis|ejercicio/i.test(text)
        ? null
        : { talk, to: 'X.stopped', leads: ['step.worse'], by: 'person' };
    case 'afraid':
      return FOR_SOMEBODY.test(step) ? afraidOfThem(talk) : null;
    case null:
      return null;
  }
}

/** In a record of thoughts only a bare "I do not know" is none. */
const isThought = (step: string, text: string): boolean => OF_THOUGHTS.test(step) && text.length > BARE;
const BARE = 40;

/** Nobody is led to say what they fear the answer to: whether somebody hurts them is asked, once. */
function afraidOfThem(talk: Talk): Move {
  const isAsked = talk.risk.otherAsked.includes('SQ.hurt') || hasTold(talk, 'notHurt');
  return isAsked
    ? stay(talk, 'step.afraid')
    : { talk: suspending(talk), to: 'SQ.hurt', leads: ['step.afraid'], by: 'signs' };
}
