import type { TopicFlow } from './flow';

export const SMALL_TALK: TopicFlow = {
  topic: 'small-talk',
  label: 'your day',
  core: /\b(?:how are you|what's up|whats up|how was your day|how's it going|nice weather|i'm bored|im bored|just (?:saying hi|wanted to chat|chatting))\b/,
  cues: /\b(?:hi|hello|hey|hiya|good (?:morning|evening|afternoon|day)|how are you|what's up|whats up|sup|how's it going|weather|rain\w*|sunny|weekend|bored|chat|movie|film|tv|game|football|music|coffee|dog|cat|cooking|holiday|vacation)\b/,
  steps: [
    {
      hear: [
        'Hello. I am an AI, so I have no day of my own, but I like hearing about yours.',
        'Hi there. I have no news, being an AI, so yours will have to do.',
        'Nice that you drop in. I am an AI, and all ears.',
      ],
      ask: ['How is today so far?', 'What has your day been like?', 'What have you been up to?'],
    },
    {
      hear: [
        'Plain days are worth a word as well.',
        'It is nice to hear about ordinary things.',
        'That gives me a picture of your day.',
      ],
      ask: ['What was the best minute of it?', 'What else was in your day?'],
    },
    {
      hear: ['Little things like that make up a lot of life.', 'Good to have something like that.'],
      ask: ['What do you like about it?', 'What is next on your list today?'],
    },
    {
      hear: ['Sometimes a light chat is just the thing.', 'We can stay on the light side.'],
      ask: ['What are you looking forward to?', 'What would make this evening a nice one?'],
    },
  ],
  permission: {
    hear: [
      'I have a few small ideas to make a day a little better.',
      'If you like, I can throw in some small ideas for today.',
    ],
    ask: ['Would you like to hear them?', 'Shall I?'],
  },
  offer: ['For instance {list}.', 'How about these: {list}.'],
  options: [
    {
      id: 'walk',
      what: 'a short walk with no goal',
      match: /\b(?:walk|outside|out)\b/,
      how: 'Turn left where you always turn right.',
    },
    {
      id: 'friend',
      what: 'a silly message to a friend',
      match: /\b(?:message|friend|silly|text)\b/,
      how: 'A bad joke is fine. It says: I thought of you.',
    },
    {
      id: 'checkin',
      what: 'a quick check-in on how you are',
      match: /\b(?:check|quick)\b/,
      how: 'It takes about two minutes, under Check-In at the bottom of the screen.',
    },
  ],
  listen: [
    'I am happy to just listen.',
    'Go on, I like the small stuff.',
    'No topic needed.',
    'We can just chat.',
  ],
};
