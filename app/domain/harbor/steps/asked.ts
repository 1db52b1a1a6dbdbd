import type { Steps } from './step';

/** Direct questions about a life, which Harbor answers in general or says that it cannot. */
export const ASKED_STEPS = {
  'ASKED.pass': { choices: { kind: 'KIND.1', write: 'WRITE.1', person: 'PERSON', goOn: 'BACK' } },
  'ASKED.if': { choices: { worry: 'WORRY.1', think: 'THINK', write: 'WRITE.1', goOn: 'BACK' } },
  'ASKED.sure': { choices: { decide: 'DECIDE.1', write: 'WRITE.1', person: 'PERSON', goOn: 'BACK' } },
  'ASKED.why': { choices: { write: 'WRITE.1', think: 'THINK', person: 'PERSON', goOn: 'BACK' } },
  'ASKED.favor': { choices: { words: 'WORDS.1', step: 'STEP.1', goOn: 'BACK' } },
  'ASKED.silly': { choices: { kind: 'KIND.1', words: 'WORDS.1', write: 'WRITE.1', goOn: 'BACK' } },
  'ASKED.doctor': { choices: { words: 'WORDS.1', step: 'STEP.1', goOn: 'BACK' } },
  'ASKED.law': { choices: { words: 'WORDS.1', solve: 'SOLVE.1', write: 'WRITE.1', goOn: 'BACK' } },
  'ASKED.body': { choices: { breathe: 'BREATH.1', words: 'WORDS.1', step: 'STEP.1', goOn: 'BACK' } },
  'ASKED.hours': { choices: { sleep: 'SLEEP.1', worry: 'WORRY.1', write: 'WRITE.1', goOn: 'BACK' } },
  'ASKED.me': { choices: { weighs: 'PICK', alone: 'TOPIC.lonely', write: 'WRITE.1', fine: 'LOOKING' } },
  'ASKED.word': { choices: { person: 'PERSON', goOn: 'BACK' } },
  'ASKED.tell': { choices: { words: 'WORDS.1', decide: 'DECIDE.1', write: 'WRITE.1', goOn: 'BACK' } },
  'ASKED.counts': { choices: { rough: 'HURT', words: 'WORDS.1', write: 'WRITE.1', goOn: 'BACK' } },
  'ASKED.calm': { choices: { words: 'WORDS.1', breathe: 'BREATH.1', goOn: 'BACK' } },
  'ASKED.topics': { choices: { weighs: 'PICK', exercise: 'HELP.none', look: 'ABOUT' } },
  'ASKED.saved': { choices: { goOn: 'BACK', enough: 'END' } },
  'ASKED.unsaved': { choices: { goOn: 'BACK', enough: 'END' } },
  'ASKED.luck': { choices: { goOn: 'BACK', enough: 'END' } },
  'ASKED.how': { choices: { solve: 'SOLVE.1', words: 'WORDS.1', step: 'STEP.1', person: 'ASKED.knows', goOn: 'BACK' } },
  'ASKED.none': { choices: { think: 'THINK', words: 'WORDS.1', write: 'WRITE.1', person: 'PERSON', goOn: 'BACK' } },
} as const satisfies Steps; // prettier-ignore
