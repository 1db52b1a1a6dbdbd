import { type HeardText, isCrisis } from '../../../safety/types';
import { stopsDrinkAlone } from '../plain-danger/body/stops-drink';
import { namesDrink } from '../plain-danger/by-others/asks-of-telling';
import { isOwnQuestion, type Move, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import { withdrawalTold } from './withdrawal-told';

/** Daily drink or pills that are stopped already, or will be at once: that may be dangerous, and the body comes first. */
export const stopsDrink = (talk: Talk, heard: HeardText): Move | null =>
  withdrawalTold(talk, heard) ?? willStop(talk, heard);

/** Who drinks every day and will stop at once is asked about the body first. */
function willStop(talk: Talk, { words, level }: HeardText): Move | null {
  const { risk, memory } = talk;
  const isElse = isCrisis(level) || risk.level !== 'none' || isOwnQuestion(risk.question?.step ?? '');
  if (isElse || risk.otherAsked.includes('SQ.withdraw')) return null;
  const said = memory.topic === 'drink' && !namesDrink(words) ? `${words}drink ` : words;
  if (!stopsDrinkAlone(said)) return null;
  const { memory: kept, risk: open } = suspending(talk);
  return { talk: { risk: open, memory: { ...kept, topic: 'drink' } }, to: 'SQ.withdraw', by: 'signs' };
}
