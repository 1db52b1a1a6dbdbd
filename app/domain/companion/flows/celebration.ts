import type { TopicFlow } from './flow';

export const CELEBRATION: TopicFlow = {
  topic: 'celebration',
  label: 'your good news',
  factor: 'overallMood',
  core: /\b(?:good news|i passed|got the job|i did it|i won|proud of (?:myself|me)|so happy|best day)\b/,
  cues: /\b(?:good news|great news|i passed|passed my|got (?:the job|promoted|accepted|engaged|in)|i did it|i won|proud|so happy|best day|celebrat\w*|i finally \w+ed|finally (?:did|got|went|made|wrote|sent)|something good|to be proud|excited|finished my|happy birthday|birthday party|(?:it's|its|today is) my birthday|small win|managed to)\b/,
  steps: [
    {
      hear: ['That is good to read.', 'Oh, that is lovely news.', 'That deserves a moment.'],
      ask: ['How did it come about?', 'What was the moment like?', 'Tell me, how did it happen?'],
    },
    {
      hear: [
        'That did not fall from the sky. You had a hand in it.',
        'There was work behind that.',
        'One can hear that it means something to you.',
      ],
      ask: ['What did you do that made it possible?', 'What was the hard part you got past?'],
    },
    {
      hear: ['It says something about you.', 'That is worth letting sink in.'],
      ask: ['What does it say about you?', 'How does it feel in your body, the good of it?'],
    },
    {
      hear: ['Good things grow when somebody shares them.', 'It is nice not to keep it to yourself.'],
      ask: ['Who would be happy to hear of it?', 'Who would you like to tell first?'],
    },
  ],
  permission: {
    hear: [
      'Good moments fade fast when we rush on. There are ways to keep them.',
      'It is worth holding on to a day like this.',
    ],
    ask: ['Would you like a few ideas for that?', 'Shall I name three?'],
  },
  offer: ['For example {list}.', 'Three small ones: {list}.'],
  options: [
    {
      id: 'note',
      what: 'a line about it in your own words',
      match: /\b(?:line|writ\w*|note|words)\b/,
      how: 'One line you can find again on a bad day. A check-in note is a good place.',
    },
    {
      id: 'tell',
      what: 'telling one person',
      match: /\b(?:tell\w*|person|call|share|mom|friend)\b/,
      how: 'Let them be glad with you, and do not play it down.',
    },
    {
      id: 'treat',
      what: 'a small treat to mark it',
      match: /\b(?:treat|mark|cake|celebrate|buy)\b/,
      how: 'A cake, a film, an early evening. Say to yourself what it is for.',
    },
  ],
  listen: [
    'I like hearing this.',
    'Take your time with it. It is yours.',
    'You may be proud in here, loudly.',
    'Good things deserve room as well.',
  ],
};
