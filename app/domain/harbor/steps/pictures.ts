import type { Steps } from './step';

/** Unwanted pictures of harm that come to who has a baby: what they are, the one question that tells them from an urge, and what is feared of telling. */
export const PICTURE_STEPS = {
  PICTURES: { asks: true, links: ['parents'], choices: { fright: 'PICTURES.known', pushed: 'OTHER', unsure: 'PICTURES.unsure' }, typed: { unsure: 'unsure' } },
  'PICTURES.known': { links: ['parents'], choices: { tell: 'PICTURES.tell', words: 'WORDS.1', person: 'PERSON', breathe: 'BREATH.1', pushed: 'OTHER' }, quiet: ['pushed'] },
  'PICTURES.tell': { links: ['parents'], choices: { words: 'WORDS.1', person: 'PERSON', goOn: 'BACK' } },
  'PICTURES.danger': { links: ['parents'], choices: { pushed: 'OTHER', tell: 'PICTURES.tell', person: 'PERSON', goOn: 'BACK' } },
  'PICTURES.others': { links: ['parents'], choices: { tell: 'PICTURES.tell', person: 'PERSON', goOn: 'BACK' } },
  'PICTURES.why': { links: ['parents'], choices: { tell: 'PICTURES.tell', person: 'PERSON', goOn: 'BACK' } },
  'PICTURES.unsure': { level: 'concern', links: ['parents', 'call988'], choices: { person: 'PERSON', pushed: 'OTHER', fright: 'PICTURES.known' } },
} as const satisfies Steps; // prettier-ignore
