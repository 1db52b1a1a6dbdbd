import { HOUR_MS } from '../calendar/durations';
import { quietUntil } from './times';
import type { MemberType } from './types';

/** The circumstances in which a text is about to be sent. */
export interface Circumstances {
  messageType: MemberType;
  phoneNumber: string;
  expiresAt: Date;
  day: string | null;
  timeZone: string;
  isActive: boolean;
  isSwitchedOn: boolean;
  hasConsent: boolean;
  /** The member's own switch for this kind. */
  isWanted: boolean;
  confirmedNumber: string | null;
  hasOptedOut: boolean;
  /** Why this number is never texted, or null. */
  refusal: string | null;
  /** True when the number has had a welcome lately, of whatever account. */
  isWelcomedLately: boolean;
  lastCheckinDate: string | null;
  hasReflection: boolean;
  /** Texts tried for this member within the last 24 hours. */
  sentLately: number;
}

export type Decision =
  { act: 'send' } | { act: 'wait'; until: Date } | { act: 'skip'; reason: string; isLogged: boolean };

const LIMIT_PAUSE_MS = HOUR_MS;

const skip = (reason: string, isLogged = true): Decision => ({ act: 'skip', reason, isLogged });

/** Whether a text goes out now, waits, or has lost its point. Only the welcome goes without consent, and once. */
export function decide(
  text: Circumstances,
  { now, dailyLimit, keepsQuiet }: { now: Date; dailyLimit: number; keepsQuiet: boolean },
): Decision {
  if (!text.isActive) return skip('The account is not active', false);
  if (!text.isSwitchedOn) return skip('Switched off', false);
  if (text.hasOptedOut) return skip('The number has sent STOP');
  if (text.refusal) return skip(text.refusal);
  if (text.messageType === 'welcome') {
    if (text.isWelcomedLately) return skip('This number has had a welcome within the last 30 days');
  } else {
    if (!text.hasConsent || !text.isWanted) return skip('Not wanted any more', false);
    if (text.confirmedNumber !== text.phoneNumber) return skip('The number is not confirmed any more');
  }
  if (isDoneAlready(text)) return skip('Done already', false);
  if (text.expiresAt <= now) return skip('Too late to be of use');
  const quietEnd = keepsQuiet ? quietUntil(now, text.timeZone) : null;
  if (quietEnd) return { act: 'wait', until: quietEnd };
  if (text.sentLately >= dailyLimit) return { act: 'wait', until: new Date(now.getTime() + LIMIT_PAUSE_MS) };
  return { act: 'send' };
}

function isDoneAlready({ messageType, day, lastCheckinDate, hasReflection }: Circumstances): boolean {
  if (messageType === 'reminder') return day !== null && lastCheckinDate !== null && lastCheckinDate >= day;
  return messageType === 'weekly-reflection' && hasReflection;
}
