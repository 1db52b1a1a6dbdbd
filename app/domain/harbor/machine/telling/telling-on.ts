import { WORDS } from '../../content/all-words';
import { STEPS } from '../../steps/all';
import { isQuestion } from '../plain/of-harbor/asked-of-life';
import { asksForTip } from '../plain/of-harbor/asks-tip';
import { endsTelling, tellingIn } from '../plain/of-life/telling-on';
import { typedWords } from '../plain/typed-words';
import { hasRule } from '../signs/signs';
import { isExerciseStep, isSafetyStep, type Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { reallyAsks } from './really-asks';

const TELLING = 'TOLD.on';
/** With more danger in it than this a text goes its own way. */
const HARMLESS = 0.5;

/** Guesses, corrections, questions and remarks, which would cut somebody off. */
const CUTS_OFF =
  /^(?:TOPIC\.\w+|MATTER\.\w+|UNSURE\.\w+|CONFIRM|WHICH|FEELING|CORRECT|PICK|FACET|TOLD|TRIED|CHAT|JOKE|TEST|PLAN|PLAN\.\w+|COMPLAIN|WAIT|GREET|RETURN\.\w+|DOES|LOOKING|ASKED\.none)$/;
/** What opens with words that somebody needs who tells of it first. */
const OPENS_HEAVY = /^TOPIC\.(?:grief|newborn|trauma|drink|food|panic)$/;

/**
 * Somebody who tells a story is let go on: nothing is guessed, put right or asked until they press, ask for something, or
 * say that this was it. What was heard in it stays known.
 */
export function tellingOn(before: Talk, written: Written, move: Move): Move {
  if (!isCalm(before, written) || isSafetyStep(move.to)) return move;
  const { step } = before.memory;
  const words = typedWords(written.text);
  const isTelling = step === TELLING;
  const told = tellingIn(words);
  if (!isTelling && !begins(before, told, written)) return move;
  if (!CUTS_OFF.test(move.to) || hasNumbers(move, before)) return move;
  if (isAsked(words, written) && told === null) return move;
  if (!isTelling && told !== 'cut' && OPENS_HEAVY.test(move.to) && !before.memory.said[move.to]) return move;
  return isLeft(before) ? going(before, move) : move;
}

/** Whoever tells a story says that this was it: that is no goodbye, and what to do with it is asked. Null: they do not. */
export const toldToTheEnd = (talk: Talk, written: Written): Move | null =>
  talk.memory.step === TELLING && isCalm(talk, written) && endsTelling(typedWords(written.text))
    ? { talk, to: 'TOLD.that', by: 'person' }
    : null;

const isCalm = ({ risk, memory: { step } }: Talk, { heard }: Written): boolean =>
  risk.level === 'none' &&
  !isSafetyStep(step) &&
  !(isExerciseStep(step) && !step?.startsWith('X.')) &&
  heard.level === 'none' &&
  heard.danger < HARMLESS &&
  !hasRule(heard);

/** In the middle of a talk a story may go on by itself; the first words are read as what they tell. */
function begins({ memory }: Talk, told: ReturnType<typeof tellingIn>, { text }: Written): boolean {
  if (told === null) return false;
  if (told !== 'on') return true;
  const isFirst = memory.step === null || memory.step === 'OPEN';
  return (
    !isFirst &&
    /^(?:TOPIC\.|CONFIRM|UNSURE|TOLD|FACET|CORRECT|WHICH)/.test(memory.step ?? '') &&
    text.includes('\n')
  );
}

/** Something to do next, and no part of the story. */
const WISHES =
  /^ (?:(?:now|so|well|and|ok|ahora|pues|y|bueno) )*(?:i (?:want|would like|need) to|(?:quiero|quisiera|necesito)) (?:write|text|call|tell|talk|send|calm|breathe|sleep|escribir\w*|llamar\w*|decir\w*|hablar|mandar\w*|calmarme|respirar|dormir)(?= )/;
/** A question that wants an answer, or a wish. */
const isAsked = (words: string, { text }: Written): boolean =>
  asksForTip(words, text) ||
  WISHES.test(words) ||
  (isQuestion(words) && text.includes('?') && reallyAsks(text));

/** What opens with numbers for the person is not kept from them. */
const hasNumbers = ({ to }: Move, { memory: { said } }: Talk): boolean =>
  said[to] === undefined && (STEPS[to]?.links ?? []).length > 0;

const isLeft = ({ risk, memory }: Talk): boolean =>
  (memory.said[TELLING] ?? 0) < [WORDS[risk.language][TELLING]?.say ?? []].flat().length;

const going = (before: Talk, { talk }: Move): Move => ({
  talk: {
    ...talk,
    memory: {
      ...talk.memory,
      unclear: 0,
      suspended: before.memory.suspended,
      guesses: before.memory.guesses,
    },
  },
  to: TELLING,
  by: 'person',
});
