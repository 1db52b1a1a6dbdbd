import type { DAY_TOPIC_STEPS } from '../../steps/topics';
import type { WordsFor } from '../words';

export const DAY_TOPICS_EN: WordsFor<typeof DAY_TOPIC_STEPS> = {
  'TOPIC.work': {
    say: [
      'Work can follow you home.',
      'Trouble around work seldom stays there.',
      'A lot hangs on work: hours, money, people.',
    ],
    ask: ['What would help now?', 'What would make it a little lighter?'],
    choices: {
      write: 'Let me write',
      words: 'Words I could say',
      exercise: 'A short exercise',
      think: 'Think it through',
    },
  },
  'TOPIC.study': {
    say: [
      'School and studies can take up all your strength.',
      'Studying asks for a clear head, also on days that do not give one.',
      'A test measures one day, not a person.',
    ],
    ask: ['Where shall we start?', 'What would help with the next hour of it?'],
    choices: {
      step: 'One small beginning',
      exercise: 'A short exercise',
      think: 'Think it through',
      write: 'Just write',
    },
  },
  'TOPIC.money': {
    say: [
      'Money worry keeps running in the back of the mind.',
      'Being short on money takes up thinking time, too.',
      'Bills are hard to open and hard to forget.',
    ],
    ask: ['What would help first?', 'Which of these would ease it a little?'],
    choices: {
      solve: 'Sort out one part',
      worry: 'Give the worry a time',
      exercise: 'A short exercise',
      write: 'Write about it',
    },
  },
  'TOPIC.stuck': {
    say: [
      'Being stuck is tiring, and small moves count.',
      'Not starting uses strength, too.',
      'Standing still can be as tiring as walking.',
    ],
    ask: ['What would be the smallest move?', 'How shall we loosen it?'],
    choices: {
      step: 'One tiny step',
      solve: 'Sort it out in writing',
      kind: 'Be kind to myself first',
      write: 'Just write',
    },
  },
  'TOPIC.good': {
    say: [
      'That is worth a moment.',
      'A good thing stays longer when it is kept somewhere.',
      'That can stand here just as it is.',
    ],
    ask: ['What part of it do you want to keep?', 'How do you want to hold on to it?'],
    choices: { write: 'Write it down', tell: 'Tell someone', enough: 'That is all' },
  },
  'GOOD.tell': {
    say: [
      'One line does it: something good happened, and I wanted you to know.',
      'A picture with three words is a whole message.',
      'Good news needs no occasion and no long text.',
    ],
    choices: { step: 'Keep it as a small step', write: 'Write it down, too', enough: 'That is all' },
  },
};
