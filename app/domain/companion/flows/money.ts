import type { TopicFlow } from './flow';

export const MONEY: TopicFlow = {
  topic: 'money',
  label: 'money',
  factor: 'stressRating',
  core: /\b(?:money|debts?|rent|bills?|broke|afford)\b/,
  cues: /\b(?:money|debts?|rent|bills?|broke|afford|loans?|credit card|overdraft|paycheck|salary|savings|evict\w*|mortgage|overdue|bank account|collections?)\b/,
  steps: [
    {
      hear: [
        'Money worry sits at the table with you all day.',
        'It is hard to think of anything else when the sums do not work.',
        'That kind of fear has numbers on it, and still it is a fear.',
      ],
      ask: [
        'What is pressing first?',
        'What is going on with money right now?',
        'Which bill or date is on your mind?',
      ],
    },
    {
      hear: [
        'There is often shame in it, though it says nothing of your worth.',
        'So each letter in the mail can feel like a threat.',
        'You do sums at night that look no better by morning.',
      ],
      ask: ['How does it get to you, day to day?', 'Who else knows about it?'],
    },
    {
      hear: [
        'Doing it alone makes it heavier.',
        'Looking at it takes courage, and not looking takes strength, too.',
      ],
      ask: ['Which part do you avoid looking at?', 'What is the worst you picture?'],
    },
    {
      hear: ['You have kept going on little so far.', 'You have made hard choices with money before.'],
      ask: ['What has bought you some air before?', 'What is one part that is under control?'],
    },
  ],
  permission: {
    hear: [
      'I am not a money expert, and a free debt adviser would be. For the weight of it I know a few first steps.',
      'I cannot advise on money, but I know some small steps out of the fog.',
    ],
    ask: ['Do you want to hear three?', 'Would that be of use?'],
  },
  offer: ['Three first steps: {list}.', 'You could begin with {list}.'],
  options: [
    {
      id: 'sheet',
      what: 'one sheet with what is due and when',
      match: /\b(?:sheet|due|writ\w*|list|paper)\b/,
      how: 'Only dates and sums. You do not have to solve it on that sheet.',
    },
    {
      id: 'call',
      what: 'asking one creditor for more time',
      match: /\b(?:creditor|more time|call|ask\w*|phone|extension)\b/,
      how: 'They hear it each day. "I want to pay, I need until the tenth" is a good start.',
    },
    {
      id: '211',
      what: 'calling 211 for local help with rent or food',
      match: /\b(?:211|local|help|rent|food)\b/,
      how: 'In the US 211 is free and knows what there is near you.',
    },
  ],
  listen: [
    'No one adds up your choices here.',
    'You are not your bank account.',
    'It is okay to be scared of it.',
    'That is a lot to lie awake over.',
  ],
};
