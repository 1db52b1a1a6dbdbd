import type {
  BODY_TIP_STEPS,
  DAY_TIP_STEPS,
  MIND_TIP_STEPS,
  PEOPLE_TIP_STEPS,
  TIP_STEPS,
} from '../../steps/tips';
import { tipWords } from '../tip-words';
import type { WordsFor } from '../words';
import { BODY_TIPS_EN } from './tips-body';
import { DAY_TIPS_EN } from './tips-day';
import { MIND_TIPS_EN } from './tips-mind';
import { PEOPLE_TIPS_EN } from './tips-people';

const EXERCISE = 'Do an exercise';
const ENOUGH = 'That is enough for now';
const BUTTONS = { tip: 'Another one', exercise: EXERCISE, goOn: 'Go on', enough: ENOUGH };

export const TIPS_EN: WordsFor<typeof TIP_STEPS> = {
  ...tipWords<typeof DAY_TIP_STEPS>(DAY_TIPS_EN, BUTTONS),
  ...tipWords<typeof PEOPLE_TIP_STEPS>(PEOPLE_TIPS_EN, BUTTONS),
  ...tipWords<typeof BODY_TIP_STEPS>(BODY_TIPS_EN, BUTTONS),
  ...tipWords<typeof MIND_TIP_STEPS>(MIND_TIPS_EN, BUTTONS),
  'TIP.none': {
    say: [
      'Those were all my tips for it. One of them, done once, is worth more than ten read.',
      'I have no further tip. What is left are exercises, a page, or a person.',
      'No new one is left. The ones above stay in this talk.',
    ],
    choices: { exercise: EXERCISE, write: 'Let me write', person: 'A person', enough: ENOUGH },
  },
};
