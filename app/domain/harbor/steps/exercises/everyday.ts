import type { Steps } from '../step';

/** A choice, words for somebody, and speaking in front of people. */
export const EVERYDAY_STEPS = {
  'WORDS.1': { writes: { to: 'WORDS.2', as: 'happened' }, choices: { skip: 'WORDS.2', stop: 'X.stopped' }, quiet: ['skip', 'stop'] },
  'WORDS.2': { writes: { to: 'WORDS.3', as: 'need' }, choices: { skip: 'WORDS.3', stop: 'X.stopped' }, quiet: ['skip', 'stop'] },
  'WORDS.3': { writes: { to: 'WORDS.done', as: 'ask' }, choices: { skip: 'WORDS.done', stop: 'X.stopped' }, quiet: ['skip', 'stop'] },
  'WORDS.done': { does: 'showRecord', choices: { keep: 'WORDS.kept', again: 'X.again', delete: 'WORDS.deleted' } },
  'WORDS.kept': { does: 'keepPage', choices: { next: 'X.after', enough: 'END' } },
  'WORDS.deleted': { does: 'deletePage', choices: { next: 'X.after', enough: 'END' } },
  'DECIDE.1': { writes: { to: 'DECIDE.2', as: 'choice' }, choices: { skip: 'DECIDE.2', stop: 'X.stopped' }, quiet: ['skip', 'stop'] },
  'DECIDE.2': { writes: { to: 'DECIDE.3', as: 'good' }, choices: { skip: 'DECIDE.3', stop: 'X.stopped' }, quiet: ['skip', 'stop'] },
  'DECIDE.3': { writes: { to: 'DECIDE.4', as: 'cost' }, choices: { skip: 'DECIDE.4', stop: 'X.stopped' }, quiet: ['skip', 'stop'] },
  'DECIDE.4': { writes: { to: 'DECIDE.done', as: 'first' }, choices: { skip: 'DECIDE.done', stop: 'X.stopped' }, quiet: ['skip', 'stop'] },
  'DECIDE.done': { does: 'showRecord', choices: { keep: 'DECIDE.kept', again: 'X.again', delete: 'DECIDE.deleted' } },
  'DECIDE.kept': { does: 'keepPage', choices: { next: 'X.after', enough: 'END' } },
  'DECIDE.deleted': { does: 'deletePage', choices: { next: 'X.after', enough: 'END' } },
  'SPEAK.1': { choices: { next: 'SPEAK.2', stop: 'X.stopped' }, quiet: ['stop'] },
  'SPEAK.2': { writes: { to: 'SPEAK.3', as: 'sentence' }, choices: { skip: 'SPEAK.3', stop: 'X.stopped' }, quiet: ['skip', 'stop'] },
  'SPEAK.3': { choices: { done: 'X.after', stop: 'X.stopped' }, quiet: ['stop'] },
} as const satisfies Steps; // prettier-ignore
