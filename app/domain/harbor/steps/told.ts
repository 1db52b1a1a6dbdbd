import type { Steps } from './step';

/** Told on: to go on telling with nothing asked, until it is said that this was it, or to do something. */
export const TOLD_STEPS = {
  TOLD: { choices: { tell: 'TOLD.on', do: 'HELP', enough: 'END' } },
  'TOLD.on': { choices: { that: 'TOLD.that', do: 'HELP', enough: 'END' }, quiet: ['that', 'do', 'enough'] },
  'TOLD.that': { choices: { words: 'WORDS.1', think: 'THINK', write: 'WRITE.1', tip: 'TIP', enough: 'END' } },
} as const satisfies Steps; // prettier-ignore
