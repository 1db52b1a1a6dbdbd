import type { TopicFlow } from './flow';

export const ANGER: TopicFlow = {
  topic: 'anger',
  label: 'the anger',
  factor: 'stressRating',
  core: /\b(?:angry|anger|furious|rage|pissed|so mad)\b/,
  cues: /\b(?:angry|anger|furious|rage|raging|pissed|mad at|so mad|irritat\w*|annoyed|fed up|unfair|resent\w*|snapped at|lost my temper|frustrat\w*|sick of)\b/,
  steps: [
    {
      hear: [
        'Anger like that has a reason.',
        'Something crossed a line for you.',
        'That is a lot of heat to hold in.',
      ],
      ask: ['What happened?', 'Who or what is it about?', 'What set it off?'],
    },
    {
      hear: [
        'So something that matters to you was stepped on.',
        'It makes sense that you are still hot.',
        'It is wearing to keep that in all day.',
      ],
      ask: ['What was unfair about it?', 'Where do you feel it in your body?'],
    },
    {
      hear: [
        'Below the anger there is sometimes a hurt, and sometimes just anger.',
        'It shows what you care about.',
      ],
      ask: ['What would have been right?', 'What is it you want them to see?'],
    },
    {
      hear: [
        'You have kept it in check so far, and that took something.',
        'You have been this angry before, and it cooled.',
      ],
      ask: [
        'What has let the steam out before, without harm?',
        'How do you want to look back on this in a week?',
      ],
    },
  ],
  permission: {
    hear: [
      'There are ways to let the heat out that nobody pays for.',
      'I know three short things for hot days.',
    ],
    ask: ['Want to hear them?', 'Is it okay if I name them?'],
  },
  offer: ['Here they are: {list}.', 'Three ways: {list}.'],
  options: [
    {
      id: 'move',
      what: 'ten minutes of fast walking',
      match: /\b(?:walk\w*|ten|fast|run|move)\b/,
      how: 'Fast enough to breathe hard. You can curse under your breath.',
    },
    {
      id: 'write',
      what: 'writing it down with all the bad words',
      match: /\b(?:writ\w*|words|paper)\b/,
      how: 'Then tear it up. The tearing is part of it.',
    },
    {
      id: 'later',
      what: 'deciding on a time to speak about it',
      match: /\b(?:time|decid\w*|speak|later|talk)\b/,
      how: 'Not now, but on a set day. Then the anger does not need to guard it.',
    },
  ],
  listen: [
    'You can be as angry as you are in here.',
    'I am not going to calm you down.',
    'Let it out. No one gets hurt by words in here.',
    'It is okay to be furious.',
  ],
};
