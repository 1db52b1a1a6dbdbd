import type { TopicFlow } from './flow';

export const GRATITUDE: TopicFlow = {
  topic: 'gratitude',
  label: 'what you are thankful for',
  factor: 'overallMood',
  core: /\b(?:grateful|gratitude|thankful|appreciate (?:my|him|her|them|it|life))\b/,
  cues: /\b(?:grateful|gratitude|thankful|appreciat\w*|lucky to|blessed|kind to me|felt seen|brought me|helped me out|means a lot|so nice to me)\b/,
  steps: [
    {
      hear: [
        'It is good to stop at that for a moment.',
        'That is a warm thing to notice.',
        'Not everyone sees it while it is there.',
      ],
      ask: ['What happened?', 'What is it that touched you?'],
    },
    {
      hear: [
        'So it was more than a small kindness.',
        'Things like that stay with us.',
        'It did you good, one can tell.',
      ],
      ask: ['What did it mean to you?', 'What made it special?'],
    },
    {
      hear: ['It says something about them, and about you.', 'You let it in, and that is a gift of its own.'],
      ask: ['What does it show about what matters to you?', 'How would you like to answer to it?'],
    },
    {
      hear: ['There may be more of these than we think.', 'Good things often hide in plain days.'],
      ask: ['What else has been kind to you lately?', 'What small good thing did today hold?'],
    },
  ],
  permission: {
    hear: ['There are simple ways to keep such things near.', 'Some people like to give it a form.'],
    ask: ['Would you like to hear a few?', 'May I name three?'],
  },
  offer: ['Such as {list}.', 'Three ways: {list}.'],
  options: [
    {
      id: 'thanks',
      what: 'telling them thank you in one line',
      match: /\b(?:tell\w*|thank\w*|line|message|text)\b/,
      how: 'Name the one thing they did. That makes it land.',
    },
    {
      id: 'three',
      what: 'three good things on paper tonight',
      match: /\b(?:three|paper|writ\w*|good things|tonight)\b/,
      how: 'Tiny ones count: the sun on a wall, a warm drink, a joke.',
    },
    {
      id: 'pass',
      what: 'passing on a small kindness',
      match: /\b(?:pass\w*|kindness|someone|give)\b/,
      how: 'Something that nobody expects from you.',
    },
  ],
  listen: [
    'Stay with it for a bit, there is no hurry.',
    'That is good company for a day.',
    'I like that you tell me this.',
    'It can just be good.',
  ],
};
