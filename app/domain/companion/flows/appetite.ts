import type { TopicFlow } from './flow';

export const APPETITE: TopicFlow = {
  topic: 'appetite',
  label: 'eating',
  factor: 'appetiteRating',
  core: /\b(?:appetite|not hungry|no hunger|can't eat|cant eat|overeating)\b/,
  cues: /\b(?:appetite|hungry|hunger|eat|eating|ate|eaten|meals?|food|lunch|breakfast|dinner|snack\w*|skipp\w* (?:lunch|dinner|breakfast|meals)|stomach|nausea|cook\w*)\b/,
  steps: [
    {
      hear: [
        'When the head is full, the stomach often shuts the door.',
        'Food is one of the first things that hard weeks touch.',
        'Eating sounds simple until it is not.',
      ],
      ask: ['What is eating like for you right now?', 'How did it go with food today?'],
    },
    {
      hear: [
        'So your body and you are not quite in step.',
        'That takes the joy out of a meal.',
        'It can turn each meal into a small job.',
      ],
      ask: ['When did it change?', 'What else was going on when this started?'],
    },
    {
      hear: [
        'No wonder you feel it in the rest of the day.',
        'A body with little fuel has to save somewhere.',
      ],
      ask: ['What do you notice in yourself on such days?', 'Which time of day is hardest for food?'],
    },
    {
      hear: [
        'There may be some foods that still go down.',
        'You have got something into you so far, one way or another.',
      ],
      ask: ['What still tastes okay?', 'When was eating a little easier lately?'],
    },
  ],
  permission: {
    hear: [
      'If this lasts, or you lose weight, a doctor should hear of it. For today I know some gentle things.',
      'There are easy ways to be kind to a stubborn stomach. If it goes on for weeks, please let a doctor look.',
    ],
    ask: ['Would you like to hear three?', 'May I tell you a few?'],
  },
  offer: ['Nothing big: {list}.', 'Three soft ones: {list}.'],
  options: [
    {
      id: 'warm',
      what: 'something warm in a cup',
      match: /\b(?:warm|cup|soup|tea|drink|milk)\b/,
      how: 'Soup, milk, cocoa, whatever goes down. A few sips count.',
    },
    {
      id: 'bite',
      what: 'three bites of a plain food',
      match: /\b(?:bites?|plain|toast|bread|banana|food)\b/,
      how: 'Toast, a banana, rice. Three bites, and then you are free to stop.',
    },
    {
      id: 'company',
      what: 'eating with company or a voice on',
      match: /\b(?:someone|voice|company|radio|together|with|podcast|tv)\b/,
      how: 'A friend, a phone call, the radio. It takes the eyes off the plate.',
    },
  ],
  listen: [
    'Food can wait while you talk.',
    'No judging here, whatever you ate or did not eat.',
    'Your body is having its say.',
    'You can tell me how it is without fixing it.',
  ],
};
