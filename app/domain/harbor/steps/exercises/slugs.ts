import { type ExerciseId, EXERCISES } from './all';

/** Where each exercise has its page: `/exercises/<slug>`. */
export const EXERCISE_SLUGS: Readonly<Record<ExerciseId, string>> = {
  BREATH: 'breathing',
  GROUND: 'grounding',
  WORRY: 'worry-time',
  THOUGHT: 'thought-record',
  STEP: 'small-step',
  SOLVE: 'problem-solving',
  KIND: 'self-compassion',
  SLEEP: 'sleep',
  URGE: 'urge-surfing',
  GRIEF: 'memory',
  LETTER: 'unsent-letter',
  VALUE: 'what-matters',
  WRITE: 'writing',
  WORDS: 'words-to-say',
  DECIDE: 'for-and-against',
  SPEAK: 'before-speaking',
};

const IDS = Object.keys(EXERCISES) as ExerciseId[];

/** The exercise at a slug; undefined where there is none. */
export const exerciseAt = (slug: string): ExerciseId | undefined =>
  IDS.find((id) => EXERCISE_SLUGS[id] === slug);
