import type { Facts } from './facts';
import type { PersonMemory, RiskState, TalkMemory } from './state';

/** Risk that is open now is known on the next visit, however this one is left. */
export function withOpenRisk(
  { person }: TalkMemory,
  { level, flow, answer, raisedBy }: RiskState,
  { now }: Facts,
): PersonMemory {
  if (level === 'none') return person;
  return {
    ...person,
    openRisk: {
      at: now,
      flow: flow ?? 'SUI',
      isAnswered: raisedBy === 'person' || (answer !== null && answer !== 'held'),
    },
  };
}
