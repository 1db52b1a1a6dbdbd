import type { TopicFlow } from './flow';

export const FAMILY: TopicFlow = {
  topic: 'family',
  label: 'your family',
  core: /\b(?:my (?:parents|family|in-?laws|mother-in-law|stepdad|stepmom)|grounded me|my toddler|being a (?:mom|dad|parent))\b/,
  cues: /\b(?:my (?:parents|family|folks|in-?laws|siblings?|stepdad|stepmom|toddler|teenager|kids|baby|newborn)|grounded|strict|at home|mother-in-law|custody|family dinner|being a (?:mom|dad|parent)|(?:read|found|went through) my (?:diary|phone|journal|texts|room))\b/,
  steps: [
    {
      hear: [
        'Family gets under the skin like no one else.',
        'There is no leaving the room that easily when it is family.',
        'What happens at home follows you around.',
      ],
      ask: ['What happened?', 'What has it been like at home lately?'],
    },
    {
      hear: [
        'Being close does not mean being understood.',
        'One can love people and still be worn out by them.',
        'It makes sense that this goes deep.',
      ],
      ask: ['What hurt the most about it?', 'What did you wish they had done instead?'],
    },
    {
      hear: [
        'There is a part of it that is yours, and a part that is not.',
        'They have a picture of you, and it may be an old one.',
        'You have been holding a lot together.',
      ],
      ask: ['What would you like them to see?', 'What do you never get to say at home?'],
    },
    {
      hear: [
        'Not every hour there is like this one.',
        'There may be one person there who is easier to be with.',
      ],
      ask: ['Who at home or nearby is on your side?', 'When is it a little easier?'],
    },
  ],
  permission: {
    hear: [
      'You cannot change them, and some small things can give you room.',
      'I know a few ways to get some air in a full house.',
    ],
    ask: ['Would you like to hear three?', 'May I name a few?'],
  },
  offer: ['You could try {list}.', 'Three that need no one’s leave: {list}.'],
  options: [
    {
      id: 'ally',
      what: 'a talk with one relative who gets it',
      match: /\b(?:relative|aunt|uncle|grandma|grandpa|cousin|sister|brother|mom|dad|talk\w*)\b/,
      how: 'Say first if you want help or only an ear.',
    },
    {
      id: 'sentence',
      what: 'one calm sentence about what you need',
      match: /\b(?:sentence|calm|need|say\w*)\b/,
      how: 'Short, without always or never: I need this, because of that.',
    },
    {
      id: 'space',
      what: 'twenty minutes that are only yours',
      match: /\b(?:minutes|mine|space|room|alone|walk)\b/,
      how: 'A door, a walk or headphones. Tell them when you will be back.',
    },
  ],
  listen: [
    'You do not have to be fair to anyone in here.',
    'That sounds like a lot to come home to.',
    'It can be love and anger in the same hour.',
    'You do not have to fix them.',
  ],
};
