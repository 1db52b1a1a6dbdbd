import type { TopicFlow } from './flow';

export const LONELINESS: TopicFlow = {
  topic: 'loneliness',
  label: 'feeling alone',
  factor: 'socialRating',
  core: /\b(?:lonely|loneliness|so alone|all alone|isolated|no friends|(?:don't|dont|do not) know (?:anyone|anybody)|eat(?:ing)? alone)\b/,
  cues: /\b(?:lonel\w*|(?<!lives |live )alone|(?:don't|dont|do not) know (?:anyone|anybody)|eat(?:ing)? (?:\w+ )?alone|moved (?:to|here|away)|is (?:moving|leaving)|miss my (?:friends|people)|homesick|isolat\w*|no friends|nobody (?:to talk|calls|texts|asks|cares|to)|no one (?:to talk|calls|texts|asks|to)|left out|by myself|invisible|abandoned|new (?:city|town))\b/,
  steps: [
    {
      hear: [
        'Lonely can hurt like something in the body.',
        'One can be alone in a room full of people.',
        'I am glad you brought it here, at least.',
      ],
      ask: [
        'When do you feel it the most?',
        'What is it like at the moment?',
        'How long has it been this way?',
      ],
    },
    {
      hear: [
        'Evenings without a voice get long.',
        'It is tiring to be the only one who knows how your day was.',
        'It can make you feel as if you did not count, and you do.',
      ],
      ask: ['What has changed with the people around you?', 'Who used to be near?'],
    },
    {
      hear: ['The wish for someone is a sound one.', 'Being seen by even one person makes a difference.'],
      ask: ['What kind of company do you miss?', 'What would you like someone to know about you?'],
    },
    {
      hear: [
        'There may be thin threads still, to one person or a place.',
        'You reached out here, so reaching is not lost on you.',
      ],
      ask: ['With whom did you last feel a bit less alone?', 'Who might be glad to hear from you?'],
    },
  ],
  permission: {
    hear: [
      'I am good for words, but I am no stand-in for people. I know some small bridges to them.',
      'There are a few first steps that ask little courage.',
    ],
    ask: ['Would you like to hear them?', 'May I name three?'],
  },
  offer: ['Three small bridges: {list}.', 'You could think of {list}.'],
  options: [
    {
      id: 'hello',
      what: 'a short hello to someone from before',
      match: /\b(?:hello|someone|before|text|message|old)\b/,
      how: '"I thought of you today" is enough. They may be glad you went first.',
    },
    {
      id: 'place',
      what: 'an hour in a place with people in it',
      match: /\b(?:place|hour|people|cafe|library|park)\b/,
      how: 'A library, a cafe, a park bench. You do not have to talk to anyone.',
    },
    {
      id: 'group',
      what: 'looking up one group or class near you',
      match: /\b(?:group|class|club|look\w*|course)\b/,
      how: 'Only look, no sign-up. Choose the one you would be least shy about.',
    },
  ],
  listen: [
    'Right now you are not talking to a wall.',
    'Tell me about your day, the dull parts too.',
    'It should not be so hard to find someone.',
    'You count, also on the days no one says it.',
  ],
};
