import { MINUTE_MS } from '../calendar/durations';

/** After how many minutes away a session may lock. */
export const AWAY_MINUTES = [1, 5, 15, 60] as const;
export type AwayMinutes = (typeof AWAY_MINUTES)[number];

/** How many PINs may be tried on a locked session; from then on its password ends the lock. */
export const PIN_TRIES = 5;

interface Session {
  lastUsedAt: Date;
  lockedAt: Date | null;
}

/**
 * How many milliseconds a session may still rest before it locks; 0 when it is locked.
 * @param awayMinutes of the member's app lock; null: there is none, and the answer is Infinity
 */
export function msUntilLocked(session: Session, awayMinutes: number | null, now: Date): number {
  if (awayMinutes === null) return Infinity;
  if (session.lockedAt) return 0;
  return Math.max(0, awayMinutes * MINUTE_MS - (now.getTime() - session.lastUsedAt.getTime()));
}
