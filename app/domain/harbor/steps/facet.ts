import type { Steps } from './step';

/** Which side of it weighs, where Harbor cannot tell by itself: each side has words and ways of its own. */
export const FACET_STEPS = {
  FACET: { choices: { did: 'FACET.did', ahead: 'FACET.ahead', mine: 'FACET.mine', alone: 'FACET.alone', much: 'FACET.much' } },
  'FACET.did': { choices: { words: 'WORDS.1', letter: 'LETTER.1', write: 'WRITE.1' } },
  'FACET.ahead': { choices: { worry: 'WORRY.1', think: 'THINK', breathe: 'BREATH.1' } },
  'FACET.mine': { choices: { thought: 'THOUGHT.1', kind: 'KIND.1', write: 'WRITE.1' } },
  'FACET.alone': { choices: { person: 'REACH', words: 'WORDS.1', kind: 'KIND.1' } },
  'FACET.much': { choices: { breathe: 'BREATH.1', step: 'STEP.1', write: 'WRITE.1' } },
} as const satisfies Steps; // prettier-ignore
