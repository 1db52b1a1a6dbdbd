import type { Steps } from './step';

/** What somebody may come with before any topic: a body in alarm, or that somebody else sent them. */
export const FIRST_STEPS = {
  'FIRST.sent': { choices: { worry: 'TOPIC.worry', low: 'TOPIC.low', sleep: 'TOPIC.sleep', people: 'PICK.people', else: 'PICK.2' } },
  'FIRST.body': { choices: { panic: 'TOPIC.panic', stopped: 'SQ.withdraw', took: 'OD', ill: 'FIRST.ill', unsure: 'BODY' } },
  'FIRST.ill': { links: ['call911'], choices: { body: 'TOPIC.body', breathe: 'BREATH.1', person: 'PERSON' } },
} as const satisfies Steps; // prettier-ignore
