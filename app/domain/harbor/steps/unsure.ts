import type { Steps } from './step';

/** Finding out what it is about when that is not clear, and what can be done about it. */
export const UNSURE_STEPS = {
  CONFIRM: { offers: 'confirm', choices: { write: 'WRITE.1', else: 'PICK' }, typed: { no: 'else', unsure: 'else' } },
  WHICH: { offers: 'situations', choices: { else: 'PICK' }, typed: { no: 'else', unsure: 'else' } },
  'UNSURE.1': { choices: { worry: 'TOPIC.worry', low: 'TOPIC.low', people: 'PICK.people', loss: 'TOPIC.grief', none: 'UNSURE.2' }, typed: { no: 'none', unsure: 'none' } },
  'UNSURE.2': { choices: { topics: 'PICK', write: 'WRITE.1', exercise: 'HELP', person: 'PERSON' } },
  'UNSURE.open': { choices: { write: 'WRITE.1', person: 'PERSON', enough: 'END' } },
  'UNSURE.missed': { choices: { write: 'WRITE.1', tip: 'TIP', topics: 'PICK', person: 'PERSON' } },
  DOES: { choices: { hurt: 'HARM', drink: 'TOPIC.drink', food: 'TOPIC.food', phone: 'TOPIC.stuck', write: 'WRITE.1' } },
  CORRECT: { offers: 'guesses', choices: { write: 'WRITE.1', none: 'UNSURE.2' }, typed: { no: 'none', unsure: 'none' } },
  'DECLINED.one': { offers: 'exercises', choices: { person: 'PERSON', enough: 'END' } },
  DECLINED: { choices: { tip: 'TIP', words: 'WORDS.1', write: 'WRITE.1', person: 'PERSON', enough: 'END' } },
  FEELING: { offers: 'guesses', choices: { else: 'PICK', write: 'WRITE.1' }, typed: { no: 'else', unsure: 'else' } },
  HELP: { offers: 'exercises', choices: { else: 'PICK' } },
  'HELP.2': { choices: { start: 'BREATH.1', person: 'PERSON' }, typed: { yes: 'start' } },
  'HELP.none': { choices: { breathe: 'BREATH.1', step: 'STEP.1', write: 'WRITE.1', else: 'PICK' } },
  'HELP.calm': { choices: { breathe: 'BREATH.1', ground: 'GROUND.1', speak: 'SPEAK.1', else: 'PICK' } },
} as const satisfies Steps; // prettier-ignore
