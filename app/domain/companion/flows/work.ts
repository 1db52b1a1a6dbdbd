import type { TopicFlow } from './flow';

export const WORK: TopicFlow = {
  topic: 'work',
  label: 'work',
  factor: 'stressRating',
  core: /\b(?:my (?:boss|job|manager|coworkers?|colleagues?)|at work|fired|laid off|unemployed)\b|^work$/,
  cues: /\b(?:at work|work (?:is|was|has|stuff|stress)|my work|from work|to work|about work|workload|workplace|job|boss|manager|coworkers?|colleagues?|office|shift|fired|laid off|unemployed|career|meetings?|overtime|promotion|interview|project|clients?|resign|quit my|(?:people|colleagues|everyone|two|three) quit)\b/,
  steps: [
    {
      hear: [
        'Work takes up most of the waking day, so it matters how it is there.',
        'That does not stay at the office when you go home.',
        'A job can get under the skin.',
      ],
      ask: ['What happened?', 'What is it about work right now?', 'What has it been like there lately?'],
    },
    {
      hear: [
        'So you give a lot and get little back for it.',
        'It is hard to do good work when you are on guard.',
        'No wonder it goes round in your head.',
      ],
      ask: ['Which part of it bothers you the most?', 'What goes through you before a work day?'],
    },
    {
      hear: [
        'Part of it is the tasks, and part of it is how you are treated.',
        'It touches on what you are good at and how you are seen.',
      ],
      ask: ['What would have to change for it to be bearable?', 'What do you wish they knew?'],
    },
    {
      hear: [
        'You have got through hard weeks there.',
        'There may be a person or an hour at work that is all right.',
      ],
      ask: ['What is still okay about it?', 'Who there is on your side?'],
    },
  ],
  permission: {
    hear: [
      'I cannot change the place, but I know a few ways to carry it less far.',
      'There are some small fences one can put around work.',
    ],
    ask: ['Would you like to hear three?', 'Shall I name some?'],
  },
  offer: ['Here are three: {list}.', 'You might try {list}.'],
  options: [
    {
      id: 'line',
      what: 'one work day with a fixed end',
      match: /\b(?:end|fixed|work day|stop|leave)\b/,
      how: 'Pick a time, shut it all, say "that is it for today" out loud.',
    },
    {
      id: 'sentence',
      what: 'planning one sentence for a talk at work',
      match: /\b(?:sentence|talk|plan\w*|say)\b/,
      how: 'Start with "I need", then one thing. Write it down as you would say it.',
    },
    {
      id: 'walk',
      what: 'a short walk between work and home',
      match: /\b(?:walk|between|home)\b/,
      how: 'Round the block will do. It gives the head a door to shut.',
    },
  ],
  listen: [
    'You can rant about it here.',
    'It is unfair, and it is fine to say so.',
    'You are more than what you get done there.',
    'Off the clock, in here.',
  ],
};
