import type { TopicFlow } from './flow';

export const MOOD: TopicFlow = {
  topic: 'mood',
  label: 'your mood',
  factor: 'overallMood',
  core: /\b(?:my mood|sad|sadness|depressed|feel (?:so )?(?:low|down|empty|numb))\b/,
  cues: /\b(?:mood|(?:bad|rough|awful|terrible|hard|shitty|horrible) (?:day|week)|not (?:doing )?(?:well|good|great|okay|ok)|sad|sadness|low|(?:feel|feeling|felt|am|i'm|so|really) down|depress\w*|empty|emptiness|numb|cry|crying|cried|tears|gloomy|miserable|blue|heavy|flat|grey|gray|joyless|unhappy)\b/,
  steps: [
    {
      hear: [
        'Low days make even small things heavy.',
        'That kind of grey can get into everything.',
        'You do not have to cheer up for me.',
      ],
      ask: ['What is it like today?', 'How does it show up in your day?', 'What does low look like for you?'],
    },
    {
      hear: [
        'It can be there without a reason one can point at.',
        'From outside nobody may see how much it takes.',
        'Getting through a day like that takes effort that no one counts.',
      ],
      ask: ['When did you first notice it?', 'What was going on when it began?'],
    },
    {
      hear: [
        'It makes sense that the colour goes out of things for a while.',
        'So it takes away the things that used to be light.',
        'Something in you still notices, and that is not nothing.',
      ],
      ask: ['What do you miss most from better days?', 'Which part of the day is the hardest?'],
    },
    {
      hear: [
        'You have had low stretches before today, and you know a bit about them.',
        'Even flat days have a bump here and there.',
      ],
      ask: [
        'When was it a shade lighter, even for a minute?',
        'What has carried you through such days before?',
      ],
    },
  ],
  permission: {
    hear: [
      'On days like this small steps do more than big plans.',
      'There are a few tiny things that can shift a low day by a notch.',
    ],
    ask: ['Would you like to hear three?', 'Is it okay if I name a few?'],
  },
  offer: ['Small on purpose: {list}.', 'Three that need little strength: {list}.'],
  options: [
    {
      id: 'outside',
      what: 'five minutes outside the door',
      match: /\b(?:outside|five minutes|door|walk|air|out)\b/,
      how: 'You do not have to walk far. Standing there and looking up is enough.',
    },
    {
      id: 'song',
      what: 'one song you used to love',
      match: /\b(?:song|music|listen)\b/,
      how: 'Just the one. It may not lift anything, and it still fills three minutes.',
    },
    {
      id: 'text',
      what: 'a short text to someone you like',
      match: /\b(?:text|message|someone|friend|write)\b/,
      how: 'It can be a photo or a heart. You owe nobody a report.',
    },
  ],
  listen: [
    'It can simply be a bad day here.',
    'You can be sad in here, with no need to explain.',
    'I am not going to talk you out of it.',
    'That is a lot of grey for one person.',
  ],
};
