import { type HeardText, isCrisis } from '../../../safety/types';
import { childCuts } from '../plain-danger/others/child-cuts';
import { type Move, openingAt } from '../talk/move';
import type { Talk } from '../talk/state';

/** A child who cuts is met as somebody else in danger, wherever it is first told. Null: none is told of. */
export function childCutsTold(talk: Talk, { words, level }: HeardText): Move | null {
  const { risk } = talk;
  const isOpen = isCrisis(risk.level) || risk.question !== null || risk.flow === 'THIRD';
  if (isOpen || level === 'imminent' || !childCuts(words)) return null;
  return openingAt(talk, 'THIRD');
}
