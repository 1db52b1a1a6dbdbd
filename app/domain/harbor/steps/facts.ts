import type { Steps } from './step';

/** Plain things that people ask about bodies, sleep and feelings, and that most doctors would say. */
export const FACT_STEPS = {
  'FACT.teen': { choices: { sleep: 'SLEEP.1', worry: 'WORRY.1', goOn: 'BACK' } },
  'FACT.shift': { choices: { sleep: 'SLEEP.9', words: 'WORDS.1', goOn: 'BACK' } },
  'FACT.nap': { choices: { sleep: 'SLEEP.1', breathe: 'BREATH.1', goOn: 'BACK' } },
  'FACT.caffeine': { choices: { sleep: 'SLEEP.1', breathe: 'BREATH.1', goOn: 'BACK' } },
  'FACT.heart': { choices: { breathe: 'BREATH.1', ground: 'GROUND.1', goOn: 'BACK' } },
  'FACT.panic': { choices: { breathe: 'BREATH.1', ground: 'GROUND.1', goOn: 'BACK' } },
  'FACT.cry': { choices: { kind: 'KIND.1', write: 'WRITE.1', goOn: 'BACK' } },
  'FACT.hangover': { choices: { breathe: 'BREATH.1', kind: 'KIND.1', write: 'WRITE.1', goOn: 'BACK' } },
  'FACT.withdrawal': { choices: { person: 'PERSON', urge: 'URGE.1', goOn: 'BACK' } },
  'FACT.grief': { choices: { memory: 'GRIEF.1', write: 'WRITE.1', goOn: 'BACK' } },
  'FACT.heartbreak': { choices: { kind: 'KIND.1', letter: 'LETTER.1', write: 'WRITE.1', goOn: 'BACK' } },
} as const satisfies Steps;
