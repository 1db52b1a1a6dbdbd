import type { TOLD_STEPS } from '../../steps/told';
import type { WordsFor } from '../words';

const ENOUGH = 'That is enough';

export const TOLD_EN: WordsFor<typeof TOLD_STEPS> = {
  TOLD: {
    say: '',
    ask: [
      'Would you rather go on telling, or shall we do something?',
      'More telling first, or is it time to do something?',
    ],
    choices: { tell: 'Go on telling', do: 'Do something', enough: ENOUGH },
  },
  'TOLD.on': {
    say: [
      'Then go on, in any order. I ask nothing in between.',
      'Go on.',
      'I read along. Take the time it takes.',
      'And on from there.',
      'There is room. The buttons and the guesses can wait.',
      'I read that. The next piece can come.',
      'There is time, and no order to keep.',
      'That part is here now. Go on when you like.',
      'All right, on with it.',
      'I leave it to you where it goes next.',
      'Keep going, line by line.',
      'Write until it is out.',
    ],
    choices: { that: 'That was it', do: 'Do something with it', enough: ENOUGH },
  },
  'TOLD.that': {
    say: [
      'Thank you for telling it to the end. I read it, and I do not claim to have caught all of it.',
      'Then it is told. I caught a part of it, and all of it stays in this talk.',
      'So that is the whole of it. It is here now, in your words.',
    ],
    ask: [
      'What weighs most in this right now?',
      'What goes through your head right now?',
      'What would you want someone to know about it?',
    ],
    choices: {
      words: 'Words I could say',
      think: 'Think it through',
      write: 'A page of my own',
      tip: 'One tip',
      enough: ENOUGH,
    },
  },
};
