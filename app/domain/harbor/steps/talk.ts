import type { Steps } from './step';

/** Everything around the subject: people, plans, thanks, complaints, play, and leaving. */
export const TALK_STEPS = {
  HUMAN: { hasCard: true, links: ['call988', 'text988'], choices: { person: 'PERSON', therapist: 'THERAPIST', goOn: 'BACK' } },
  'HUMAN.abroad': { links: ['elsewhere'], choices: { person: 'PERSON', goOn: 'BACK' } },
  REACH: { offers: 'helpers', links: ['plan'], choices: { chosen: 'REACH.done', nobody: 'HUMAN' } },
  'REACH.done': { choices: { step: 'STEP.1', goOn: 'BACK', enough: 'END' } },
  THERAPIST: { links: ['therapist', 'samhsa'], choices: { words: 'THERAPIST.words', person: 'PERSON', goOn: 'BACK' } },
  'THERAPIST.words': { links: ['therapist', 'samhsa'], choices: { step: 'STEP.1', goOn: 'BACK' } },
  PLAN: { choices: { keep: 'STEP.planKept', change: 'STEP.2', no: 'PLAN.no' }, typed: { yes: 'keep', no: 'no', unsure: 'no' } },
  'STEP.planKept': { does: 'keepStep', choices: { goOn: 'BACK', enough: 'END.step' } },
  'PLAN.no': { choices: { goOn: 'BACK', enough: 'END' } },
  THANKS: { choices: { goOn: 'BACK', enough: 'END' } },
  COMPLAIN: { choices: { exercise: 'HELP', person: 'PERSON', enough: 'END' } },
  JOKE: { choices: { goOn: 'BACK', topics: 'PICK', exercise: 'HELP' } },
  TEST: { choices: { goOn: 'BACK', topics: 'PICK', about: 'ABOUT' } },
  LOOKING: { choices: { look: 'ABOUT', exercise: 'HELP.none', weighs: 'PICK', enough: 'END' } },
  BORED: { choices: { step: 'STEP.1', breathe: 'BREATH.1', look: 'ABOUT', enough: 'END' } },
  STOPPED: { choices: { else: 'PICK', exercise: 'HELP', enough: 'END' } },
  WAIT: { choices: { goOn: 'BACK', person: 'HUMAN' } },
  LANGUAGE: { links: ['elsewhere'], choices: { goOn: 'BACK', person: 'HUMAN' } },
  EARLIER: { choices: {} },
  UNDER13: { links: ['call988', 'childhelp'], choices: { hurt: 'HURT', notSafe: 'NS', enough: 'END' } },
  BREAK: { choices: { take: 'END', goOn: 'BACK' }, typed: { yes: 'take', no: 'goOn' } },
  END: { does: 'ends', links: ['homePage'], choices: { again: 'OPEN.again' } },
  'END.night': { does: 'ends', links: ['homePage'], choices: { again: 'OPEN.again' } },
  'END.step': { does: 'ends', links: ['homePage'], choices: { again: 'OPEN.again' } },
} as const satisfies Steps; // prettier-ignore
