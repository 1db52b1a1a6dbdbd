import type { Steps } from './step';

const OPENING = {
  weighs: 'PICK',
  sleep: 'SLEEP.1',
  calm: 'BREATH.1',
  step: 'STEP.1',
  look: 'ABOUT',
} as const;

/** Beginnings, and every topic by buttons alone. */
export const PICK_STEPS = {
  OPEN: { choices: OPENING },
  'OPEN.again': { choices: OPENING },
  GREET: { choices: OPENING },
  'CHAT.you': { choices: { weighs: 'PICK', step: 'STEP.1', exercise: 'HELP.none', look: 'ABOUT' } },
  'CHAT.likes': { choices: { weighs: 'PICK', step: 'STEP.1', exercise: 'HELP.none', look: 'ABOUT' } },
  CHAT: { choices: { weighs: 'PICK', step: 'STEP.1', exercise: 'HELP.none', look: 'ABOUT' } },
  'CHAT.tell': { choices: { write: 'WRITE.1', person: 'PERSON', enough: 'END' } },
  'CHAT.memory': { choices: { write: 'WRITE.1', enough: 'END' } },
  PICK: { choices: { worry: 'TOPIC.worry', low: 'TOPIC.low', people: 'PICK.people', loss: 'TOPIC.grief', else: 'PICK.2' } },
  'PICK.people': { choices: { family: 'TOPIC.family', partner: 'TOPIC.partner', breakup: 'TOPIC.breakup', friends: 'TOPIC.friends', lonely: 'TOPIC.lonely' } },
  'PICK.2': { choices: { work: 'PICK.work', body: 'PICK.body', self: 'PICK.self', stuck: 'TOPIC.stuck', else: 'PICK.3' } },
  'PICK.work': { choices: { work: 'TOPIC.work', study: 'TOPIC.study', money: 'TOPIC.money' } },
  'PICK.body': { choices: { sleep: 'TOPIC.sleep', body: 'TOPIC.body', panic: 'TOPIC.panic', drink: 'TOPIC.drink', food: 'TOPIC.food' } },
  'PICK.self': { choices: { anger: 'TOPIC.anger', self: 'TOPIC.self', shame: 'TOPIC.shame', trauma: 'TOPIC.trauma', identity: 'TOPIC.identity' } },
  'PICK.3': { choices: { caring: 'TOPIC.caring', newborn: 'TOPIC.newborn', good: 'TOPIC.good', write: 'WRITE.1' } },
} as const satisfies Steps; // prettier-ignore
