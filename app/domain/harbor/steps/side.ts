import type { Steps } from './step';

/** Doubts about Harbor, how one may write to it, what becomes of a talk, and how long a thing takes. */
export const SIDE_STEPS = {
  'ABOUT.therapist': { choices: { evidence: 'ABOUT.evidence', can: 'ABOUT.can', person: 'HUMAN', goOn: 'BACK' } },
  'ABOUT.gpt': { choices: { how: 'ABOUT.how', can: 'ABOUT.can', goOn: 'BACK' } },
  'ABOUT.doubt': { choices: { evidence: 'ABOUT.evidence', shows: 'ABOUT.shows', person: 'HUMAN', goOn: 'BACK' } },
  'ABOUT.typing': { choices: { topics: 'PICK', can: 'ABOUT.can', goOn: 'BACK' } },
  'ABOUT.closed': { links: ['privacy'], choices: { delete: 'ABOUT.delete', goOn: 'BACK' } },
  'ABOUT.minutes': { links: ['exercises'], choices: { shows: 'ABOUT.shows', goOn: 'BACK' } },
} as const satisfies Steps; // prettier-ignore
