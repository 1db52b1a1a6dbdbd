import type { HeardText } from '../../../safety/types';
import { bodyShows, namesHabit, stoppedTold } from '../plain-danger/body/stopped';
import { hasSymptoms } from '../plain-danger/body/without-drink';
import { hasTold, withTold } from '../signs/told';
import { type Move, openingAt } from '../talk/move';
import type { Resolved } from '../talk/resolved';
import type { Talk } from '../talk/state';
import { isForAnother } from './another-helped';

/** Where help for that body stands already, or another emergency does. */
const AT_HELP = /^(?:WITHDRAW|OD|COMING|BODY)/;

/**
 * That daily drink or pills were stopped, and what the body shows since, told in one text or turns apart: neither is asked
 * again. Null: one of them is not known yet, or the text tells nothing of it.
 */
export function withdrawalTold(talk: Talk, { words, subject }: HeardText): Move | null {
  const { risk, memory } = talk;
  if (subject === 'other' || isForAnother(talk) || !hasTold(talk, 'stopped')) return null;
  const isStop = stoppedTold(words);
  const isBody = bodyShows(words) || (isStop && hasSymptoms(words));
  const isAsked = risk.question?.step === 'SQ.withdraw';
  const isAtList = memory.step === 'WITHDRAW';
  if (!(isStop || isBody) || (AT_HELP.test(memory.step ?? '') && !isAtList)) return null;
  const told = { memory, risk: { ...(isBody ? withTold(risk, 'body') : risk), question: null } };
  if (hasTold(told, 'body')) return openingAt(told, 'WITHDRAW.911');
  if (isAtList) return null;
  const isPlain = hasTold(talk, 'daily') || namesHabit(words);
  const isFree = risk.level === 'none' || risk.level === 'concern';
  return isAsked || (isPlain && isFree) ? openingAt(told, 'WITHDRAW') : null;
}

/** What was told of it passes the question about it, whatever led there. */
export function withdrawalKnown(talk: Talk, to: string): Resolved | null {
  if (!hasTold(talk, 'stopped')) return null;
  if (to === 'SQ.withdraw') return { talk, to: 'WITHDRAW' };
  return hasTold(talk, 'body') && talk.memory.said.WITHDRAW === undefined
    ? { talk, to: 'WITHDRAW.911' }
    : null;
}
