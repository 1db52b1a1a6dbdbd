import { isCrisis } from '../../../safety/types';
import { STEPS } from '../../steps/all';
import {
  asksOfExercise,
  asksWhyNumber,
  deniesWeight,
  questionBeside,
} from '../plain/of-exercises/asked-at-step';
import { factAsked } from '../plain/of-harbor/facts-asked';
import { typedWords } from '../plain/typed-words';
import { hasRule } from '../signs/signs';
import { isExerciseStep, type Move, stay } from '../talk/move';
import { type Talk, withSlots } from '../talk/state';
import type { Written } from '../talk/written';
import { whetherNormal } from '../telling/normal';
import { readAlone } from '../telling/unechoed';
import { actOf } from '../topics/acts';
import { besideGround } from './beside-ground';
import { noObstacle, openLine, shorterOffer } from './beside-small-step';
import { besideUrge } from './beside-urge';
import { doneButton } from './done-at-step';
import { intoExercise, ratingIn } from './into-exercise';
import { switched } from './switches-exercise';
import { ofWorryHour } from './worry-hour';

const HARMLESS = 0.6;
/** It waits there to be begun. */
const TO_BEGIN = /^X\.(?:offer|before)$/;
/** Steps whose answer is never itself a question. */
const PLAIN_ANSWERS = /^(?:STEP\.[1-6t]\w*|SOLVE\.5|URGE\.\w+|VALUE\.\w+|KIND\.5|SLEEP\.2)$/;

/**
 * What is asked or wished at a step of an exercise instead of answering it, or beside the answer: the exercise is told of,
 * a question has its line, and what was answered with it is taken. Null: nothing is.
 */
export function askedAtStep(talk: Talk, written: Written): Move | null {
  const { heard, text } = written;
  const step = talk.memory.step ?? '';
  if (!isExerciseStep(step) || talk.risk.level !== 'none') return null;
  if (isCrisis(heard.level) || hasRule(heard) || heard.danger >= HARMLESS) return null;
  const words = typedWords(text);
  return (
    ofWorryHour(talk, written) ??
    switched(talk, written) ??
    (step === 'X.before' ? ofWeight(talk, words, text) : null) ??
    (TO_BEGIN.test(step) ? ofExercise(talk, words, text) : null) ??
    shorterOffer(talk, written) ??
    noObstacle(talk, written) ??
    besideUrge(talk, written) ??
    besideGround(talk, written) ??
    (PLAIN_ANSWERS.test(step) ? beside(talk, written) : null) ??
    doneHere(talk, written)
  );
}

/** "Did it, sort of" presses the button that leads on. */
function doneHere(talk: Talk, written: Written): Move | null {
  const button = doneButton(talk, written);
  return button ? { talk, to: button.target, by: 'person' } : null;
}

const ofExercise = (talk: Talk, words: string, text: string): Move | null =>
  talk.memory.exercise !== null && asksOfExercise(words, text)
    ? stay(talk, `what.${talk.memory.exercise}`)
    : null;

/** Nobody has to say how heavy it is of what they never called heavy. */
function ofWeight(talk: Talk, words: string, text: string): Move | null {
  if (asksWhyNumber(words)) return stay(talk, 'rate.why');
  if (!deniesWeight(words)) return null;
  const before = ratingIn(words.replace(/ (?:one|una?) (?=\S+ )/g, ' '), text) ?? '';
  return {
    talk: withSlots(talk, { before }),
    to: 'X.begin',
    leads: [before === '' ? 'rate.owned' : 'rate.taken'],
    by: 'person',
  };
}

/** The question has its line, and what was said with it goes on as the answer. */
function beside(talk: Talk, written: Written): Move | null {
  const found = questionBeside(written.text);
  if (!found) return null;
  const { kind, question, rest } = found;
  const words = typedWords(question);
  const fact = factAsked(words, question);
  const known = fact
    ? [fact]
    : kind === 'line'
      ? [openLine(typedWords([written.text, ...Object.values(talk.memory.slots)].join(' . ')))]
      : normal(talk, kind, words);
  if (rest === '') return known.length > 0 ? stay(talk, ...known) : stay(talk, 'aside.stay');
  const alone = readAlone(written, rest);
  const move = intoExercise(talk, alone, actOf(alone.heard));
  const isTaken = move !== null && (move.to !== talk.memory.step || STEPS[move.to]?.writes !== undefined);
  const leads = known.length > 0 ? known : [isTaken ? 'aside.how' : 'aside.stay'];
  return isTaken ? { ...move, leads: [...leads, ...(move.leads ?? [])] } : stay(talk, ...leads);
}

function normal(talk: Talk, kind: string, words: string): readonly string[] {
  if (kind !== 'normal') return [];
  const known = whetherNormal(talk, words);
  return known.length > 0 ? known : ['normal.any'];
}
