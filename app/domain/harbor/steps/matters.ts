import type { Steps } from './step';

/**
 * What people often come with, told in everyday words: each has several lines of its own, one a turn, that are of use.
 * `CALL`: who answers, where a number is asked for.
 */
export const MATTER_STEPS = {
  'MATTER.bills': { choices: { call: 'CALL.bed', words: 'WORDS.1', solve: 'SOLVE.1', write: 'WRITE.1' } },
  'MATTER.food': { links: ['bed'], choices: { words: 'WORDS.1', solve: 'SOLVE.1', person: 'PERSON', write: 'WRITE.1' } },
  'MATTER.jobless': { choices: { step: 'STEP.1', solve: 'SOLVE.1', words: 'WORDS.1', write: 'WRITE.1' } },
  'MATTER.blank': { choices: { speak: 'SPEAK.1', ground: 'GROUND.1', worry: 'WORRY.1', write: 'WRITE.1' } },
  'MATTER.pet': { choices: { memory: 'GRIEF.1', letter: 'LETTER.1', write: 'WRITE.1', person: 'PERSON' } },
  'MATTER.loss': { choices: { memory: 'GRIEF.1', letter: 'LETTER.1', write: 'WRITE.1', person: 'PERSON' } },
  'MATTER.teen': { choices: { words: 'WORDS.1', danger: 'THIRD', solve: 'SOLVE.1', write: 'WRITE.1' } },
  'MATTER.eating': { links: ['eating'], choices: { body: 'FOOD', words: 'WORDS.1', kind: 'KIND.1', write: 'WRITE.1' } },
  'MATTER.baby': { links: ['parents'], choices: { danger: 'OTHER', breathe: 'BREATH.1', person: 'PERSON', write: 'WRITE.1' } },
  'MATTER.birth': { links: ['parents'], choices: { danger: 'THIRD', words: 'WORDS.1', person: 'PERSON', write: 'WRITE.1' } },
  'MATTER.papers': { choices: { call: 'CALL.bed', solve: 'SOLVE.1', breathe: 'BREATH.1', write: 'WRITE.1' } },
  'MATTER.hangover': { choices: { more: 'SQ.soft', kind: 'KIND.1', often: 'TOPIC.drink', enough: 'END' } },
  'MATTER.evening': { choices: { step: 'STEP.1', value: 'VALUE.1', person: 'PERSON', write: 'WRITE.1' } },
  'CALL.bed': { links: ['bed', 'call988'], choices: { words: 'WORDS.1', person: 'HUMAN', goOn: 'BACK' } },
  'CALL.eating': { links: ['eating', 'call988'], choices: { words: 'WORDS.1', person: 'HUMAN', goOn: 'BACK' } },
  'CALL.parents': { links: ['parents', 'call988'], choices: { person: 'HUMAN', goOn: 'BACK' } },
  TRIED: { offers: 'exercises', choices: { think: 'THINK', person: 'PERSON' } },
} as const satisfies Steps; // prettier-ignore
