import { HARM_STEPS } from './harm';
import { OTHER_STEPS } from './others';
import { QUESTION_STEPS } from './question';
import { SUICIDE_STEPS } from './suicide';

/** Every step of the written safety flows. */
export const SAFETY_STEPS = { ...QUESTION_STEPS, ...SUICIDE_STEPS, ...HARM_STEPS, ...OTHER_STEPS } as const;
export type StepId = keyof typeof SAFETY_STEPS;
