import { type HeardText, isCrisis } from '../../../safety/types';
import { heartFails, purges } from '../plain-danger/body/body';
import { isOwnQuestion, type Move, openingAt as openAt, suspending } from '../talk/move';
import type { Talk } from '../talk/state';

const isAt = ({ memory }: Talk, steps: RegExp) => steps.test(memory.step ?? '');

/** Purging is asked about as what it is; a heart that gives way with it needs a doctor today. */
export function bodyAtRisk(talk: Talk, { words }: HeardText): Move | null {
  const { risk, memory } = talk;
  if (isAt(talk, /^FOOD$/) && heartFails(words)) return openAt(talk, 'FOOD.911');
  const isOwnAsked = isOwnQuestion(risk.question?.step ?? '') || risk.raisedBy === 'signs';
  if ((isCrisis(risk.level) && !isOwnAsked) || isAt(talk, /^(?:FOOD|BODY|SQ\.food)/)) return null;
  const isAboutFood = memory.topic === 'food' || risk.otherAsked.includes('SQ.food') || purges(words);
  if (heartFails(words) && isAboutFood) return openAt(talk, 'FOOD.911');
  if (!purges(words)) return null;
  // Told in answer to another question, it is told as what it is.
  return risk.otherAsked.includes('SQ.food') || risk.question !== null || isCrisis(risk.level)
    ? openAt(talk, 'FOOD')
    : { talk: aboutFood(suspending(talk)), to: 'SQ.food', by: 'signs' };
}

/** Told in answer to another question, it goes before the no that stands beside it. */
export const purgesAtQuestion = (talk: Talk, heard: HeardText): Move | null =>
  talk.risk.question !== null && purges(heard.words) ? bodyAtRisk(talk, heard) : null;

const aboutFood = ({ risk, memory }: Talk): Talk => ({ risk, memory: { ...memory, topic: 'food' } });
