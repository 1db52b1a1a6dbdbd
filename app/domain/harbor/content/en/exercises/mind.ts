import type { MIND_STEPS } from '../../../steps/exercises/mind';
import type { WordsFor } from '../../words';

const SKIP = { skip: 'Skip', stop: 'Stop here' };
const SURE = { little: 'Not much', half: 'Half', quite: 'Quite', fully: 'Fully', stop: 'Stop here' };
const AFTER = { next: 'Next', enough: 'That is enough for now' };

export const MIND_EN: WordsFor<typeof MIND_STEPS> = {
  'WORRY.1': { say: 'Write the worry in one line.', choices: SKIP },
  'WORRY.2': {
    say: '',
    ask: 'Can you do something about it in the next day?',
    choices: { yes: 'Yes', no: 'No', unsure: 'I do not know', stop: 'Stop here' },
  },
  'WORRY.3': {
    say: 'Then give it a time. Fifteen minutes tomorrow, not in bed.',
    ask: 'Which part of the day?',
    choices: {
      morning: 'Late morning',
      afternoon: 'Mid-afternoon',
      evening: 'Early evening',
      stop: 'Stop here',
    },
  },
  'WORRY.4': {
    say: 'If it comes before, say to it: {time} is your time. Then back to what your hands were doing. The time is kept, so that I can ask.',
    choices: { done: 'Done', stop: 'Stop here' },
  },
  'THOUGHT.1': { say: '', ask: 'What happened, in one line?', choices: SKIP },
  'THOUGHT.2': {
    say: 'Pick the thought that stings most.',
    ask: 'What went through your head?',
    choices: SKIP,
  },
  'THOUGHT.3': { say: '', ask: 'How sure are you that it is true?', choices: SURE },
  'THOUGHT.4': { say: 'Facts only.', ask: 'What speaks for it?', choices: SKIP },
  'THOUGHT.5': {
    say: '',
    ask: 'What speaks against it, even a little?',
    choices: { nothing: 'Nothing comes', stop: 'Stop here' },
  },
  'THOUGHT.5b': { say: '', ask: 'What would you say to a friend who thought this?', choices: SKIP },
  'THOUGHT.6': { say: 'Write a fairer sentence. It does not need to be cheerful.', choices: SKIP },
  'THOUGHT.7': { say: '', ask: 'How sure are you of the first thought now?', choices: SURE },
  'THOUGHT.done': {
    say: 'This is the record. It is yours to keep or delete.',
    choices: { keep: 'Keep it', again: 'Go through the lines again', delete: 'Delete it' },
  },
  'THOUGHT.kept': { say: 'The record is kept as a page. You can delete it later, too.', choices: AFTER },
  'THOUGHT.deleted': { say: 'The record is deleted.', choices: AFTER },
  'SOLVE.1': { say: 'Say the problem so that it could be filmed: who, what, when.', choices: SKIP },
  'SOLVE.2': { say: '', ask: 'What would be good enough?', choices: SKIP },
  'SOLVE.3': {
    say: 'Write three ways, one at a time, also bad ones.',
    ask: 'What is one way?',
    choices: { skip: 'Nothing comes', stop: 'Stop here' },
  },
  'SOLVE.3b': {
    say: '',
    ask: 'What is a second way?',
    choices: { skip: 'That is all I have', stop: 'Stop here' },
  },
  'SOLVE.3c': {
    say: '',
    ask: 'And a third, even a silly one?',
    choices: { skip: 'Two are enough', stop: 'Stop here' },
  },
  'SOLVE.4': { say: '', ask: 'Which one costs least and helps a bit?', choices: SKIP },
  'SOLVE.5': { say: '', ask: 'What is the very first move?', choices: SKIP },
  'VALUE.1': {
    say: 'You can also write your own.',
    ask: 'Which of these is yours, even on a bad day?',
    choices: {
      friend: 'Being a good friend',
      making: 'Making things',
      fairness: 'Fairness',
      body: 'Care for my body',
      stop: 'Stop here',
    },
  },
  'VALUE.2': { say: '', ask: 'When did you last live it, even a little?', choices: SKIP },
  'VALUE.3': { say: '', ask: 'What would be one tiny sign of it, today or tomorrow?', choices: SKIP },
};
