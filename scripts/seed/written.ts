import type { ReflectionTexts } from '../../app/domain/reflections/fields';
import type { PlanTexts } from '../../app/domain/safety-plan/sections';

/** Weekly reflections, the oldest first. */
export const REFLECTIONS: readonly ReflectionTexts[] = [
  {
    highlights: 'I went swimming twice, as I said I would.',
    challenges: 'Work took most evenings. I said yes to things I had no time for.',
    gratitude: 'Ana, who brought soup when I was too tired to cook.',
    nextWeekGoals: 'Leave the office by six on two days.',
  },
  {
    highlights: 'Left at six on Tuesday and Thursday. The roof did not fall in.',
    challenges: 'Nights. I wake at four and plan the whole day before it has begun.',
    gratitude: 'The park on the way home.',
    nextWeekGoals: 'No phone in the bedroom.',
  },
  {
    highlights: 'The phone stayed in the kitchen on five nights.',
    challenges: 'The argument with my sister. I keep going over it.',
    gratitude: 'A stranger who held the train door.',
    nextWeekGoals: 'Write to her.',
  },
  {
    highlights: 'I wrote to my sister, and she called the same day.',
    challenges: 'The deadline. I ate at my desk all week.',
    gratitude: 'That she called.',
    nextWeekGoals: 'Lunch outside, at least twice.',
  },
  {
    highlights: 'Finished the report. Lunch in the park on three days.',
    challenges: 'Mondays are still heavy, whatever I did on Sunday.',
    gratitude: 'The first warm evening of the year.',
    nextWeekGoals: 'Something nice planned for Monday evening.',
  },
];

export const PLAN: PlanTexts = {
  warningSigns:
    'I stop answering messages\nI wake before five, several nights in a row\nEverything feels like my fault',
  copingSteps: 'A shower, then outside for ten minutes\nSwimming\nSlow breathing, six breaths a minute',
  distractions: 'The café at the corner\nThe library\nThe Thursday quiz',
  people: 'Ana, 202-555-0131\nMy sister Inés, 202-555-0164',
  professionals: 'Dr. Abara, my doctor, 202-555-0170\n988, call or text',
  surroundings: 'Ask Ana to keep the spare tablets at her place',
};

/** Talks with Harbor by how many days ago they were: what was typed, or after `>` the place of the button pressed. */
export const TALKS: readonly { daysAgo: number; said: readonly string[] }[] = [
  { daysAgo: 41, said: ['hi, what can you do?', '>0'] },
  { daysAgo: 17, said: ['work is too much this week and I cannot switch off in the evening', '>0', '>0'] },
  { daysAgo: 6, said: ['I woke up at four again', '>0', '>1'] },
  { daysAgo: 0, said: ['my sister called and we are talking again', '>0'] },
];

/** Totals of questionnaires that were filled in on paper, by how many days ago. */
export const SCORES = [
  { daysAgo: 62, instrument: 'phq-9', total: 14 },
  { daysAgo: 62, instrument: 'gad-7', total: 9 },
  { daysAgo: 5, instrument: 'phq-9', total: 8 },
] as const;

export const MESSAGE_TO_PROVIDER =
  'My nights are what I would most like to talk about. Mondays are hard, and I do not know why.';
