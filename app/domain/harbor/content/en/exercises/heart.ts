import type { HEART_STEPS } from '../../../steps/exercises/heart';
import type { WordsFor } from '../../words';

const NEXT = { next: 'Next', stop: 'Stop here' };
const SKIP = { skip: 'Skip', stop: 'Stop here' };
const DONE = { done: 'Done', stop: 'Stop here' };
const AFTER = { next: 'Next', enough: 'That is enough for now' };

export const HEART_EN: WordsFor<typeof HEART_STEPS> = {
  'KIND.1': { say: 'Put a hand where you feel it. Say: this is hard right now.', choices: NEXT },
  'KIND.2': { say: 'Others know this, too. You are not the only one.', choices: NEXT },
  'KIND.3': {
    say: 'Think of a good friend who has exactly your day.',
    ask: 'What would you tell them?',
    choices: SKIP,
  },
  'KIND.4': { say: 'Read your own line once, slowly, as if it came to you.', choices: NEXT },
  'KIND.5': {
    say: '',
    ask: 'What is one kind thing in the next hour?',
    choices: {
      rest: 'Rest',
      warm: 'Something warm to drink',
      someone: 'Write to someone',
      skip: 'Skip',
      stop: 'Stop here',
    },
  },
  'GRIEF.1': {
    say: 'Only one, and a small one will do.',
    ask: 'Would you like to think of one moment with them?',
    choices: { yes: 'Yes', notToday: 'Not today', stop: 'Stop here' },
  },
  'GRIEF.2': { say: '', ask: 'Where were you, and what could you see?', choices: SKIP },
  'GRIEF.3': { say: '', ask: 'What did they say, or what did they do?', choices: SKIP },
  'GRIEF.4': { say: '', ask: 'What of them do you carry?', choices: SKIP },
  'GRIEF.5': {
    say: 'Missing them is not a fault to mend.',
    ask: 'Is there something you would do for them this week, a candle, a song, a meal?',
    choices: { notNow: 'Not now', stop: 'Stop here' },
  },
  'LETTER.1': {
    say: 'Write to them as if they would never read it. Nothing is sent from here.',
    choices: SKIP,
  },
  'LETTER.2': { say: '', ask: 'What do you need them to know?', choices: SKIP },
  'LETTER.done': {
    say: 'This is the letter.',
    ask: 'What do you do with it?',
    choices: {
      keep: 'Keep it to myself',
      sleep: 'Sleep on it',
      fair: 'Turn it into one fair sentence',
      again: 'Go through the lines again',
      delete: 'Delete it',
    },
  },
  'LETTER.kept': { say: 'The letter is kept here as a page.', choices: AFTER },
  'LETTER.sleep': { say: 'It stays here as a page. Tomorrow it may read differently.', choices: AFTER },
  'LETTER.fair': {
    say: 'One form for it: When ..., I felt ..., and I would like ...',
    choices: SKIP,
  },
  'LETTER.when': {
    say: 'It is kept with the letter.',
    ask: 'When would be a good time to say it?',
    choices: {
      calm: 'At a calm moment',
      days: 'In a few days',
      never: 'It is only for me',
      stop: 'Stop here',
    },
  },
  'LETTER.deleted': { say: 'The letter is deleted.', choices: AFTER },
  'WRITE.1': {
    say: 'Writing helps some people, even when nobody answers. I only ask if it sounds like danger. Press Done at the end.',
    choices: DONE,
  },
  'WRITE.2': {
    say: [
      'Taken in. Write on, or press Done.',
      'That is on the page. Go on as long as you like.',
      'The page has room for more. Done ends it.',
      'It stands there. More, or Done, as you like.',
      'One more piece is down. Done is there for the end.',
      'Added. Any length is fine.',
    ],
    choices: DONE,
  },
  'WRITE.done': {
    say: 'What you wrote is kept here, and you can delete it.',
    choices: {
      delete: 'Delete this page',
      exercise: 'A short exercise',
      step: 'One small step',
      enough: 'That is enough',
    },
  },
  'WRITE.deleted': {
    say: 'The page is deleted.',
    choices: { exercise: 'A short exercise', step: 'One small step', enough: 'That is enough' },
  },
};
