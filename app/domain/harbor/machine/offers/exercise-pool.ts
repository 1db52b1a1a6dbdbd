import type { Topic } from '../../../listener/labels';
import { type ExerciseId, EXERCISES } from '../../steps/exercises/all';
import { TOPICS_OPENED } from '../../steps/topics';
import type { TalkMemory } from '../talk/state';

/** What fits anybody, the shortest first. */
const GENERAL: readonly ExerciseId[] = ['BREATH', 'STEP', 'WRITE', 'GROUND', 'KIND', 'SOLVE'];

/** The exercises of a topic, the one to begin with first, then those that fit anybody; none that was refused in this talk. */
export function exercisePool({ topic, refused }: Pick<TalkMemory, 'topic' | 'refused'>): ExerciseId[] {
  const own = ofTopic(topic);
  return [...new Set([...own, ...GENERAL])].filter((id) => !refused.includes(id));
}

const ofTopic = (topic: Topic | null): readonly ExerciseId[] =>
  topic !== null && topic !== 'other' ? TOPICS_OPENED[topic].exercises : [];

/** In minutes: what is offered in place of something that was too long. */
const SHORT = 4;

/** What is left after a refusal: the short ones first. */
export const otherExercises = (memory: Pick<TalkMemory, 'topic' | 'refused'>): ExerciseId[] => {
  const pool = exercisePool(memory);
  const isShort = (id: ExerciseId) => EXERCISES[id].minutes <= SHORT;
  return [...pool.filter(isShort), ...pool.filter((id) => !isShort(id))];
};
