import { soundsHeavy } from '../signs/signs';
import { isExerciseStep, type Move, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import { hasWritten } from './exercise-targets';

/** Some sign was seen, in a talk that has sounded like danger at least a little: a goodbye is one more then. */
const SIGN_FROM = 0.35;
/** What the goodbye itself sounds like is a sign beside it from here on: "bye, take care" is how people leave. */
const FAREWELL_FROM = 0.5;

/** It was shown there, or is kept already. */
const IS_SHOWN = /^(?:X\.|\w+\.(?:done|kept|deleted|sleep|end)$)/;

/** What is shown there waits to be kept or deleted. */
const PAGES = /^(WORDS|DECIDE|THOUGHT|LETTER)\.done$/;

/** Leaving is never blocked; with a sign seen and nothing asked yet, the question comes first. */
export function leave(talk: Talk): Move {
  const { risk } = talk;
  const signs = Object.entries(risk.seen);
  const isSeen = signs.some(([sign, adds]) => adds >= (sign === 's.bye' ? FAREWELL_FROM : SIGN_FROM));
  const isSign = isSeen && soundsHeavy(risk);
  const isAsked = risk.answer !== null || risk.question !== null;
  if (risk.level === 'none' && isSign && !isAsked)
    return { talk: suspending(talk), to: 'SQ.plain', by: 'signs' };
  // What was written into an exercise does not go without a word.
  const isBegun = isExerciseStep(talk.memory.step) && hasWritten(talk) && talk.memory.exercise !== 'WRITE';
  if (risk.level === 'none' && isBegun && !IS_SHOWN.test(talk.memory.step ?? ''))
    return { talk, to: 'X.left', by: 'person' };
  // What was made ready is kept as a page, and nobody is held for it.
  const page = talk.risk.level === 'none' ? PAGES.exec(talk.memory.step ?? '')?.[1] : undefined;
  if (page) return { talk, to: `${page}.kept`, leads: ['bye.thanks'], by: 'person' };
  return { talk, to: 'END', by: 'person' };
}
