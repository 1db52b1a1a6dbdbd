import type { TopicFlow } from './flow';

export const MOTIVATION: TopicFlow = {
  topic: 'motivation',
  label: 'getting started',
  factor: 'motivationRating',
  core: /\b(?:motivat\w*|unmotivated|no drive|can't get (?:started|going)|procrastinat\w*)\b/,
  cues: /\b(?:motivat\w*|unmotivated|drive|procrastinat\w*|lazy|can't (?:get|bring myself)|cant get|put(?:ting)? (?:it|things|everything) off|no interest|don't feel like|couch|pointless|get started|stuck)\b/,
  steps: [
    {
      hear: [
        'Knowing what to do and being able to start are two different things.',
        'When the drive is gone, the first step is the steepest.',
        'It is not laziness when it hurts to sit still.',
      ],
      ask: ['What have you been trying to get going on?', 'What is the thing that keeps not getting done?'],
    },
    {
      hear: [
        'And the longer it sits there, the larger it looks.',
        'So part of you wants to, and part of you digs in.',
        'That tug of war takes more strength than the task.',
      ],
      ask: ['What goes on in you when you think of starting?', 'What does the part that digs in say?'],
    },
    {
      hear: [
        'Wanting often comes after the start, not before it.',
        'There may be a good reason why you have no pull there.',
      ],
      ask: ['What would be better if it were done?', 'What about it still matters to you?'],
    },
    {
      hear: [
        'You have got over a bump like this before, in some form.',
        'Some things you do, even now, without being pushed.',
      ],
      ask: ['What did you manage lately, however small?', 'How did you get going the last time?'],
    },
  ],
  permission: {
    hear: [
      'There are ways to make the first step so small that it is hard to refuse.',
      'I know a few tricks for cold starts.',
    ],
    ask: ['Would you like to hear three?', 'Are you up for hearing some?'],
  },
  offer: ['Here are three: {list}.', 'Small on purpose: {list}.'],
  options: [
    {
      id: 'two',
      what: 'doing just two minutes of it',
      match: /\b(?:two minutes|two|2)\b/,
      how: 'After two minutes you may stop, and it still counts as done.',
    },
    {
      id: 'layout',
      what: 'laying out what you need and no more',
      match: /\b(?:lay\w*|need|set up|prepare|ready)\b/,
      how: 'Open the book, put out the shoes. Then walk away if you like.',
    },
    {
      id: 'body',
      what: 'starting while someone is there or on the phone',
      match: /\b(?:someone|phone|friend|together|company)\b/,
      how: 'They need not help. It is just easier with a witness.',
    },
  ],
  listen: [
    'No push from me.',
    'You can be stuck here without being told to move.',
    'It is okay not to want anything right now.',
    'Being slow is not being wrong.',
  ],
};
