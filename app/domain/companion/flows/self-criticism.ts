import type { TopicFlow } from './flow';

export const SELF_CRITICISM: TopicFlow = {
  topic: 'self-criticism',
  label: 'how hard you are on yourself',
  factor: 'overallMood',
  core: /\b(?:hate (?:myself|how i look|my body)|not good enough|i'?m (?:such )?(?:a |an )?(?:failure|loser|idiot|stupid|worthless|useless|ugly|fraud|mess|disappointment)|my fault|imposter|impostor)\b/,
  cues: /\b(?:(?:nobody|no one|everyone|everybody) (?:likes|hates|loves) me|failure|loser|idiot|stupid|worthless|useless|ugly|fraud|not good enough|never good enough|selfish|how i look|my body|hate myself|my fault|blame myself|ashamed|shame|guilty|guilt|disappointment|imposter|impostor|embarrass\w*|messed up|screwed up|pathetic|compare myself)\b/,
  steps: [
    {
      hear: [
        'That is a harsh voice to live with.',
        'You would hardly talk that way to anyone else.',
        'Those are hard words to hear, and it is you who has to hear them.',
      ],
      ask: [
        'What happened that made the voice so loud?',
        'When does that voice come up?',
        'What set it off today?',
      ],
    },
    {
      hear: [
        'It takes one thing and makes it all of you.',
        'The voice sounds sure of itself, and that does not make it right.',
        'So it leaves out all that speaks for you.',
      ],
      ask: ['Whose voice does it sound like?', 'What does it say, word for word?'],
    },
    {
      hear: [
        'There may be something it is trying to guard you from.',
        'Being that strict has a price, and you pay it daily.',
      ],
      ask: ['What would you say to a friend in the same spot?', 'What does the voice leave out?'],
    },
    {
      hear: [
        'There is another side of you, or you would not suffer from it.',
        'You have had moments when you were fair to yourself.',
      ],
      ask: ['When was that voice a bit quieter?', 'What is one thing you did all right lately?'],
    },
  ],
  permission: {
    hear: [
      'I will not argue with the voice. I do know a few ways to turn it down.',
      'There are small ways to be a bit fairer to yourself.',
    ],
    ask: ['Would you like to hear three?', 'May I name a few?'],
  },
  offer: ['Three of them: {list}.', 'You could try {list}.'],
  options: [
    {
      id: 'friend',
      what: 'writing to yourself as you would to a friend',
      match: /\b(?:writ\w*|friend|letter)\b/,
      how: 'Two lines are enough. Use your own name in them.',
    },
    {
      id: 'name',
      what: 'giving the voice a silly name',
      match: /\b(?:name|voice|silly)\b/,
      how: 'Then you can say: there goes that one again. It puts a foot between you and it.',
    },
    {
      id: 'facts',
      what: 'three plain facts from today',
      match: /\b(?:facts?|three|plain|today)\b/,
      how: 'Only what happened, no grades: I got up, I wrote, I ate.',
    },
  ],
  listen: [
    'In here you are not on trial.',
    'You do not have to prove your worth to me.',
    'I hear the voice, and I do not take its side.',
    'That is a heavy thing to tell oneself.',
  ],
};
