import { graver, SAFETY_LEVELS, type SafetyLevel, weightOf } from '../../../safety/types';
import type { RiskState } from './state';

/** The state with its level raised to at least this, and who raised it. */
export function raised(
  risk: RiskState,
  { to, by }: { to: SafetyLevel; by: NonNullable<RiskState['raisedBy']> },
): RiskState {
  if (weightOf(to) < weightOf(risk.level)) return risk;
  // What the person has said stays theirs, whatever a sign adds later.
  const raisedBy = risk.raisedBy === 'person' && risk.level !== 'none' ? 'person' : by;
  return { ...risk, level: graver(risk.level, to), raisedBy };
}

/** One step down towards this level, never two: only ever by an answer of the person's own. */
export function lowered(risk: RiskState, to: SafetyLevel): RiskState {
  if (weightOf(risk.level) <= weightOf(to)) return risk;
  const level = SAFETY_LEVELS[weightOf(risk.level) - 1] ?? 'none';
  return { ...risk, level, raisedBy: level === 'none' ? null : risk.raisedBy };
}
