import type { Step, Steps } from './step';
import type { OpenTopic } from './topics';

/** One short thing to do at once, and the next one by a button. */
const TIP = {
  choices: { tip: 'TIP', exercise: 'HELP', goOn: 'BACK', enough: 'END' },
} as const satisfies Step;

/** Tips for what the day asks for. */
export const DAY_TIP_STEPS = {
  'TIP.work': TIP,
  'TIP.study': TIP,
  'TIP.money': TIP,
  'TIP.stuck': TIP,
  'TIP.good': TIP,
} as const satisfies Steps;

/** Tips for what there is with people. */
export const PEOPLE_TIP_STEPS = {
  'TIP.family': TIP,
  'TIP.partner': TIP,
  'TIP.breakup': TIP,
  'TIP.friends': TIP,
  'TIP.lonely': TIP,
  'TIP.grief': TIP,
  'TIP.caring': TIP,
  'TIP.newborn': TIP,
} as const satisfies Steps;

/** Tips for the body and its nights. */
export const BODY_TIP_STEPS = {
  'TIP.body': TIP,
  'TIP.sleep': TIP,
  'TIP.panic': TIP,
  'TIP.drink': TIP,
  'TIP.food': TIP,
} as const satisfies Steps;

/** Tips for moods, and those that fit any day. */
export const MIND_TIP_STEPS = {
  'TIP.low': TIP,
  'TIP.worry': TIP,
  'TIP.anger': TIP,
  'TIP.self': TIP,
  'TIP.shame': TIP,
  'TIP.trauma': TIP,
  'TIP.identity': TIP,
  'TIP.any': TIP,
} as const satisfies Steps;

/** A tip for each topic; `TIP.any` where none is known, `TIP.none` where all were given. */
export const TIP_STEPS = {
  ...DAY_TIP_STEPS,
  ...PEOPLE_TIP_STEPS,
  ...BODY_TIP_STEPS,
  ...MIND_TIP_STEPS,
  'TIP.none': { choices: { exercise: 'HELP', write: 'WRITE.1', person: 'PERSON', enough: 'END' } },
} as const satisfies Steps & Readonly<Record<`TIP.${OpenTopic}`, unknown>>;
