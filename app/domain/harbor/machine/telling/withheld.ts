import { TONE_LEAD } from '../leads/tone-lead';
import { isOfThoughts, isOfWords, saysWithheld } from '../plain/put-right/withheld';
import { typedWords } from '../plain/typed-words';
import { sumOf } from '../signs/signs';
import { isExerciseStep, isSafetyStep, type Move, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';

const LEAD = 'withheld';

/**
 * Something is kept back: it need not be said. Where something heavy was told before, one plain question asks whether it is
 * about hurt; with a small baby, whether they fear to do harm. Null: nothing is kept back.
 */
export function withheld(talk: Talk, { text }: Written): Move | null {
  const { memory, risk } = talk;
  const { step } = memory;
  const words = typedWords(text);
  if (isSafetyStep(step) || (isExerciseStep(step) && !step?.startsWith('X.')) || !saysWithheld(words))
    return null;
  const isAsked = risk.answer !== null || risk.question !== null || memory.said[`${LEAD}.ask`] !== undefined;
  if (isHeavy(talk, words) && !isAsked) {
    const to = memory.topic === 'newborn' ? 'SQ.others' : 'SQ.harm';
    return { talk: suspending(talk), to, leads: [`${LEAD}.ask`], by: 'signs' };
  }
  const { topic } = memory;
  const to = topic && topic !== 'other' && topic !== 'good' ? `TOPIC.${topic}` : 'TOPIC.more';
  return (memory.said[LEAD] ?? 0) < MOST ? { talk, to, leads: [LEAD], by: 'person' } : null;
}
const MOST = 3;

/** What is kept back are thoughts, in a talk about something; or what was told sounded like a sign. What others said is none. */
function isHeavy({ memory, risk }: Talk, words: string): boolean {
  const isTold = memory.topic !== null || memory.said[`${TONE_LEAD}heavy`] !== undefined;
  return !isOfWords(words) && (sumOf(risk) >= SOME || (isTold && isOfThoughts(words)));
}
const SOME = 0.3;
