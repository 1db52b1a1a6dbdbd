import type { Steps } from './step';

/** What weighs inside after something that happened, money lost on bets, and somebody near who has something ahead. */
export const HEART_MATTER_STEPS = {
  'MATTER.guilt': { choices: { write: 'WRITE.1', thought: 'THOUGHT.1', words: 'WORDS.1', letter: 'LETTER.1' } },
  'MATTER.shame': { choices: { write: 'WRITE.1', thought: 'THOUGHT.1', kind: 'KIND.1', person: 'PERSON' } },
  'MATTER.gambling': { links: ['gambling'], choices: { words: 'WORDS.1', urge: 'URGE.1', person: 'PERSON', write: 'WRITE.1' } },
  'MATTER.theirTest': { choices: { words: 'WORDS.1', worry: 'WORRY.1', breathe: 'BREATH.1', enough: 'END' } },
  'MATTER.theirHealth': { choices: { words: 'WORDS.1', worry: 'WORRY.1', write: 'WRITE.1', person: 'PERSON' } },
} as const satisfies Steps; // prettier-ignore
