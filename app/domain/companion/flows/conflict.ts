import type { TopicFlow } from './flow';

export const CONFLICT: TopicFlow = {
  topic: 'conflict',
  label: 'what happened between you',
  factor: 'overallMood',
  core: /\b(?:had a (?:huge |big |bad )?(?:fight|argument|row)|we (?:fought|argued))\b/,
  cues: /\b(?:fight\w*|fought|argu\w*|yell\w*|shouted|cheat\w*|betray\w*|silent treatment|ignor\w* me|apolog\w*|not talking to me|jealous)\b/,
  steps: [
    {
      hear: [
        'A fight with someone close shakes the whole house.',
        'Words like that keep ringing for a long time.',
        'It hurts most with the people who matter.',
      ],
      ask: ['What happened between you?', 'What was said that stays with you?', 'How did it start?'],
    },
    {
      hear: [
        'Under the anger there is often a hurt.',
        'So you were left with it, and they were gone.',
        'It is hard not to play it over and over.',
      ],
      ask: ['What hurt the most?', 'What did you need at that moment?'],
    },
    {
      hear: [
        'You still care, or it would not sting like this.',
        'Both can be true: you were hurt, and you wish it were all right.',
      ],
      ask: ['What do you wish they understood?', 'How do you think it looked from their side?'],
    },
    {
      hear: [
        'You two will have come back from something before, or you have with someone else.',
        'There is a before and an after to most fights.',
      ],
      ask: ['What has helped after a fight before?', 'What would you like to happen next?'],
    },
  ],
  permission: {
    hear: [
      'There are a few small moves that leave the door open without giving in.',
      'I know some ways to take the heat out first.',
    ],
    ask: ['Would you like to hear three?', 'May I name them?'],
  },
  offer: ['You might try {list}.', 'Three small moves: {list}.'],
  options: [
    {
      id: 'wait',
      what: 'waiting a day before you answer',
      match: /\b(?:wait\w*|day|sleep on)\b/,
      how: 'You can say: I want to talk, just not while I am this upset.',
    },
    {
      id: 'i',
      what: 'one sentence that begins with "I felt"',
      match: /\b(?:sentence|i felt|felt|tell|say)\b/,
      how: 'What happened, what you felt, what you would like. No "you always".',
    },
    {
      id: 'unsent',
      what: 'a letter that you do not send',
      match: /\b(?:letter|writ\w*|send|unsent)\b/,
      how: 'Let it all out on paper. Tomorrow you decide what is left of it.',
    },
  ],
  listen: [
    'You do not have to be fair in here.',
    'Say what you could not say there.',
    'I only hear your side, and that is fine for now.',
    'It is sore, and it shows how much is at stake.',
  ],
};
