import type { Steps } from './step';

/** What is asked again and again by somebody near, what somebody asks of themselves, and who would know. */
export const ANSWERED_STEPS = {
  'FACT.memory': { choices: { line: 'CARING.line', person: 'ASKED.knows', kind: 'KIND.1', goOn: 'BACK' } },
  'FACT.child': { choices: { person: 'ASKED.knows', kind: 'KIND.1', write: 'WRITE.1', goOn: 'BACK' } },
  'FACT.customers': { choices: { step: 'STEP.1', kind: 'KIND.1', write: 'WRITE.1', goOn: 'BACK' } },
  'FACT.again': { choices: { kind: 'KIND.1', think: 'THINK', write: 'WRITE.1', goOn: 'BACK' } },
  'ASKED.lie': { choices: { decide: 'DECIDE.1', words: 'WORDS.1', write: 'WRITE.1', goOn: 'BACK' } },
  'ASKED.okay': { choices: { kind: 'KIND.1', write: 'WRITE.1', person: 'PERSON', goOn: 'BACK' } },
  'ASKED.bad': { choices: { kind: 'KIND.1', write: 'WRITE.1', person: 'PERSON', goOn: 'BACK' } },
  'ASKED.knows': { choices: { words: 'WORDS.1', step: 'STEP.1', goOn: 'BACK' } },
} as const satisfies Steps;
