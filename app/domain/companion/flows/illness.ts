import type { TopicFlow } from './flow';

export const ILLNESS: TopicFlow = {
  topic: 'illness',
  label: 'the illness',
  core: /\b(?:dementia|alzheimer\w*|cancer|chemo\w*|in the hospital|hospice|icu|terminal|diagnosed with|caregiv\w*|taking care of my (?:mom|mother|mum|dad|father|wife|husband|son|daughter|brother|sister|grandma|grandpa))\b/,
  cues: /\b(?:dementia|alzheimer\w*|cancer|tumou?r|chemo\w*|hospital|hospice|icu|surgery|terminal|diagnosed|stroke|caregiv\w*|caring for|nursing home|test results|biopsy|(?:is|got|been) (?:very |really |so )?(?:sick|ill))\b/,
  steps: [
    {
      hear: [
        'I am sorry. News like that moves into every room.',
        'That is hard to watch, and hard to wait with.',
        'I am sorry. So much of it is out of your hands.',
      ],
      ask: ['How are things at the moment?', 'What was the last day like?'],
    },
    {
      hear: [
        'You can be strong for others and still be shaken yourself.',
        'You lose small pieces, and nobody sends a card for those.',
        'Not knowing what comes is a weight of its own.',
      ],
      ask: ['What is the hardest part for you?', 'What do you worry about at night?'],
    },
    {
      hear: [
        'All the talk is about the illness, and little of it about you.',
        'The one who cares for others is often the last one asked.',
        'Between the visits there is still your own life to run.',
      ],
      ask: ['What do you do with your own tiredness?', 'What does nobody ask you about?'],
    },
    {
      hear: [
        'There may be moments that are still good, in between.',
        'You have come through some hard days with this already.',
      ],
      ask: ['What was a good moment lately, even a short one?', 'Who carries some of it with you?'],
    },
  ],
  permission: {
    hear: [
      'I cannot speak to the medical side, a doctor can. For your side I know a few small things.',
      'Nothing here makes it fair. Some things make it lighter to carry.',
    ],
    ask: ['Would you like to hear three?', 'Shall I name a few?'],
  },
  offer: ['Some people find this of use: {list}.', 'Three small ones: {list}.'],
  options: [
    {
      id: 'list',
      what: 'a list of questions for the doctor',
      match: /\b(?:list|questions?|doctor|writ\w*)\b/,
      how: 'Then they no longer need to be kept in your head.',
    },
    {
      id: 'help',
      what: 'asking one person for one task',
      match: /\b(?:ask\w*|task|person|help)\b/,
      how: 'A clear one works best: a drive, a meal, an hour of sitting in.',
    },
    {
      id: 'break',
      what: 'half an hour away from it',
      match: /\b(?:half an hour|away|break|walk|rest|nap)\b/,
      how: 'It takes nothing from anyone. You come back a little fuller.',
    },
  ],
  listen: [
    'You do not have to hold it together in here.',
    'That is a great deal for one heart.',
    'You can be tired of it and still love them.',
    'I am sorry it is like this.',
  ],
};
