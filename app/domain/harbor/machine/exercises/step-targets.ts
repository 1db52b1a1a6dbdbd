import { withExercise } from '../offers/exercise-targets';
import { wholeStep } from '../plain/of-life/whole-step';
import type { Resolved } from '../talk/resolved';
import type { Talk } from '../talk/state';

/** What was written with the step is not asked after it. */
const BEFORE_SIZE = /^(?:STEP\.[12]|X\.offer)$/;
const BEFORE_WHEN = /^(?:STEP\.[123]|X\.offer)$/;

/** Where a small step goes on: its size and its time are passed over where the step has them, or needs none. */
export function ofStep(talk: Talk, to: 'STEP.3' | 'STEP.4'): Resolved | null {
  const { step, slots } = talk.memory;
  if (to === 'STEP.4') {
    if (!slots.step) return { talk: withExercise(talk, 'STEP'), to: 'STEP.1' };
    return slots.when && BEFORE_WHEN.test(step ?? '') ? { talk, to: 'STEP.5' } : null;
  }
  if (!BEFORE_SIZE.test(step ?? '')) return null;
  if (slots.size) return { talk, to: 'STEP.4' };
  return slots.whole || wholeStep(slots.step ?? '') ? { talk, to: 'STEP.4', leads: ['step.whole'] } : null;
}
