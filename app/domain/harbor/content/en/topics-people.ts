import type { PEOPLE_TOPIC_STEPS } from '../../steps/topics';
import type { WordsFor } from '../words';

export const PEOPLE_TOPICS_EN: WordsFor<typeof PEOPLE_TOPIC_STEPS> = {
  'TOPIC.family': {
    say: [
      'So it is about your family.',
      'It has to do with your family, as I read it.',
      'Something in the family. That is as far as I can read it.',
    ],
    ask: ['What would you like to do with it?', 'What would give you some room?'],
    choices: {
      write: 'Let me write',
      words: 'Words I could say',
      think: 'Think it through',
      exercise: 'A short exercise',
    },
  },
  'TOPIC.partner': {
    say: [
      'So it is about you and your partner.',
      'It has to do with the two of you, as I read it.',
      'Something between you two. That is what I could read.',
    ],
    ask: ['What would be useful right now?', 'How would you like to look at it?'],
    choices: {
      words: 'Words I could say',
      think: 'Look at it piece by piece',
      write: 'Just write',
      exercise: 'A short exercise',
    },
  },
  'TOPIC.breakup': {
    say: [
      'That hurts, and it takes time.',
      'When a love ends, ordinary days change shape.',
      'There is no right speed for this.',
    ],
    ask: ['What would get you through the next hour?', 'What is needed most just now?'],
    choices: {
      write: 'Write it out',
      letter: 'A letter I do not send',
      step: 'One small step for me',
      person: 'Reach a person',
    },
  },
  'TOPIC.friends': {
    say: [
      'So it is about friends.',
      'It has to do with a friend, as I read it.',
      'Something between friends. I caught that much.',
    ],
    ask: ['What would help with it today?', 'What do you want to do about it?'],
    choices: {
      words: 'Words I could say',
      think: 'Think it through',
      write: 'Write what happened',
      exercise: 'A short exercise',
    },
  },
  'TOPIC.lonely': {
    say: [
      'Being alone this much is hard. I am a program and no cure for it. We can take one step toward a person.',
      'Being alone weighs. A program does not fill that. One small move toward someone can begin here.',
      'Many people have long lonely stretches, and few say so. This page is no company, but it can help you plan some.',
    ],
    ask: ['What is possible today?', 'Which step is small enough?'],
    choices: {
      step: 'One step toward a person',
      person: 'Choose a person now',
      exercise: 'Something for me alone',
      write: 'Let me write',
    },
  },
  'TOPIC.grief': {
    say: [
      'I am sorry for your loss. There is no right way to do this.',
      'I am sorry that you lost them. Grief has no date by which it must end.',
      'Losing someone changes every room. You do not have to do it well.',
    ],
    ask: ['What would be right for now?', 'What would help a little?'],
    choices: {
      memory: 'One memory of them',
      letter: 'A letter to them',
      write: 'Let me write',
      person: 'A person beside me',
    },
  },
  'TOPIC.caring': {
    say: [
      'Looking after someone is work, and few people see it.',
      'Caring for someone leaves little time that is only yours.',
      'Someone can be willing and still be worn out.',
    ],
    ask: ['What would you like for yourself?', 'What would give you ten quiet minutes?'],
    choices: {
      write: 'Write it down',
      kind: 'Something kind for me',
      breathe: 'Two minutes of breathing',
      person: 'Someone I could ask',
      line: 'A line for carers',
    },
  },
  'TOPIC.newborn': {
    say: [
      'A small baby asks for everything, day and night. {parents} helps parents, any hour.',
      'A baby on the way or in the arms changes everything. The line for parents is free, day and night: {parents}.',
      'Around a birth, fear and tears are common, and they can be helped. You can call or text {parents} at any hour.',
    ],
    ask: ['What would help while you have a minute?', 'What would be a rest, even a short one?'],
    choices: {
      breathe: 'Breathe for two minutes',
      kind: 'Be kind to myself',
      person: 'Someone who can take over',
      write: 'Write a few lines',
    },
  },
};
