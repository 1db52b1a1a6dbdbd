import type { UNSURE_STEPS } from '../../steps/unsure';
import type { WordsFor } from '../words';

export const UNSURE_EN: WordsFor<typeof UNSURE_STEPS> = {
  CONFIRM: { say: '', ask: 'Is this about {topic}?', choices: { else: 'Something else' } },
  WHICH: {
    say: [
      'I want to read that right.',
      'I have a guess, and you know better.',
      'That could be one of these.',
      'I am not sure yet what it is about.',
    ],
    ask: ['Is it one of these?', 'Which of these is nearest?', 'Which one would you pick?'],
    choices: { else: 'Something else' },
  },
  'UNSURE.1': {
    say: [
      'I am not sure I understood that.',
      'I may have read that wrong.',
      'I could not place that for certain.',
      'My reading of that is only a guess.',
      'That could mean several things to a program.',
    ],
    ask: ['Is it close to one of these?', 'Does one of these fit?', 'Which of these comes closest?'],
    choices: { none: 'None of these' },
  },
  'UNSURE.2': {
    say: [
      'I did not get it again. That is my limit, not yours.',
      'I missed that one, too. I only know some words.',
      'I could not find what that belongs to.',
    ],
    ask: ['How shall we go on?', 'Which way would you like?', 'What would be better than my guessing?'],
    choices: {
      topics: 'Show me topics',
      write: 'Let me just write',
      exercise: 'A short exercise',
      person: 'A person',
    },
  },
  CORRECT: {
    say: [
      'I read that wrong. Thank you for saying so.',
      'Then I was off, and it helps to know that.',
      'That was my mistake. Another try.',
      'Set aside. The guess was not a good one.',
    ],
    ask: ['Is it nearer to this?', 'Would one of these be right?', 'What is it really about?'],
    choices: { none: 'None of these' },
  },
  FEELING: {
    say: [
      'Thank you for saying how it feels.',
      'A feeling with a name is easier to look at.',
      'Feelings do not have to be explained to be real.',
      'It is enough to know that much.',
    ],
    ask: ['What does it belong to?', 'Is it tied to one of these?', 'Where might it come from?'],
    choices: { else: 'Something else', write: 'Let me write' },
  },
  HELP: {
    say: [
      'Here is what I have when it is about {topic}. Pick one, and we do it now.',
      'These go with {topic}. Each takes a few minutes.',
      'There are a few things to do about {topic}. One is enough.',
    ],
    ask: ['Which one shall it be?', 'Which would you try?', 'Which is small enough to begin?'],
    choices: { else: 'Something else' },
  },
  'HELP.2': {
    say: [
      'Then let us not look for the best one. Two minutes of breathing, and then we choose.',
      'Any of them is better than searching. We can begin with two minutes of breath.',
      'Let us make it simple: first the breath, then the rest.',
    ],
    choices: { start: 'Start', person: 'A person' },
  },
  'HELP.calm': {
    say: [
      'For the nerves I have these. Each takes two or three minutes.',
      'These calm the body first, and the head comes after.',
      'Short things that you can also do on the spot:',
    ],
    ask: ['Which one do you want?', 'Which would you do first?', 'Which fits where you are?'],
    choices: {
      breathe: 'Slow breathing',
      ground: 'Five senses',
      speak: 'Before I speak to people',
      else: 'Something else',
    },
  },
  'HELP.none': {
    say: [
      'These three fit most days.',
      'These can be done without knowing more.',
      'Three short things, and none needs a reason.',
    ],
    ask: ['Which one, to begin?', 'What is easiest right now?', 'Which of the three is nearest?'],
    choices: {
      breathe: 'Two minutes of breathing',
      step: 'One small step',
      write: 'Let me write',
      else: 'Something else',
    },
  },
};
