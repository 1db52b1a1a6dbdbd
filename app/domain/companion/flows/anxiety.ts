import type { TopicFlow } from './flow';

export const ANXIETY: TopicFlow = {
  topic: 'anxiety',
  label: 'the worry',
  factor: 'anxietyRating',
  core: /\b(?:anxi\w*|worr(?:y|ied|ying|ies)|nervous|overthink\w*)\b/,
  cues: /\b(?:anxi\w*|worr\w*|nervous|overthink\w*|on edge|scared|afraid|dread\w*|racing (?:thoughts|mind|heart)|what if|fear\w*|jittery|restless|butterflies|spiral\w*)\b/,
  steps: [
    {
      hear: [
        'Worry likes to live in the part that has not happened yet.',
        'It is hard to be at ease when something in you keeps watch.',
        'That alarm is loud, whatever set it off.',
      ],
      ask: ['What is the worry about?', 'What does it tell you will happen?', 'When does it get loudest?'],
    },
    {
      hear: [
        'Your mind is trying to keep you safe, and it overdoes it.',
        'One "what if" tends to bring its friends.',
        'So it goes round and round and does not land.',
      ],
      ask: ['Where do you notice it in your body?', 'What sets it going?'],
    },
    {
      hear: [
        'It asks you to be sure of things no one can be sure of.',
        'And it takes you away from what is in front of you.',
      ],
      ask: ['What does it keep you from doing?', 'If a friend had this worry, what would you say?'],
    },
    {
      hear: ['It has been high before, and it came down again.', 'You have your own ways of riding it out.'],
      ask: ['What has made it a little quieter before?', 'When was it last a bit smaller?'],
    },
  ],
  permission: {
    hear: [
      'There are some small things that help many people turn down the alarm.',
      'I know a few ways to give a worry less room.',
    ],
    ask: ['Would you like to hear three?', 'May I describe a few?'],
  },
  offer: ['Three to choose from: {list}.', 'Some people try {list}.'],
  options: [
    {
      id: 'window',
      what: 'a ten-minute worry time later today',
      match: /\b(?:worry time|ten|10|later|window)\b/,
      how: 'Until then you tell each worry: not now, at six. Then give it ten minutes, and stop.',
    },
    {
      id: 'two',
      what: 'sorting it into mine to change and not mine',
      match: /\b(?:lists?|two|change|mine|sort\w*|write)\b/,
      how: 'One line on each side is enough to start.',
    },
    {
      id: 'feet',
      what: 'feeling your feet on the floor for a minute',
      match: /\b(?:feet|floor|ground\w*|minute)\b/,
      how: 'Press them down, then name three sounds you can hear.',
    },
  ],
  listen: [
    'You can say the worst of it here.',
    'I am not going to tell you to calm down.',
    'Worry shrinks a bit when someone hears it.',
    'The alarm is real, even when the fire is not.',
  ],
};
