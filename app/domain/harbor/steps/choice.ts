import type { Steps } from './step';

/** A choice between two ways, which Harbor does not make; and what works, of which it has no line. */
export const CHOICE_STEPS = {
  CHOICE: { choices: { decide: 'DECIDE.1', words: 'WORDS.1', write: 'WRITE.1', goOn: 'BACK' }, typed: { yes: 'decide', no: 'goOn', unsure: 'decide' } },
  'ASKED.works': { choices: { tip: 'TIP', person: 'ASKED.knows', goOn: 'BACK' }, typed: { yes: 'tip', no: 'goOn' } },
  'ASKED.worksAny': { choices: { tip: 'TIP', person: 'ASKED.knows', goOn: 'BACK' }, typed: { yes: 'tip', no: 'goOn' } },
  'PLAN.decided': { choices: { keep: 'STEP.planKept', more: 'DECIDE.4', no: 'PLAN.no' }, typed: { yes: 'keep', no: 'no', unsure: 'more' } },
} as const satisfies Steps; // prettier-ignore
