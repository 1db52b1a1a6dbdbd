import type { Answers } from '../answers';
import { type CheckInMode, firstOpenStep } from '../questions/steps';

interface Begun {
  mode: CheckInMode;
  answers: Answers;
  notes: string;
}

/** The number of the question at which a check-in was left, by its length; null for none that was begun. */
export function stoppedAt(drafts: readonly Begun[]): Record<CheckInMode, number | null> {
  const stepOf = (mode: CheckInMode) => {
    const draft = drafts.find((begun) => begun.mode === mode);
    const hasSomething = draft && (Object.keys(draft.answers).length > 0 || draft.notes !== '');
    return hasSomething ? firstOpenStep(mode, draft.answers) : null;
  };
  return { full: stepOf('full'), quick: stepOf('quick') };
}
