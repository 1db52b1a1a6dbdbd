import { likelyRemark, likelyTones } from '../../../meanings/read';
import { TONE_LEAD } from '../leads/tone-lead';
import { type Move, stay } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';

/** Exercises for something that is still to be done: words to say, a choice, a way, a small step. */
const STILL_TO_DO = /^(?:WORDS|SPEAK|DECIDE|SOLVE|STEP)\./;
/** Of these no step asks for anything good: what would be good enough, what speaks for it. */
const WORDS_TO_SAY = /^(?:WORDS|SPEAK)\./;
const FEWEST_WORDS = 4;
const SURE = 0.75;
const HEAVY_AFTER_ALL = 0.1;
const DONE: ReadonlySet<string> = new Set(['didIt', 'smallWin', 'helped']);

/**
 * What is told in place of an answer, where something that is still to be done is prepared: that it is done and went well
 * ends the exercise; that it is not that bad, or a joke, leaves the step open. Null: it may be an answer.
 */
export function toldInPlace(talk: Talk, { text, heard }: Written): Move | null {
  if (!STILL_TO_DO.test(talk.memory.step ?? '') || heard.level !== 'none') return null;
  if (text.trim().split(/\s+/).length < FEWEST_WORDS) return null;
  const { good, light, heavy, denies } = likelyTones(text);
  if (heavy > HEAVY_AFTER_ALL && denies < SURE) return null;
  const remark = likelyRemark(text);
  const isDone = remark !== null && remark.sure >= SURE && DONE.has(remark.remark);
  const isSaid = good >= SURE && WORDS_TO_SAY.test(talk.memory.step ?? '');
  if (isDone || isSaid) return { talk, to: 'X.stopped', leads: [`${TONE_LEAD}good`], by: 'person' };
  if (denies >= SURE) return stay(talk, `${TONE_LEAD}denies`);
  return light >= SURE ? stay(talk, `${TONE_LEAD}light`) : null;
}
