import type { EVERYDAY_STEPS } from '../../../steps/exercises/everyday';
import type { WordsFor } from '../../words';

const SKIP = { skip: 'Skip', stop: 'Stop here' };
const AFTER = { next: 'Next', enough: 'That is enough for now' };
const KEEP = { keep: 'Keep it', again: 'Go through the lines again', delete: 'Delete it' };

export const EVERYDAY_EN: WordsFor<typeof EVERYDAY_STEPS> = {
  'WORDS.1': {
    say: 'We make two or three lines that you can say or send. First only what happened or what is, with no blame in it.',
    ask: 'What did they do, or what do they not know yet?',
    choices: SKIP,
  },
  'WORDS.2': { say: 'One short line, and it begins with I.', ask: 'What do you need?', choices: SKIP },
  'WORDS.3': {
    say: 'One thing that they can do, and soon.',
    ask: 'What do you ask them for?',
    choices: SKIP,
  },
  'WORDS.done': {
    say: 'These are your lines, in this order. Say or send them once. What comes back, or does not, is up to them.',
    choices: KEEP,
  },
  'WORDS.kept': {
    say: 'They are kept here as a page. Read them out loud once, and pick a calm moment.',
    choices: AFTER,
  },
  'WORDS.deleted': { say: 'Your lines are deleted.', choices: AFTER },
  'DECIDE.1': { say: 'Put the choice in one line: this, or that.', choices: SKIP },
  'DECIDE.2': { say: 'Take the one you lean to.', ask: 'What would be good about it?', choices: SKIP },
  'DECIDE.3': { say: 'Now the other side of it.', ask: 'What would it cost you?', choices: SKIP },
  'DECIDE.4': {
    say: 'You do not have to choose today.',
    ask: 'What would you want to find out first?',
    choices: SKIP,
  },
  'DECIDE.done': {
    say: 'Both sides stand here. Look at them again after one night.',
    choices: KEEP,
  },
  'DECIDE.kept': { say: 'Both sides are kept here as a page.', choices: AFTER },
  'DECIDE.deleted': { say: 'The two lists are deleted.', choices: AFTER },
  'SPEAK.1': {
    say: 'Both feet on the floor. Let the air out slowly, three times. A fast heart is only your body getting ready.',
    choices: { next: 'Next', stop: 'Stop here' },
  },
  'SPEAK.2': {
    say: 'You only need the first line by heart. The rest follows it.',
    ask: 'What is your first line?',
    choices: SKIP,
  },
  'SPEAK.3': {
    say: 'Find one kind face, and say it to them, slower than you want to. People see far less of your nerves than you feel.',
    choices: { done: 'Done', stop: 'Stop here' },
  },
};
