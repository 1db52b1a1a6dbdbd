import { isCrisis } from '../../../safety/types';
import { DENIALS } from '../../content/denials';
import { STEPS } from '../../steps/all';
import { isSafetyStep } from '../talk/move';
import type { Offered, Talk } from '../talk/state';

/** The id of the button that says that Harbor read it wrong. */
export const DENIAL = 'readWrong';

/** Steps with words of their own for it, or that nobody is led to by a misreading. */
const WITHOUT =
  /^(?:SQ|QUIET|SOME|FOLLOW|HOW|END|SAFER|TEN|PERSON|BARRIER\.|NS|BODY|FOOD|MANIA|HURT\.screen)(?:\.|$)/;
const HAS_ONE: readonly string[] = ['misread', 'notSo', 'nothing', 'none', 'safer', 'more'];

/** Every step of a danger has a way to say that there is none: where the step has no button for it, this one stands back. */
export function denialAt(id: string, { risk }: Talk): Offered[] {
  const isTaken = /^OD\./.test(id) && !/^(?:WITHDRAW|BODY|FOOD|THIRD)$/.test(risk.flow ?? '');
  if (!isSafetyStep(id) || !isCrisis(risk.level) || WITHOUT.test(id)) return [];
  if (
    Object.keys(STEPS[id]?.choices ?? {}).some(
      (choice) => HAS_ONE.includes(choice) && id !== 'SUI.near' && id !== 'SUI.with',
    )
  )
    return [];
  const labels = DENIALS[risk.language];
  if (id === 'THIRD') return [{ id: 'notSo', label: labels.third, target: 'SQ.misread' }];
  return [
    {
      id: DENIAL,
      label: isTaken ? labels.taken : /^THIRD/.test(id) ? labels.third : labels.read,
      target: 'SQ.denied',
    },
  ];
}
