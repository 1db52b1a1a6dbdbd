import type { Steps } from './step';

/** What is about somebody else, or about the day's practical side: who they are, what helps, and who would know. */
export const NEAR_STEPS = {
  NEAR: { choices: { mine: 'NEAR.mine', words: 'WORDS.1', help: 'NEAR.help', rough: 'HURT' } },
  'NEAR.mine': { choices: { words: 'WORDS.1', decide: 'DECIDE.1', help: 'NEAR.help', write: 'WRITE.1' } },
  'NEAR.help': { links: ['alanon', 'samhsa'], choices: { mine: 'NEAR.mine', words: 'WORDS.1', goOn: 'BACK' } },
  'NEAR.car': { links: ['call911'], choices: { mine: 'NEAR.mine', words: 'WORDS.1', help: 'NEAR.help' } },
  'NEAR.unwell': { choices: { words: 'WORDS.1', danger: 'THIRD', me: 'PICK', enough: 'END' } },
  CRAVE: { links: ['samhsa'], choices: { urge: 'URGE.1', person: 'PERSON', goOn: 'BACK' } },
  'LOST.place': { choices: { someone: 'REACH', step: 'STEP.1', write: 'WRITE.1' } },
  LOST: { choices: { died: 'TOPIC.grief', parted: 'TOPIC.breakup', ill: 'TOPIC.caring', else: 'PICK' } },
  'CARING.line': { links: ['alzheimers'], choices: { kind: 'KIND.1', person: 'PERSON', goOn: 'BACK' } },
  'CARING.nights': { choices: { line: 'CARING.line', person: 'PERSON', kind: 'KIND.1', write: 'WRITE.1' } },
  'CARD.school': { choices: { gate: 'CARD.gate', call: 'CARD.schoolCall', words: 'WORDS.1', solve: 'SOLVE.1' } },
  'CARD.gate': { choices: { call: 'CARD.schoolCall', words: 'WORDS.1', solve: 'SOLVE.1', enough: 'END' } },
  'CARD.schoolCall': { choices: { gate: 'CARD.gate', words: 'WORDS.1', goOn: 'BACK' } },
  BED: { asks: true, typed: { yes: 'danger', no: 'street' }, links: ['bed'], choices: { danger: 'HURT', street: 'BED.street', person: 'PERSON', goOn: 'BACK' } },
  'BED.street': { links: ['bed', 'call911'], choices: { person: 'PERSON', words: 'WORDS.1', goOn: 'BACK' } },
  BLACKMAIL: { choices: { young: 'BLACKMAIL.young', adult: 'BLACKMAIL.adult', person: 'PERSON', live: 'SQ.plain', goOn: 'BACK' } },
  'BLACKMAIL.young': { choices: { person: 'PERSON', words: 'WORDS.1', live: 'SQ.plain', goOn: 'BACK' } },
  'BLACKMAIL.adult': { choices: { person: 'PERSON', words: 'WORDS.1', live: 'SQ.plain', goOn: 'BACK' } },
  NUMBER: { choices: { words: 'WORDS.1', solve: 'SOLVE.1', person: 'HUMAN', goOn: 'BACK' } },
} as const satisfies Steps; // prettier-ignore
