import { type HeardText, isCrisis } from '../../safety/types';
import { type Move, openingAt } from './move';
import { childCuts } from './plain-danger/child-cuts';
import type { Talk } from './state';

/** A child who cuts is met as somebody else in danger, wherever it is first told. Null: none is told of. */
export function childCutsTold(talk: Talk, { words, level }: HeardText): Move | null {
  const { risk } = talk;
  const isOpen = isCrisis(risk.level) || risk.question !== null || risk.flow === 'THIRD';
  if (isOpen || level === 'imminent' || !childCuts(words)) return null;
  return openingAt(talk, 'THIRD');
}
