import type { SMALL_STEP_STEPS } from '../../../steps/exercises/small-step';
import type { WordsFor } from '../../words';

export const SMALL_STEP_EN: WordsFor<typeof SMALL_STEP_STEPS> = {
  'STEP.1': {
    say: 'Waiting for the right mood rarely works. A small act can come first.',
    ask: 'Which kind fits today?',
    choices: {
      body: 'For the body',
      liked: 'Something I used to like',
      waiting: 'Something that waits for me',
      person: 'Toward a person',
      stop: 'Stop here',
    },
  },
  'STEP.2': {
    say: 'You can write your own in a few words.',
    ask: 'What could it be?',
    choices: { kind: 'Another kind', stop: 'Stop here' },
  },
  'STEP.3': {
    say: 'Make it smaller until it is almost silly.',
    ask: 'How long shall it take?',
    choices: { two: '2 minutes', five: '5 minutes', fifteen: '15 minutes', stop: 'Stop here' },
  },
  'STEP.4': {
    say: '',
    ask: 'When would you do it?',
    choices: { now: 'Now', today: 'Today', tomorrow: 'Tomorrow', stop: 'Stop here' },
  },
  'STEP.5': {
    say: '',
    ask: 'What could get in the way?',
    choices: { nothing: 'Nothing', stop: 'Stop here' },
  },
  'STEP.then': {
    say: 'Good to know it before.',
    ask: 'If that comes up, what could you do then?',
    choices: { smaller: 'Make it smaller', skip: 'Skip', stop: 'Stop here' },
  },
  'STEP.6': {
    say: 'Your step: {step}, {when}. Next time I will ask, and any answer is fine.',
    choices: { keep: 'Keep it', change: 'Change it', stop: 'Stop here' },
  },
  'STEP.kept': {
    say: 'You see your step on this page, under What Harbor can use. There you can take it out, too.',
    choices: { next: 'Next', enough: 'That is enough for now' },
  },
};
