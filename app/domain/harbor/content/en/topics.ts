import type { ANY_TOPIC_STEPS, TOPIC_STEPS } from '../../steps/topics';
import type { WordsFor } from '../words';
import { BODY_TOPICS_EN } from './topics-body';
import { DAY_TOPICS_EN } from './topics-day';
import { MIND_TOPICS_EN } from './topics-mind';
import { PEOPLE_TOPICS_EN } from './topics-people';

const ANY_TOPIC_EN: WordsFor<typeof ANY_TOPIC_STEPS> = {
  THINK: {
    say: [
      'Thinking works better on paper, one piece at a time.',
      'Let us take it apart.',
      'There is more than one way to think it through.',
    ],
    ask: ['What does it look like most?', 'Which piece is it?', 'What kind of knot is it?'],
    choices: {
      solve: 'A problem with a next move',
      decide: 'A choice to make',
      letter: 'Something I need to say',
      sting: 'A thought that stings',
    },
  },
  'TOPIC.more': {
    say: [
      'I did not follow all of it. It is saved, and you can go on.',
      'I cannot know what that is like. You can go on.',
      'Take your time with it. Write on, or pick one below.',
      'I did not get all of that.',
      'I read it, and I only know some of the words.',
      'That is more than I can answer well. You can keep going.',
      'I have no wise answer to that, and I will not make one up.',
      'Your lines stay in this talk until you delete them. There is room for more.',
    ],
    ask: [
      'Would one of these help?',
      'Is there something to do with it now?',
      'What would be good next?',
      'Shall we add one of these?',
    ],
    choices: {
      words: 'Words I could say',
      think: 'Think it through',
      step: 'One small step',
      person: 'A person',
      write: 'A page of my own',
    },
  },
  'TOPIC.change': {
    say: [
      'That sounds like a second subject.',
      'This may be about something else as well.',
      'Two things at once are a lot.',
    ],
    ask: [
      'Which one shall we take first?',
      'Shall we switch, or stay?',
      'Which of them is nearer right now?',
    ],
    choices: { stay: 'Stay with the first', else: 'Something else' },
  },
};

export const TOPICS_EN: WordsFor<typeof TOPIC_STEPS> = {
  ...DAY_TOPICS_EN,
  ...PEOPLE_TOPICS_EN,
  ...BODY_TOPICS_EN,
  ...MIND_TOPICS_EN,
  ...ANY_TOPIC_EN,
};
