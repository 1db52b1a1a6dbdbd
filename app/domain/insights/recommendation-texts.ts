import { countOf } from '../calendar/counts-in-words';
import { IN_WORDS, moves, uncapitalised } from './factor-names';
import { inPoints, ofFive } from './numbers-in-words';
import type { Reason } from './recommendations';
import { SMALL_STEPS } from './small-steps';

export interface Recommendation {
  /** What to do: concrete and small. */
  step: string;
  /** Why it is shown, with its number. */
  why: string;
}

/** The text of a recommendation, with the number that it rests on. */
export function recommendationFor(reason: Reason): Recommendation {
  return { step: stepFor(reason), why: whyFor(reason) };
}

function stepFor(reason: Reason): string {
  switch (reason.name) {
    case 'reach-out':
      return 'Tell one person you trust today how it is going, or call or text 988. You do not need the right words.';
    case 'tied':
    case 'lowest':
      return SMALL_STEPS[reason.factor].second;
    case 'rising':
    case 'good':
      return SMALL_STEPS[reason.factor].keep;
    default:
      return SMALL_STEPS[reason.factor].first;
  }
}

function whyFor(reason: Reason): string {
  switch (reason.name) {
    case 'reach-out':
      return 'Shown because your risk level is high.';
    case 'falling':
      return `Shown because ${uncapitalised(moves(reason.factor, 'is going down', 'down'))}: ${inPoints(reason.change)} lower in the second half of ${countOf(reason.days, 'day')} than in the first.`;
    case 'rising':
      return `Shown because ${uncapitalised(moves(reason.factor, 'is going up', 'up'))}: ${inPoints(reason.change)} higher in the second half of ${countOf(reason.days, 'day')} than in the first.`;
    case 'dropped':
      return `Shown because ${IN_WORDS[reason.factor]} averaged ${ofFive(reason.mean)} in the last 7 days, and ${reason.before.toFixed(1)} in the 4 weeks before.`;
    case 'low':
      return `Shown because ${IN_WORDS[reason.factor]} is low: ${ofFive(reason.average)} over ${countOf(reason.checkIns, 'check-in')}.`;
    case 'tied':
      return `Shown because ${IN_WORDS[reason.factor]} moves together with mood on your ${countOf(reason.link.days, 'day')}; that does not mean that one brings the other.`;
    case 'lowest':
      if (reason.isShared)
        return `Shown because all your ratings have the same average, ${ofFive(reason.average)}, and ${IN_WORDS[reason.factor]} is one place to begin.`;
      return `Shown because ${IN_WORDS[reason.factor]} has your lowest average: ${ofFive(reason.average)} over ${countOf(reason.checkIns, 'check-in')}.`;
    case 'good':
      return `Shown because ${IN_WORDS[reason.factor]} has your highest average: ${ofFive(reason.average)} over ${countOf(reason.checkIns, 'check-in')}.`;
  }
}
