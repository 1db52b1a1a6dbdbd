import { type Move, suspending } from './move';
import type { Talk } from './state';

/** Some sign was seen: a goodbye is one more then. */
const SIGN_FROM = 0.35;

/** Leaving is never blocked; with any sign seen and nothing asked yet, the question comes first. */
export function leave(talk: Talk): Move {
  const { risk } = talk;
  const isSign = Object.values(risk.seen).some((adds) => adds >= SIGN_FROM);
  const isAsked = risk.answer !== null || risk.question !== null;
  if (risk.level === 'none' && isSign && !isAsked)
    return { talk: suspending(talk), to: 'SQ.plain', by: 'signs' };
  return { talk, to: 'END', by: 'person' };
}
