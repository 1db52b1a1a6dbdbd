import type { AnswerWords } from '../answer-words';

/** What is said to who answers one of Harbor's open questions: true of any answer. */
export const ANSWERS_EN: AnswerWords = {
  most: {
    say: [
      'Then that part goes first, and the rest can wait.',
      'So that is where it presses.',
      'It is something to have that one named, apart from the rest.',
    ],
    ask: ['What would you like to do with just that part?', 'What should happen with that one?'],
  },
  part: {
    say: [
      'Then it has more than one side.',
      'That comes on top of it, then.',
      'No wonder it is hard to say in one line.',
    ],
    ask: ['Which side shall we take first?', 'Where would you like to begin with it?'],
  },
  head: {
    say: [
      'A thought can be true, half true, or just loud. It helps to look at it by itself.',
      'Once it is out of the head, it has a beginning and an end.',
      'That can go round for hours in there. Written down, it stands still for a moment.',
    ],
    ask: ['Shall we look at just that thought?', 'What shall we do with that thought?'],
  },
  known: {
    say: [
      'You could say it to someone in just these words.',
      'Nothing has to be added to that. It can be said as it is.',
      'That is short enough for a message, and clear.',
    ],
    ask: ['Would you like to get it ready?', 'Who could be the one to hear it?'],
  },
  how: {
    say: [
      'That answers what I asked. Thank you.',
      'Then that is how it is for you, and it counts.',
      'Plainly said. That is easier to work with.',
    ],
  },
  on: {
    say: ['So far it has come, then.', 'Then it is not over yet.', 'That is where it stands now.'],
  },
};
