import type { Executor } from 'db/client';
import { findSession } from 'db/repositories/sessions';
import { MINUTE_MS } from '../calendar/durations';
import { hashToken } from '../crypto/tokens.server';
import { Problem } from '../problem';

const MINUTES = 10;

/** Whose factors are to be changed, and by which session. */
export interface OwnSession {
  userId: string;
  token: string;
  /** What kind it is, for the account's activity. */
  device?: string;
  now: Date;
}

/** Whether somebody gave their password or a passkey again in this session, at most ten minutes ago. */
const isFresh = (confirmedAt: Date | null, now: Date) =>
  confirmedAt !== null && now.getTime() - confirmedAt.getTime() < MINUTES * MINUTE_MS;

export async function isConfirmed(db: Executor, { userId, token, now }: OwnSession): Promise<boolean> {
  const found = await findSession(db, hashToken(token));
  return found?.user.id === userId && found.user.isActive && isFresh(found.session.confirmedAt, now);
}

/**
 * Belongs into the transaction of every change of how somebody logs in: an open session alone does not allow it.
 * @throws Problem 'forbidden' when the password or a passkey has to be given again
 */
export async function requireConfirmed(tx: Executor, session: OwnSession): Promise<void> {
  if (await isConfirmed(tx, session)) return;
  throw new Problem('forbidden', 'Please show again that it is you. Nothing was changed.');
}
