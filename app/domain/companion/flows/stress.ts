import type { TopicFlow } from './flow';

export const STRESS: TopicFlow = {
  topic: 'stress',
  label: 'the stress',
  factor: 'stressRating',
  core: /\b(?:stress\w*|overwhelm\w*|too much (?:at once|to do)|under pressure)\b/,
  cues: /\b(?:stress\w*|overwhelm\w*|pressure|too much|swamped|hectic|frazzled|burn(?:ed|t) ?out|burnout|drowning|tense|juggl\w*|deadlines?|piling up)\b/,
  steps: [
    {
      hear: [
        'When it all comes at once, even the small things shout.',
        'Too many things want you, and there is one of you.',
        'That is a lot of weight on one pair of shoulders.',
      ],
      ask: ['What is pressing the most?', 'What is all on your plate?', 'Which part is loudest right now?'],
    },
    {
      hear: [
        'So there is hardly a gap to catch your breath.',
        'Stress makes all of it look like it has to be done now.',
        'You have kept many plates in the air for a while.',
      ],
      ask: ['Where do you feel it in your body?', 'How long has it been like this?'],
    },
    {
      hear: [
        'Some of it can wait, even when it feels as if none can.',
        'Part of the load is the worry about the load.',
      ],
      ask: ['What would happen if one of these waited a day?', 'Which of it is really yours to carry?'],
    },
    {
      hear: ['You have come through full weeks before.', 'Somewhere in the week there may be a calm corner.'],
      ask: ['What took the edge off last time?', 'Where do you get a minute to yourself?'],
    },
  ],
  permission: {
    hear: [
      'I know three short things that turn the volume down a bit.',
      'There are small ways to make a full day less steep.',
    ],
    ask: ['Would you like to hear them?', 'Is it all right if I tell you?'],
  },
  offer: ['Here they are: {list}.', 'You could choose {list}.'],
  options: [
    {
      id: 'sort',
      what: 'writing it all down and circling one thing',
      match: /\b(?:writ\w*|list|circl\w*|one thing|paper)\b/,
      how: 'Only the circled one is for today. The paper holds on to the rest.',
    },
    {
      id: 'breath',
      what: 'six slow breaths',
      match: /\b(?:breath\w*|six|slow)\b/,
      how: 'In for four, out for six. It takes about a minute.',
    },
    {
      id: 'no',
      what: 'saying "not this week" to one request',
      match: /\b(?:not this week|say\w* no|request|no to)\b/,
      how: 'Those three words are enough. You need no long reason.',
    },
  ],
  listen: [
    'You can drop it all here, in a heap.',
    'No order needed. Just get it out.',
    'There is nothing you have to do in here.',
    'That is a lot, by any measure.',
  ],
};
