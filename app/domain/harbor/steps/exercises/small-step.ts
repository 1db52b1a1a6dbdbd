import type { Steps } from '../step';

/** One small step: its kind, an idea, how small, when, what could get in the way, and keeping it. */
export const SMALL_STEP_STEPS = {
  'STEP.1': { keeps: 'kind', choices: { body: 'STEP.2', liked: 'STEP.2', waiting: 'STEP.2', person: 'STEP.2', stop: 'X.stopped' }, quiet: ['stop'] },
  'STEP.2': { offers: 'ideas', writes: { to: 'STEP.3', as: 'step' }, choices: { kind: 'STEP.1', stop: 'X.stopped' }, quiet: ['kind', 'stop'] },
  'STEP.3': { keeps: 'size', choices: { two: 'STEP.4', five: 'STEP.4', fifteen: 'STEP.4', stop: 'X.stopped' }, quiet: ['stop'] },
  'STEP.4': { keeps: 'when', choices: { now: 'STEP.5', today: 'STEP.5', tomorrow: 'STEP.5', stop: 'X.stopped' }, quiet: ['stop'] },
  'STEP.5': { writes: { to: 'STEP.then', as: 'obstacle' }, choices: { nothing: 'STEP.6', stop: 'X.stopped' }, quiet: ['stop'], typed: { no: 'nothing', unsure: 'nothing' } },
  'STEP.then': { writes: { to: 'STEP.6', as: 'then' }, choices: { smaller: 'STEP.3', skip: 'STEP.6', stop: 'X.stopped' }, quiet: ['skip', 'stop'] },
  'STEP.6': { choices: { keep: 'STEP.kept', change: 'STEP.2', stop: 'X.stopped' }, quiet: ['stop'], typed: { yes: 'keep', no: 'change' } },
  'STEP.kept': { does: 'keepStep', choices: { next: 'X.after', enough: 'END' } },
} as const satisfies Steps; // prettier-ignore
