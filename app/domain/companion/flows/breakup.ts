import type { TopicFlow } from './flow';

export const BREAKUP: TopicFlow = {
  topic: 'breakup',
  label: 'the breakup',
  factor: 'overallMood',
  core: /\b(?:broke up|breakup|break up|broken up|split up|dumped me|left me|my ex)\b/,
  cues: /\b(?:broke up|broken up|break ?up|split up|dumped|left me|my ex|heartbr\w*|divorc\w*|separated|someone new|ghosted|get (?:him|her|them) back)\b/,
  steps: [
    {
      hear: [
        'I am sorry. A whole shared life can stop in one talk.',
        'That hurts in a way that is hard to explain to others.',
        'I am sorry. It is a loss, even when no one brings flowers.',
      ],
      ask: ['How did it happen?', 'How long were you two together?', 'What has it been like since?'],
    },
    {
      hear: [
        'So much of a day was made for two.',
        'The habits stay long after the person has gone.',
        'The mind keeps reaching for what used to be there.',
      ],
      ask: ['When is it the worst?', 'What do you miss, and what do you not miss?'],
    },
    {
      hear: [
        'It is easy to turn it into a verdict on yourself.',
        'You can want someone back and know it was not right, both at once.',
        'Looking and looking again is a way to hold on.',
      ],
      ask: ['What do you tell yourself about why it ended?', 'What pulls you back in the most?'],
    },
    {
      hear: [
        'You were someone before this, and that person is still here.',
        'There may be small parts of the day that are yours again.',
      ],
      ask: ['Who has been good to you since?', 'What is one thing that is still yours?'],
    },
  ],
  permission: {
    hear: [
      'No trick makes it quick. Some small things make the hours softer.',
      'I know a few ways to be kinder to a sore heart.',
    ],
    ask: ['Would you like to hear three?', 'Shall I name a few?'],
  },
  offer: ['Some people try this: {list}.', 'Three small ones: {list}.'],
  options: [
    {
      id: 'mute',
      what: 'a day without looking at their page',
      match: /\b(?:page|look\w*|mut\w*|block\w*|unfollow\w*|delet\w*|app|instagram|social media)\b/,
      how: 'Muting is enough. You can undo it when it no longer stings.',
    },
    {
      id: 'letter',
      what: 'a letter that you do not send',
      match: /\b(?:letter|writ\w*)\b/,
      how: 'All of it, the angry parts too. Then fold it and put it away.',
    },
    {
      id: 'friend',
      what: 'an evening with one friend',
      match: /\b(?:friend|evening|see someone|hang out)\b/,
      how: 'You do not have to talk about it. A film and some food will do.',
    },
  ],
  listen: [
    'You do not have to be over it.',
    'It is allowed to hurt this much.',
    'You can say the same thing here ten times.',
    'No one heals on a schedule.',
  ],
};
