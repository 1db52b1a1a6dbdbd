import type { TopicFlow } from './flow';

export const SELF_CARE: TopicFlow = {
  topic: 'self-care',
  label: 'looking after yourself',
  factor: 'selfCareRating',
  core: /\b(?:self[- ]?care|look(?:ing)? after myself|take care of myself|taking care of myself|neglect\w*)\b/,
  cues: /\b(?:self[- ]?care|look(?:ing)? after myself|tak(?:e|ing) care of myself|neglect\w*|(?:haven't|havent|not|didn't|can't|cant) shower\w*|laundry|dishes|brush(?:ed|ing)? my|mess(?:y)? (?:room|apartment|house|flat)|no time for (?:me|myself)|hygiene|let myself go)\b/,
  steps: [
    {
      hear: [
        'Your own needs often end up last on the list.',
        'The plain things, like a shower or a meal, can get very big.',
        'It is hard to look after someone you are tired of, even if it is you.',
      ],
      ask: ['What has slipped lately?', 'What do you do for yourself at the moment, if anything?'],
    },
    {
      hear: [
        'It seems there is always something that goes first.',
        'Then shame comes on top, and makes it harder still.',
        'So the day is full of care for all but you.',
      ],
      ask: ['What tends to come first instead?', 'When did you last do something just for you?'],
    },
    {
      hear: [
        'It says how full your days are, not what you are worth.',
        'Part of you noticed, and that part is on your side.',
      ],
      ask: ['What do you miss the most?', 'What would a bit of care look like for you?'],
    },
    {
      hear: [
        'Some care is still there, or you would not be writing this.',
        'You have kept at least one small thing going.',
      ],
      ask: ['What do you still manage, even on bad days?', 'When was it a little easier?'],
    },
  ],
  permission: {
    hear: [
      'There are tiny acts of care that take less than ten minutes.',
      'I know a few that work on days with no strength.',
    ],
    ask: ['Would you like three?', 'Shall I tell you?'],
  },
  offer: ['Choose or ignore: {list}.', 'Three tiny ones: {list}.'],
  options: [
    {
      id: 'wash',
      what: 'a warm wash of face and hands',
      match: /\b(?:wash|face|hands|shower|bath)\b/,
      how: 'Warm water, one minute. Clean clothes only if you feel like it.',
    },
    {
      id: 'corner',
      what: 'clearing one corner you look at a lot',
      match: /\b(?:corner|clear\w*|tidy|clean\w*|dishes)\b/,
      how: 'One corner, one song long. The rest may stay as it is.',
    },
    {
      id: 'nice',
      what: 'ten minutes with something you enjoy',
      match: /\b(?:enjoy|ten|10|nice|book|tea|game)\b/,
      how: 'It does not have to be useful. That is the point of it.',
    },
  ],
  listen: [
    'No one inspects you here.',
    'You do not have to have it together.',
    'That you write this is a bit of care, too.',
    'It can be messy in here.',
  ],
};
