import type { Steps } from './step';

/** Told on, and no line of its own is known for it: to go on telling, or to do something. */
export const TOLD_STEPS = {
  TOLD: { choices: { tell: 'TOLD.on', do: 'HELP', enough: 'END' } },
  'TOLD.on': { choices: { write: 'WRITE.1', person: 'PERSON', enough: 'END' } },
} as const satisfies Steps; // prettier-ignore
