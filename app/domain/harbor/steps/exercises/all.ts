import { BODY_STEPS } from './body';
import { EVERYDAY_STEPS } from './everyday';
import { FRAME_STEPS } from './frame';
import { HEART_STEPS } from './heart';
import { MIND_STEPS } from './mind';
import { SMALL_STEP_STEPS } from './small-step';

export type ExerciseId =
  | 'BREATH' | 'GROUND' | 'WORRY' | 'THOUGHT' | 'STEP' | 'SOLVE' | 'KIND'
  | 'SLEEP' | 'URGE' | 'GRIEF' | 'LETTER' | 'VALUE' | 'WRITE' | 'WORDS' | 'DECIDE' | 'SPEAK'; // prettier-ignore

/** The kinds of small steps, as `STEP.1` asks for them. */
export type StepKind = Exclude<keyof (typeof SMALL_STEP_STEPS)['STEP.1']['choices'], 'stop'>;

/** Every exercise, in the order of a list of them. Its first step is `<id>.1`. */
export const EXERCISES: Readonly<Record<ExerciseId, { minutes: number }>> = {
  BREATH: { minutes: 2 },
  GROUND: { minutes: 3 },
  WORRY: { minutes: 3 },
  THOUGHT: { minutes: 6 },
  STEP: { minutes: 3 },
  SOLVE: { minutes: 8 },
  KIND: { minutes: 4 },
  SLEEP: { minutes: 3 },
  URGE: { minutes: 5 },
  GRIEF: { minutes: 5 },
  LETTER: { minutes: 8 },
  VALUE: { minutes: 4 },
  WRITE: { minutes: 5 },
  WORDS: { minutes: 3 },
  DECIDE: { minutes: 3 },
  SPEAK: { minutes: 2 },
};

/** Every step of the exercises and of the frame around them. */
export const EXERCISE_STEPS = {
  ...FRAME_STEPS,
  ...BODY_STEPS,
  ...MIND_STEPS,
  ...HEART_STEPS,
  ...SMALL_STEP_STEPS,
  ...EVERYDAY_STEPS,
} as const;
export type ExerciseStepId = keyof typeof EXERCISE_STEPS;
