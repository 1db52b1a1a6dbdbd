import type { Steps } from './step';

/** The first words to somebody who is known: the small step, the worry, the check-in. */
export const RETURN_STEPS = {
  'RETURN.step': { choices: { did: 'RETURN.did', part: 'RETURN.part', notYet: 'RETURN.notYet', noFit: 'RETURN.letGo' }, typed: { yes: 'did', no: 'notYet' } },
  'RETURN.did': { does: 'dropStep', writes: { to: 'RETURN.next', as: 'possible' }, choices: { next: 'RETURN.next', enough: 'END' } },
  'RETURN.next': { choices: { another: 'STEP.1', else: 'PICK', enough: 'END' } },
  'RETURN.part': { choices: { keep: 'RETURN.kept', smaller: 'RETURN.smaller', letGo: 'RETURN.letGo' } },
  'RETURN.kept': { choices: { else: 'PICK', exercise: 'HELP', enough: 'END.step' } },
  'RETURN.notYet': { choices: { big: 'STEP.3', day: 'STEP.4', keep: 'RETURN.kept', letGo: 'RETURN.letGo' } },
  'RETURN.smaller': { writes: { to: 'STEP.3', as: 'step' }, choices: { same: 'STEP.3', another: 'STEP.1' } },
  'RETURN.letGo': { does: 'dropStep', choices: { another: 'STEP.1', else: 'PICK', enough: 'END' } },
  'RETURN.worry': { choices: { look: 'WORRY.2', gone: 'RETURN.worryGone', later: 'WORRY.3' } },
  'RETURN.worryGone': { does: 'forgetWorry', choices: { else: 'PICK', step: 'STEP.1', enough: 'END' } },
  'RETURN.plain': { choices: { sleep: 'TOPIC.sleep', mood: 'PICK', else: 'PICK.2', hello: 'GREET' } },
  'RETURN.hello': { choices: { weighs: 'PICK', sleep: 'SLEEP.1', calm: 'BREATH.1', step: 'STEP.1', good: 'TOPIC.good' } },
  LOW: { asks: true, links: ['call988', 'text988'], choices: { no: 'LOW.no', sometimes: 'SOME', yes: 'SUI.1', rather: 'QUIET' } },
  'LOW.no': { choices: { ground: 'GROUND.1', kind: 'KIND.1', write: 'WRITE.1', person: 'PERSON' } },
} as const satisfies Steps; // prettier-ignore
