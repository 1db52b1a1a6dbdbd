import type { SIDE_STEPS } from '../../steps/side';
import type { WordsFor } from '../words';

const GO_ON = 'Go on';
const CAN = 'What can you do';
const EVIDENCE = 'Does it help at all';
const PERSON = 'I want a person';

export const SIDE_EN: WordsFor<typeof SIDE_STEPS> = {
  'ABOUT.therapist': {
    say: [
      'No therapist, and I do not pose as one. I am a program with fixed lines and short exercises that people wrote.',
      'I am none, and I do not stand in for one. What I have is a few exercises and ways to people.',
    ],
    choices: { evidence: EVIDENCE, can: CAN, person: PERSON, goOn: GO_ON },
  },
  'ABOUT.gpt': {
    say: [
      'Something simpler. People wrote my lines, and a program picks them by your words. Nothing new is made up.',
      'That one makes up its text. I only pick from lines that people wrote.',
    ],
    choices: { how: 'How do you pick answers', can: CAN, goOn: GO_ON },
  },
  'ABOUT.doubt': {
    say: [
      'You need not believe in it. That I help is not proven. The exercises are short forms of ones that help some people.',
      'Doubt is fair. I am a program with a few short exercises, and you can look at one and leave.',
    ],
    choices: { evidence: EVIDENCE, shows: 'Show me an exercise', person: PERSON, goOn: GO_ON },
  },
  'ABOUT.typing': {
    say: [
      'Yes. Write the way you talk; mistakes do no harm. Short lines are easiest for me.',
      'Any way you like. I may miss some words, and the buttons are there for that.',
    ],
    choices: { topics: 'Show me topics', can: CAN, goOn: GO_ON },
  },
  'ABOUT.closed': {
    say: [
      'Nothing is lost. What you wrote stays in your account, and you can go on here another day.',
      'You can close it at any time. This talk waits on this page until you delete it.',
    ],
    choices: { delete: 'How to delete it', goOn: GO_ON },
  },
  'ABOUT.minutes': {
    say: [
      'The shortest take one or two minutes, the longest about eight. Any step may be the last one.',
      'Most things here take a few minutes. To write or to talk, there is no clock.',
    ],
    choices: { shows: 'Show me an exercise', goOn: GO_ON },
  },
};
