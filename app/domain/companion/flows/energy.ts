import type { TopicFlow } from './flow';

export const ENERGY: TopicFlow = {
  topic: 'energy',
  label: 'your energy',
  factor: 'energyRating',
  core: /\b(?:energy|exhausted|drained|worn out|fatigue\w*|no strength)\b/,
  cues: /\b(?:energy|tired|tiredness|exhaust\w*|drained|worn out|fatigue\w*|weary|wiped out|no strength|sluggish|batter(?:y|ies)|run down)\b/,
  steps: [
    {
      hear: [
        'Running on empty makes each small thing steep.',
        'That kind of tired goes right into the bones.',
        'Some tired does not go away with one good night.',
      ],
      ask: [
        'What has been taking it out of you?',
        'How does the tired feel today?',
        'When did your battery start to run low?',
      ],
    },
    {
      hear: [
        'You have been giving out more than comes back in.',
        'And most of that effort stays unseen.',
        'A body that says stop usually has its reasons.',
      ],
      ask: ['What costs you the most in a day?', 'What would you drop first, if you could?'],
    },
    {
      hear: ['So you keep going, and pay for it later.', 'It is hard to rest when the list does not end.'],
      ask: ['What happens when you try to rest?', 'Which thing do you still have to do today?'],
    },
    {
      hear: [
        'Even on thin days something gives a little back.',
        'You may know small things that refill you by a drop.',
      ],
      ask: ['What gives you a drop of energy back?', 'After what do you feel a little less drained?'],
    },
  ],
  permission: {
    hear: [
      'If this tired stays for weeks, a doctor can look for a cause. For today I have a few light ideas.',
      'I know some ways to spend less and rest a bit more. If it goes on for weeks, please ask a doctor as well.',
    ],
    ask: ['Do you want to hear them?', 'May I share three?'],
  },
  offer: ['Three gentle ones: {list}.', 'You could think about {list}.'],
  options: [
    {
      id: 'drop',
      what: 'crossing one thing off today',
      match: /\b(?:cross\w*|one thing off|drop|list|skip|cancel)\b/,
      how: 'Choose the one that nobody will miss. It may come back tomorrow.',
    },
    {
      id: 'rest',
      what: 'fifteen minutes lying down with no screen',
      match: /\b(?:lie|lying|rest|fifteen|15|nap|screen)\b/,
      how: 'Eyes shut, a timer on. You do not need to sleep for it to count.',
    },
    {
      id: 'water',
      what: 'a glass of water and some daylight',
      match: /\b(?:water|light|daylight|window|sun|glass)\b/,
      how: 'By a window will do, if going out is too much.',
    },
  ],
  listen: [
    'You are allowed to be tired without earning it.',
    'You need no energy in here.',
    'Short lines are fine. So are long breaks.',
    'That is a lot to carry on a flat battery.',
  ],
};
