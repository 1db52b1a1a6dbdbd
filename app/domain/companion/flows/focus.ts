import type { TopicFlow } from './flow';

export const FOCUS: TopicFlow = {
  topic: 'focus',
  label: 'focus',
  factor: 'focusRating',
  core: /\b(?:focus\w*|concentrat\w*|distracted|brain fog|foggy)\b/,
  cues: /\b(?:focus\w*|concentrat\w*|distract\w*|scattered|brain fog|foggy|forgetful|forget things|attention|scroll\w*|procrastinat\w*|mind (?:wanders|drifts)|reread\w*)\b/,
  steps: [
    {
      hear: [
        'A mind that slips away all the time is tiring to live with.',
        'Reading the same line five times is its own kind of work.',
        'Everything pulls, and nothing holds.',
      ],
      ask: ['What were you trying to do?', 'What does it look like when your mind drifts?'],
    },
    {
      hear: [
        'It is hard to be patient with yourself when that happens.',
        'Often the mind runs off to something it thinks is more urgent.',
        'So the will is there, and the head goes elsewhere.',
      ],
      ask: ['Where does your mind go?', 'What pulls you away most often?'],
    },
    {
      hear: [
        'A scattered head is often a tired or worried one.',
        'And then things pile up and pull even more.',
      ],
      ask: ['What bothers you most about it?', 'What gets left behind when this happens?'],
    },
    {
      hear: [
        'It will not be gone all the time.',
        'Some moments must have held, or you would not be here writing.',
      ],
      ask: ['When did you last get absorbed in something?', 'Where and when do you focus a bit better?'],
    },
  ],
  permission: {
    hear: [
      'There are a few simple ways to make it easier for a tired mind.',
      'I know some small tricks that ask little of you.',
    ],
    ask: ['Would you like three of them?', 'Shall I name some?'],
  },
  offer: ['Here they are: {list}.', 'Three you could pick from: {list}.'],
  options: [
    {
      id: 'ten',
      what: 'ten minutes on one thing with a timer',
      match: /\b(?:ten|timer|minutes|10)\b/,
      how: 'When it rings you may stop with a good conscience. Ten is enough.',
    },
    {
      id: 'paper',
      what: 'a slip of paper for stray thoughts',
      match: /\b(?:paper|slip|note|write|thoughts)\b/,
      how: 'A thought comes, you jot down one word, and you go back. It will wait.',
    },
    {
      id: 'clear',
      what: 'a table with only one thing on it',
      match: /\b(?:table|desk|one thing|clear|clean|tidy)\b/,
      how: 'Push the rest into a bag or on a chair. No need to sort it.',
    },
  ],
  listen: [
    'You can jump around in here. I can follow.',
    'Half a thought is fine.',
    'A head like that needs slack, not a scolding.',
    'No need to keep a line.',
  ],
};
