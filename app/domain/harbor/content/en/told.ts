import type { TOLD_STEPS } from '../../steps/told';
import type { WordsFor } from '../words';

const ENOUGH = 'That is enough';

export const TOLD_EN: WordsFor<typeof TOLD_STEPS> = {
  TOLD: {
    say: '',
    ask: [
      'Would you rather go on telling, or shall we do something?',
      'More telling first, or is it time to do something?',
    ],
    choices: { tell: 'Go on telling', do: 'Do something', enough: ENOUGH },
  },
  'TOLD.on': {
    say: [
      'Then go on, in any order. I will not steer.',
      'Write as much as you like, and leave out what you like.',
      'The page is yours. Nothing has to come of it.',
    ],
    ask: [
      'What weighs most in this right now?',
      'What goes through your head right now?',
      'What would you want someone to know about it?',
    ],
    choices: { write: 'A page of my own', person: 'A person', enough: ENOUGH },
  },
};
