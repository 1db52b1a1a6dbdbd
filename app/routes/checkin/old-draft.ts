import { MINUTE_MS } from '~/domain/calendar/durations';

const OLD_AFTER_MS = 30 * MINUTE_MS;

/** A draft from a while ago may be about another moment, or another day. */
export const isOldDraft = ({ updatedAt }: { updatedAt: Date }, now: Date): boolean =>
  now.getTime() - updatedAt.getTime() > OLD_AFTER_MS;
