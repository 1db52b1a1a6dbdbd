import type { Steps } from '../step';

/** Self-compassion, a memory, a letter that is not sent, and a page of one's own. */
export const HEART_STEPS = {
  'KIND.1': { choices: { next: 'KIND.2', stop: 'X.stopped' }, quiet: ['stop'] },
  'KIND.2': { choices: { next: 'KIND.3', stop: 'X.stopped' }, quiet: ['stop'] },
  'KIND.3': { writes: { to: 'KIND.4', as: 'friend' }, choices: { skip: 'KIND.5', stop: 'X.stopped' }, quiet: ['skip', 'stop'] },
  'KIND.4': { choices: { next: 'KIND.5', stop: 'X.stopped' }, quiet: ['stop'] },
  'KIND.5': { writes: { to: 'X.after', as: 'kindThing' }, choices: { rest: 'X.after', warm: 'X.after', someone: 'X.after', skip: 'X.after', stop: 'X.stopped' }, quiet: ['skip', 'stop'] },
  'GRIEF.1': { tells: { to: 'GRIEF.3', as: 'place' }, choices: { yes: 'GRIEF.2', notToday: 'GRIEF.5', stop: 'X.stopped' }, quiet: ['stop'], typed: { yes: 'yes', no: 'notToday', unsure: 'notToday' } },
  'GRIEF.2': { writes: { to: 'GRIEF.3', as: 'place' }, choices: { skip: 'GRIEF.3', stop: 'X.stopped' }, quiet: ['skip', 'stop'] },
  'GRIEF.3': { writes: { to: 'GRIEF.4', as: 'gesture' }, choices: { skip: 'GRIEF.4', stop: 'X.stopped' }, quiet: ['skip', 'stop'] },
  'GRIEF.4': { writes: { to: 'GRIEF.5', as: 'carried' }, choices: { skip: 'GRIEF.5', stop: 'X.stopped' }, quiet: ['skip', 'stop'] },
  'GRIEF.5': { writes: { to: 'X.after', as: 'forThem' }, choices: { notNow: 'X.after', stop: 'X.stopped' }, quiet: ['stop'], typed: { no: 'notNow', unsure: 'notNow' } },
  'LETTER.1': { writes: { to: 'LETTER.2', as: 'letter' }, choices: { skip: 'LETTER.2', stop: 'X.stopped' }, quiet: ['skip', 'stop'] },
  'LETTER.2': { writes: { to: 'LETTER.done', as: 'need' }, choices: { skip: 'LETTER.done', stop: 'X.stopped' }, quiet: ['skip', 'stop'] },
  'LETTER.done': { does: 'showRecord', choices: { keep: 'LETTER.kept', sleep: 'LETTER.sleep', fair: 'LETTER.fair', again: 'X.again', delete: 'LETTER.deleted' } },
  'LETTER.kept': { does: 'keepPage', choices: { next: 'X.after', enough: 'END' } },
  'LETTER.sleep': { does: 'keepPage', choices: { next: 'X.after', enough: 'END' } },
  'LETTER.fair': { writes: { to: 'LETTER.when', as: 'fair' }, choices: { skip: 'LETTER.kept', stop: 'X.stopped' }, quiet: ['skip', 'stop'] },
  'LETTER.when': { does: 'keepPage', choices: { calm: 'X.after', days: 'X.after', never: 'X.after', stop: 'X.stopped' }, quiet: ['stop'] },
  'LETTER.deleted': { does: 'deletePage', choices: { next: 'X.after', enough: 'END' } },
  'WRITE.1': { writes: { to: 'WRITE.2', as: 'page' }, choices: { done: 'WRITE.done', stop: 'X.stopped' }, quiet: ['stop'] },
  'WRITE.2': { writes: { to: 'WRITE.2', as: 'page' }, choices: { done: 'WRITE.done', stop: 'X.stopped' }, quiet: ['stop'] },
  'WRITE.done': { does: 'keepPage', choices: { delete: 'WRITE.deleted', exercise: 'HELP', step: 'STEP.1', enough: 'END' } },
  'WRITE.deleted': { does: 'deletePage', choices: { exercise: 'HELP', step: 'STEP.1', enough: 'END' } },
} as const satisfies Steps; // prettier-ignore
