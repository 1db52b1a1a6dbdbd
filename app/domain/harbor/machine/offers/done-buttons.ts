import { hasTold } from '../signs/told';
import type { Offered, Talk } from '../talk/state';

const PLAN = /^HOME\.(?:plan|papers|child)$/;

/** Whether a button of the plan against somebody close is done: the person knows, or that part of it was read. */
export const isDone = (step: string, { id, target }: Offered, talk: Talk): boolean =>
  PLAN.test(step) &&
  ((id === 'person' && hasTold(talk, 'knows')) ||
    (/^HOME\./.test(target) && talk.memory.said[target] !== undefined));
