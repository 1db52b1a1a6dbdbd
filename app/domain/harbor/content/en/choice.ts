import type { CHOICE_STEPS } from '../../steps/choice';
import type { WordsFor } from '../words';

const GO_ON = 'Go on';
const WORKS = [
  'On that I have no line, and I will not make one up. What I have is a tip.',
  'Whether that works, I do not know. I can give you one small thing to try.',
  'That is not among my lines. A doctor or a pharmacist may know. A tip I do have.',
  'My lines say nothing about that. There is a tip, if you want one.',
  'I know no more on that than I said. I have a short tip.',
];
const ASK = ['Would a tip be of use?', 'Do you want one?', 'Shall I give you one?'];
const KNOWS = 'Ask someone who knows';

export const CHOICE_EN: WordsFor<typeof CHOICE_STEPS> = {
  CHOICE: {
    say: [
      'That sounds like a choice. I cannot make it for you, but both sides can go on paper.',
      'So it is one way or the other. Which one, only you can say. I can ask about each.',
      'I read a choice there. A program should not make it. For and against can stand side by side.',
      'Two ways, and a reason for each. I pick none, and I can help you look.',
      'It is still yours to choose. On paper it may get plainer.',
    ],
    ask: ['Shall we look at both sides?', 'Shall we put them next to each other?'],
    choices: { decide: 'For and against', words: 'Words I could say', write: 'Let me write', goOn: GO_ON },
  },
  'ASKED.works': {
    say: WORKS,
    ask: ASK,
    choices: { tip: 'A tip for {topic}', person: KNOWS, goOn: GO_ON },
  },
  'ASKED.worksAny': {
    say: [
      'There is no line in me on whether that works. A tip is the most I have.',
      'I cannot say which does more. One small thing to try, I can.',
    ],
    ask: ['A tip, then?', 'Would one tip do?'],
    choices: { tip: 'A tip', person: KNOWS, goOn: GO_ON },
  },
  'PLAN.decided': {
    say: [
      'That sounds like a decision. Then there is no need to ask on.',
      'You have chosen there, it seems. The rest of the questions can go.',
    ],
    ask: ['Shall it be kept as your small step?', 'Do you want to keep it as a step?'],
    choices: { keep: 'Keep it', more: 'Look at it once more', no: 'No need' },
  },
};
