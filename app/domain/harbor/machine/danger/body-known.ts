import { isCrisis } from '../../../safety/types';
import { hasTold } from '../signs/told';
import type { Talk } from '../talk/state';
import { isForAnother } from './another-helped';

/** Flows in which a body needs help now. */
const OF_BODY = /^(?:OD|BODY|WITHDRAW|FOOD)$/;
/** Danger that somebody else does, or that is somebody else's. */
const OF_OTHERS = /^(?:HURT|HOME|ASSAULT|CHILD|THIRD|OTHER)$/;

/** Whether a body without its daily drink or pills shows what may kill it: told, at whatever step the talk stands now. */
export const isWithdrawing = (talk: Talk): boolean =>
  isCrisis(talk.risk.level) &&
  !isForAnother(talk) &&
  !OF_OTHERS.test(talk.risk.flow ?? '') &&
  hasTold(talk, 'body') &&
  (hasTold(talk, 'stopped') || talk.risk.flow === 'WITHDRAW');

/** Whether a body needs help that was not reached yet, whatever flow a misread text has led to since. */
export const isBodyUnhelped = (talk: Talk): boolean =>
  !/^COMING/.test(talk.memory.step ?? '') &&
  isCrisis(talk.risk.level) &&
  (OF_BODY.test(talk.risk.flow ?? '') || isWithdrawing(talk));

/** The step that sends that body to help; null where none stands open. */
export function emergencyOf(talk: Talk): string | null {
  const { flow, level } = talk.risk;
  if (!isCrisis(level)) return null;
  if (isWithdrawing(talk) || (flow === 'WITHDRAW' && level === 'imminent')) return 'WITHDRAW.911';
  if (flow === 'BODY' && level === 'imminent') return 'BODY.911';
  return flow === 'FOOD' && level === 'imminent' ? 'FOOD.911' : null;
}
