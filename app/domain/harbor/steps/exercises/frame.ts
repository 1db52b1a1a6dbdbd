import type { Steps } from '../step';

/** What stands around every exercise. `X.done` is its end where no first number was given. */
export const FRAME_STEPS = {
  'X.offer': { choices: { start: 'X.before', else: 'X.other' } },
  'X.other': { offers: 'exercises', choices: { else: 'PICK', enough: 'END' } },
  'X.before': { rates: 'before', choices: { 1: 'X.begin', 2: 'X.begin', 3: 'X.begin', 4: 'X.begin', 5: 'X.begin' } },
  'X.after': { rates: 'after', choices: { 1: 'X.result', 2: 'X.result', 3: 'X.result', 4: 'X.result', 5: 'X.result' } },
  'X.lower': { choices: { step: 'STEP.4', another: 'HELP', enough: 'END' } },
  'X.same': { choices: { step: 'STEP.4', another: 'HELP', enough: 'END' } },
  'X.higher': { choices: { ground: 'GROUND.1', person: 'PERSON', enough: 'END' } },
  'X.done': { choices: { step: 'STEP.4', another: 'HELP', enough: 'END' } },
  'X.stopped': { choices: { else: 'PICK', enough: 'END' } },
  'X.which': { choices: { exercise: 'X.stopped', more: 'SQ.plain' } },
  'X.left': { does: 'showRecord', choices: { keep: 'X.leftKept', delete: 'X.leftDeleted' } },
  'X.leftKept': { does: 'keepPage', choices: { else: 'PICK', enough: 'END' } },
  'X.leftDeleted': { does: 'deletePage', choices: { else: 'PICK', enough: 'END' } },
  'X.subject': { choices: { goOn: 'BACK', other: 'X.aside' } },
  'X.aside': { does: 'keepPage', choices: { topic: 'TOPIC', enough: 'END' } },
  'X.noted': { choices: {} },
} as const satisfies Steps; // prettier-ignore
