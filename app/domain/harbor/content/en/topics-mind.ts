import type { MIND_TOPIC_STEPS } from '../../steps/topics';
import type { WordsFor } from '../words';

export const MIND_TOPICS_EN: WordsFor<typeof MIND_TOPIC_STEPS> = {
  'TOPIC.low': {
    say: [
      'Low days are heavy to carry.',
      'When everything is gray, even small things cost strength.',
      'Sad or empty, both use a lot of strength.',
    ],
    ask: ['What would be possible, even if it is small?', 'What would be gentle enough?'],
    choices: {
      step: 'One very small step',
      kind: 'Be kind to myself',
      write: 'Let me write',
      person: 'A person',
    },
  },
  'TOPIC.worry': {
    say: [
      'A worried mind tries to solve everything at once.',
      'Worry likes to run in circles.',
      'Too many open ends make a head loud.',
    ],
    ask: ['What would make it quieter?', 'How shall we slow it down?'],
    choices: {
      worry: 'Give the worry a time',
      breathe: 'Calm the body',
      think: 'Think it through',
      write: 'Write it all down',
    },
  },
  'TOPIC.anger': {
    say: [
      'Something crossed a line for you.',
      'Anger often says that something mattered.',
      'Anger needs a place to go that hurts nobody.',
    ],
    ask: ['What should happen with it?', 'What would take the heat down?'],
    choices: {
      letter: 'A letter I do not send',
      ground: 'Cool down first',
      write: 'Let it out in writing',
      think: 'Think it through',
    },
  },
  'TOPIC.self': {
    say: [
      'That is a hard voice to live with.',
      'Being that hard on yourself takes a lot of strength.',
      'A mind can be a strict judge that never goes home.',
    ],
    ask: ['How shall we answer it?', 'What would be fair to you now?'],
    choices: {
      kind: 'A kinder line',
      thought: 'Look at one thought',
      write: 'Let me write',
      exercise: 'Another exercise',
    },
  },
  'TOPIC.shame': {
    say: [
      'That is hard to say.',
      'Shame likes to stay hidden, and you brought it here.',
      'Some things weigh more because nobody knows them.',
    ],
    ask: ['What do you want to do with it here?', 'What would make it less heavy?'],
    choices: {
      write: 'Write it where nobody comments',
      kind: 'Be kind to myself',
      thought: 'Look at one thought',
      person: 'Tell one person',
    },
  },
  'TOPIC.trauma': {
    say: [
      'What happened can come back as if it were now. You do not have to tell it.',
      'A body can remember for a long time. You choose how much of it you put into words.',
      'It is enough to be in this room for now. The story can stay untold.',
    ],
    ask: ['What would make this minute steadier?', 'What would help you notice the ground?'],
    choices: {
      ground: 'Look around the room',
      breathe: 'Breathe slowly',
      person: 'A person',
      write: 'Write, as much as I choose',
    },
  },
  'TOPIC.identity': {
    say: [
      'Being the different one costs strength.',
      'You should not have to hide to be safe.',
      'Who you are is not up for a vote.',
    ],
    ask: ['What would be good for you here?', 'Where would you like to begin with this?'],
    choices: {
      value: 'What matters to me',
      kind: 'Be kind to myself',
      write: 'Let me write',
      person: 'Someone who knows me',
    },
  },
};
