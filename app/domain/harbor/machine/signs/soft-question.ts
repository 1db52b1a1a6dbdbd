import { DAY_MS } from '../../../calendar/durations';
import type { Facts } from '../talk/facts';
import type { Resolved } from '../talk/resolved';
import type { Talk } from '../talk/state';

const DAYS_OF_NO = 7;

/** To the soft question, which is due no more then. */
export const softly = (talk: Talk): Resolved => ({
  talk: { ...talk, risk: { ...talk.risk, isSoftDue: false } },
  to: 'SQ.soft',
});

/** Whether the soft question may come: once a conversation, not after another was left standing, and not within a week of a "no" to it. */
export function canAskSoftly({ risk, memory }: Talk, { now }: Facts): boolean {
  const { softNoAt } = memory.person;
  const isFresh = softNoAt !== null && Date.parse(now) - Date.parse(softNoAt) < DAYS_OF_NO * DAY_MS;
  return risk.answer === null && risk.question === null && memory.said.held === undefined && !isFresh;
}
