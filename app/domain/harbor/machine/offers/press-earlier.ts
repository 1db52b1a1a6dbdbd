import { isCrisis } from '../../../safety/types';
import { WORDS } from '../../content/all-words';
import { STEPS } from '../../steps/all';
import { isSafetyStep, type Move, stay, suspending } from '../talk/move';
import type { Talk } from '../talk/state';

/** A button of a reply that is not the newest: another tab, or a page that was gone back to. */
export interface EarlierButton {
  step: string;
  choice: string;
}

/**
 * Nothing is taken of an earlier reply's button: the newest buttons come again. But an answer to a question about safety
 * that tells of danger is heard, whatever another tab has answered; where a crisis is open, it is being asked about already.
 */
export function pressEarlier(
  talk: Talk,
  earlier: EarlierButton | undefined,
): { move: Move; own: string | null } {
  const target = earlier && dangerToldBy(earlier);
  if (target === undefined || isCrisis(talk.risk.level)) return { move: stay(talk, 'EARLIER'), own: null };
  const labels = WORDS[talk.risk.language][earlier?.step ?? '']?.choices;
  return {
    move: { talk: suspending(talk), to: target, by: 'person' },
    own: labels?.[earlier?.choice ?? ''] ?? null,
  };
}

/** The step of danger that a question's answer leads to. */
function dangerToldBy({ step, choice }: EarlierButton): string | undefined {
  const asked = STEPS[step];
  const target = asked?.choices[choice];
  const isTold = asked?.asks && isSafetyStep(step) && target !== undefined && isSafetyStep(target);
  return isTold && STEPS[target]?.level !== undefined ? target : undefined;
}
