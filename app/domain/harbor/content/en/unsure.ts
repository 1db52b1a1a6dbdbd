import type { UNSURE_STEPS } from '../../steps/unsure';
import type { WordsFor } from '../words';

export const UNSURE_EN: WordsFor<typeof UNSURE_STEPS> = {
  CONFIRM: {
    say: [
      'Go on, if you like. A few more words help me.',
      'You can tell more of it, or take a way below.',
      'There is room here for the rest of it.',
      'Say as much of it as you want to.',
    ],
    ask: [
      'What is it mostly about?',
      'What part of it is on your mind?',
      'What would you like from this page today?',
    ],
    choices: { write: 'Let me write it down', else: 'Something else' },
  },
  WHICH: {
    say: [
      'A little more, and I may have a line for it.',
      'You know what it is, and I do not yet.',
      'It can be told from whichever end you like.',
      'One thing at a time is fine.',
    ],
    ask: ['Where would you begin?', 'What is at the middle of it?', 'Which bit matters to you now?'],
    choices: { else: 'Something else' },
  },
  'UNSURE.1': {
    say: [
      'I am not sure I understood that.',
      'I could not place that for certain.',
      'That could mean several things to a program.',
      'I may have read only half of that.',
      'My list of words is short, and I lost the thread.',
    ],
    ask: [
      'Is it close to one of these?',
      'Does one of these come near it?',
      'Which of these is it most like?',
    ],
    choices: {
      worry: 'Worry or stress',
      low: 'Low or empty',
      people: 'People: family, love, friends',
      loss: 'Losing someone',
      none: 'None of these',
    },
  },
  'UNSURE.2': {
    say: [
      'I did not get that. It is my limit, not yours.',
      'I missed that one. I only know some words.',
      'I could not find what that belongs to.',
    ],
    ask: ['How shall we go on?', 'Which way would you like?', 'What would be of use to you now?'],
    choices: {
      topics: 'Show me topics',
      write: 'Let me just write',
      exercise: 'A short exercise',
      person: 'A person',
    },
  },
  'UNSURE.open': {
    say: [
      'I cannot place it, and I guess no more. You can put it down here as it comes, with no topic to it.',
      'No list this time. It may just be said, long or short, and it stays on your page.',
      'It needs no name. The page takes it as it is.',
      'That one is beyond me. On paper it can still be yours.',
    ],
    choices: { write: 'Let me just write', person: 'A person', enough: 'That is enough' },
  },
  'UNSURE.missed': {
    say: [
      'I keep missing it. That is on me, not on you. I guess no more.',
      'I missed it again, and I stop guessing here. You can still use this page.',
      'Guessing does not work here today. Your words are enough.',
    ],
    choices: {
      write: 'Let me write it down',
      tip: 'A tip',
      topics: 'Show me topics',
      person: 'A person',
    },
  },
  DOES: {
    say: [
      'You can name it here, in any words. It does not make you bad.',
      'Whatever it is, it has helped you through something. It may be said.',
    ],
    ask: ['What is it that you do?', 'Which of these is it, or is it something else?'],
    choices: {
      hurt: 'I hurt myself',
      drink: 'I drink or take something',
      food: 'Something with food',
      phone: 'I disappear into the phone',
      write: 'I would rather write it',
    },
  },
  CORRECT: {
    say: [
      'I read that wrong. Thank you for saying so.',
      'Then I was off, and it helps to know that.',
      'That was my mistake. Another try.',
      'Set aside. The guess was not a good one.',
    ],
    ask: ['What is it?', 'What fits better?', 'What do you call it?'],
    choices: { write: 'Let me write it', none: 'Something else' },
  },
  'DECLINED.one': {
    say: ['All else is still here.', 'Nothing else is put away.', 'These are left, and more of them.'],
    ask: ['Which of these fits better?', 'Shall it be one of these?'],
    choices: { person: 'A person', enough: 'That is enough' },
  },
  DECLINED: {
    say: ['Fine, that one is gone.', 'I leave it out.', 'It is off the table.', 'No more of that, then.'],
    ask: [
      'What would you like in its place?',
      'What is there beside that?',
      'What do you want to talk about?',
    ],
    choices: {
      tip: 'One tip',
      words: 'Words I could say',
      write: 'I only want to write',
      person: 'A person',
      enough: 'That is enough',
    },
  },
  FEELING: {
    say: [
      'Thank you for saying how it feels.',
      'A feeling with a name is easier to look at.',
      'Feelings do not have to be explained to be real.',
      'It is enough to know that much.',
    ],
    ask: ['What goes with it?', 'Since when is it so?', 'What brought it on?'],
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
