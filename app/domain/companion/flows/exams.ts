import type { TopicFlow } from './flow';

export const EXAMS: TopicFlow = {
  topic: 'exams',
  label: 'the exam',
  factor: 'anxietyRating',
  core: /\b(?:exams?|finals|my (?:\w+ )?final|midterms?|my test|studying for|revision)\b/,
  cues: /\b(?:exams?|finals|my (?:\w+ )?final|scholarship|midterms?|tests?|quiz|study|studying|studied|revis\w*|grades?|thesis|essay|school|college|university|class|homework|assignment|professor|teacher|semester|blank out)\b/,
  steps: [
    {
      hear: [
        'An exam can make the whole world shrink to one date.',
        'So much seems to hang on a few hours.',
        'That is a lot of pressure in one room.',
      ],
      ask: ['What is the exam, and when?', 'How is the studying going?', 'What worries you most about it?'],
    },
    {
      hear: [
        'It is hard to learn with an alarm going off.',
        'The more it matters, the louder the doubt.',
        'Time feels too short, and the pile too high.',
      ],
      ask: ['What do you fear will happen?', 'What does your head tell you when you sit down to study?'],
    },
    {
      hear: [
        'A grade says how one day went. It does not say who you are.',
        'Behind it there is something you want.',
      ],
      ask: ['What does it mean to you to pass?', 'What would you say to a friend with the same exam?'],
    },
    {
      hear: [
        'You have sat exams before and come out the other side.',
        'Some of it sits by now, even if it does not feel so.',
      ],
      ask: ['Which part do you know best?', 'What helped you study before?'],
    },
  ],
  permission: {
    hear: [
      'There are some plain tricks that help with exams and nerves.',
      'I know three small things for the days before a test.',
    ],
    ask: ['Would you like to hear them?', 'May I tell you?'],
  },
  offer: ['Pick one or none: {list}.', 'Here they are: {list}.'],
  options: [
    {
      id: 'block',
      what: 'one 25-minute block on the weakest topic',
      match: /\b(?:block|25|minutes|topic|weak\w*)\b/,
      how: 'Timer on, phone away, then a real break of five.',
    },
    {
      id: 'recall',
      what: 'writing down what you know without the book',
      match: /\b(?:writ\w*|know|book|recall|memory)\b/,
      how: 'Ten lines from memory. You see at once what sits and what does not.',
    },
    {
      id: 'evening',
      what: 'a set stop in the evening',
      match: /\b(?:stop|evening|sleep|rest|early)\b/,
      how: 'A rested head finds more than a full one. Set the time now.',
    },
  ],
  listen: [
    'You can be scared of it here.',
    'You are more than the mark.',
    'Nothing to prove in this chat.',
    'That is a hard stretch of weeks.',
  ],
};
