import type { TopicFlow } from './flow';

export const SOCIAL: TopicFlow = {
  topic: 'social',
  label: 'being with people',
  factor: 'socialRating',
  core: /\b(?:social(?:ly|izing|ising)?|meeting people|make friends|small talk with|party|parties)\b/,
  cues: /\b(?:social\w*|friends?|meeting people|make friends|party|parties|hang out|going out|crowds?|awkward|shy|group|cancel(?:l)?ed plans|invited?|people drain\w*)\b/,
  steps: [
    {
      hear: [
        'People can be the best of it and the most tiring part of it.',
        'Being among others takes more out of you than it seems.',
        'It is odd how one can want company and dread it.',
      ],
      ask: ['What happened with people lately?', 'How has it been with others this week?'],
    },
    {
      hear: [
        'So you watch yourself while you try to be there.',
        'One moment can replay in the head for days.',
        'That leaves little room to just be.',
      ],
      ask: ['What is the hardest part of it?', 'What do you fear they might think?'],
    },
    {
      hear: [
        'Under it there seems to be a wish to be close to someone.',
        'The right people cost less than the wrong ones.',
      ],
      ask: ['With whom is it a bit easier?', 'What kind of contact would be right for you now?'],
    },
    {
      hear: [
        'There have been times when it felt fine.',
        'You know one or two people who do not wear you out.',
      ],
      ask: ['When did you last feel at ease with someone?', 'What made it easier that time?'],
    },
  ],
  permission: {
    hear: ['There are small ways to be with people that cost less.', 'I know a few low doorsteps for this.'],
    ask: ['Shall I name three?', 'Would you like to hear them?'],
  },
  offer: ['Three low doorsteps: {list}.', 'You could pick {list}.'],
  options: [
    {
      id: 'side',
      what: 'doing something side by side with one person',
      match: /\b(?:side|one person|walk|together)\b/,
      how: 'A walk, cooking, a game. Side by side needs fewer words.',
    },
    {
      id: 'message',
      what: 'a two-line message to someone',
      match: /\b(?:message|text|line|two|write)\b/,
      how: 'Say that something made you think of them. That is a whole message.',
    },
    {
      id: 'short',
      what: 'going for just half an hour',
      match: /\b(?:half|hour|end time|short|leave|going)\b/,
      how: 'Say when you come that you can stay for thirty minutes.',
    },
  ],
  listen: [
    'You do not need to be good company in here.',
    'You can leave and come back at any point.',
    'No face to keep up here.',
    'People are a lot, sometimes.',
  ],
};
