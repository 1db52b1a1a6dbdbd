import type { TopicFlow } from './flow';

export const GRIEF: TopicFlow = {
  topic: 'grief',
  label: 'your loss',
  factor: 'overallMood',
  core: /\b(?:grief|griev\w*|passed away|funeral|died|put (?:him|her|them|my \w+) (?:down|to sleep))\b/,
  cues: /\b(?:grief|griev\w*|passed away|funeral|died|death of|mourn\w*|i miss (?:him|her|them|my)|anniversary|bereave\w*|widow\w*|lost my (?:mom|mum|mother|dad|father|son|daughter|baby|brother|sister|wife|husband|partner|friend|best friend|dog|cat|grandma|grandmother|grandpa|grandfather|uncle|aunt|nan)|miscarr\w*|ashes|coffin)\b/,
  steps: [
    {
      hear: [
        'I am so sorry.',
        'I am sorry. There are no good words for that.',
        'I am very sorry for your loss.',
      ],
      ask: ['Would you like to tell me about them?', 'What has it been like since then?'],
    },
    {
      hear: [
        'That leaves a hole that nothing else fits into.',
        'There is so much love in how you say that.',
        'It comes in waves, and some of them come out of nowhere.',
      ],
      ask: ['What do you miss the most?', 'When does it hit you hardest?'],
    },
    {
      hear: [
        'The world goes on as if nothing happened, and for you it did not.',
        'Grief has no timetable, whatever others say.',
        'They still have a place in your day.',
      ],
      ask: ['What do people around you not see?', 'What is a memory you keep going back to?'],
    },
    {
      hear: [
        'You have been carrying this, some hours better than others.',
        'Even in grief there are moments that hold you up a little.',
      ],
      ask: ['What or who gives you a bit of hold?', 'What would they say to you now?'],
    },
  ],
  permission: {
    hear: [
      'Nothing makes this go away, and nothing should. There are small ways to give it a place.',
      'Some people find it helps to give the missing a form.',
    ],
    ask: ['Would you like to hear a few?', 'May I name three?'],
  },
  offer: ['Some do this: {list}.', 'Three quiet ones: {list}.'],
  options: [
    {
      id: 'letter',
      what: 'a few lines written to them',
      match: /\b(?:lines|letter|writ\w*)\b/,
      how: 'Say what you did not get to say. No one has to read it.',
    },
    {
      id: 'object',
      what: 'a photo or thing of theirs in a good place',
      match: /\b(?:photo|picture|thing|place|object)\b/,
      how: 'Somewhere you pass each day, or in a drawer you can open when you want.',
    },
    {
      id: 'tell',
      what: 'telling someone one story about them',
      match: /\b(?:tell\w*|story|someone|talk)\b/,
      how: 'Pick a person who knew them, or one who likes to listen.',
    },
  ],
  listen: [
    'You can miss them here, for as long as you like.',
    'No need to be brave here.',
    'I am so sorry you have to live with that.',
    'There is no right way to do this.',
  ],
};
