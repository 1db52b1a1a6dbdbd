import type { FRAME_STEPS } from '../../../steps/exercises/frame';
import type { WordsFor } from '../../words';

const NUMBERS = { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' };
const AFTER = { step: 'One small step', another: 'Another exercise', enough: 'That is enough for now' };

export const FRAME_EN: WordsFor<typeof FRAME_STEPS> = {
  'X.offer': {
    say: [
      '{exercise}, about {minutes} minutes. You can stop at any step.',
      'This one: {exercise}, about {minutes} minutes. Any step can be the last.',
      '{exercise}. It takes about {minutes} minutes, and each step has a way out.',
      '{exercise}: about {minutes} minutes, and you can leave early.',
      'About {minutes} minutes of this: {exercise}. You set the pace.',
      '{exercise}, some {minutes} minutes. It ends when you say so.',
    ],
    choices: { start: 'Start', else: 'Something else' },
  },
  'X.other': {
    say: [
      'Then not that one. Here is something else, and shorter.',
      'That one is off the list. These are left.',
      'Fine, we skip it. There are other ways.',
      'No need to. Maybe one of these:',
    ],
    choices: { else: 'Something else', enough: 'That is enough for now' },
  },
  'X.before': {
    say: [
      '1 is light, 5 is very heavy.',
      'Take 1 for light and 5 for very heavy.',
      'The scale goes from 1, light, to 5, very heavy.',
    ],
    ask: [
      'How heavy is it right now?',
      'How heavy is it before we begin?',
      'Before the first step, how heavy is it?',
    ],
    choices: NUMBERS,
  },
  'X.after': {
    say: [
      'A number from 1, light, to 5, very heavy.',
      'Here 1 means light and 5 means very heavy.',
      '5 would be very heavy, 1 would be light.',
    ],
    ask: ['How heavy is it now?', 'After these steps, how heavy is it?', 'Which number fits now?'],
    choices: NUMBERS,
  },
  'X.lower': {
    say: [
      'It was {a}, now it is {b}. That is some room.',
      'From {a} to {b}. A little less to carry for now.',
      'The number went down, from {a} to {b}. Small drops count.',
    ],
    choices: AFTER,
  },
  'X.same': {
    say: [
      'It is the same. One round does not always show, and you took the time.',
      'No change in the number. Some exercises need a few rounds.',
      'The number stayed where it was. That happens often, and it says nothing about you.',
    ],
    choices: AFTER,
  },
  'X.higher': {
    say: [
      'It went up. That can happen when you look at something closely. It is not a mistake of yours.',
      'The number is higher now. Looking at a thing can make it louder at first. You did nothing wrong.',
      'It is heavier than at the start. Then slow is right, and something simple.',
    ],
    choices: { ground: 'Look around me', person: 'A person', enough: 'That is enough for now' },
  },
  'X.done': {
    say: ['That was the last step.', 'The exercise is over.', 'No more steps in this one.'],
    choices: AFTER,
  },
  'X.stopped': {
    say: [
      'Stopping is fine. It can be done another day.',
      'Then it ends here. Half an exercise is fine, too.',
      'All right, no further steps.',
      'It is closed. You can start it again at any time.',
      'That is the end of it for today.',
      'Done here. What you did of it still counts.',
    ],
    choices: { else: 'Something else', enough: 'That is enough for now' },
  },
  'X.which': {
    say: 'We can stop here at once. Only so that I take it right:',
    ask: 'Is it the exercise, or more than that?',
    choices: { exercise: 'Only the exercise', more: 'It is more than that' },
  },
  'X.left': {
    say: ['We can leave it at that. This is what you have so far.', 'It can end here. So far there is this.'],
    ask: 'Shall it be kept?',
    choices: { keep: 'Keep it', delete: 'Delete it' },
  },
  'X.leftKept': {
    say: ['It is kept here as a page.', 'Kept. It stays on this page until you delete it.'],
    choices: { else: 'Something else', enough: 'That is enough for now' },
  },
  'X.leftDeleted': {
    say: 'What you wrote is deleted.',
    choices: { else: 'Something else', enough: 'That is enough for now' },
  },
  'X.subject': {
    say: [
      'That is another thing, and it counts, too.',
      'One thing at a time is easier. That one counts, too.',
    ],
    ask: 'Which of the two now?',
    choices: { goOn: 'Go on with this', other: 'Keep this, and on to that' },
  },
  'X.aside': {
    say: 'What you wrote so far is kept as a page.',
    choices: { topic: 'On to that', enough: 'That is enough for now' },
  },
  'X.noted': {
    say: [
      'That may stand here. Take your time, and press a button when you are ready.',
      'It can be said here. The exercise waits for you, and a button below goes on.',
      'There is room for that, too. A button below takes you on when you want.',
      'Write here as much as you like. The step stays open below.',
    ],
    choices: {},
  },
};
