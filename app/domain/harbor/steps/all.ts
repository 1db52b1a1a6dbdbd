import { EXERCISE_STEPS } from './exercises/all';
import { GUIDE_STEPS } from './guide';
import { HARM_STEPS } from './harm';
import { OTHER_STEPS } from './others';
import { QUESTION_STEPS } from './question';
import type { Step } from './step';
import { SUICIDE_STEPS } from './suicide';

/** Every step of the written safety flows. */
export const SAFETY_STEPS = { ...QUESTION_STEPS, ...SUICIDE_STEPS, ...HARM_STEPS, ...OTHER_STEPS } as const;
export type StepId = keyof typeof SAFETY_STEPS;

/** Every step there is, by its id. */
export const STEPS: Readonly<Partial<Record<string, Step>>> = {
  ...GUIDE_STEPS,
  ...EXERCISE_STEPS,
  ...SAFETY_STEPS,
};
