import { randomUUID } from 'node:crypto';
import type { Database, Executor } from 'db/client';
import * as sessions from 'db/repositories/sessions';
import { daysAfter, daysBefore, MINUTE_MS } from '../calendar/durations';
import { hashToken, newToken } from '../crypto/tokens.server';

const SESSION_DAYS = 30;
export const SESSION_IDLE_DAYS = 14;
const TOUCH_AFTER_MS = 5 * MINUTE_MS;

export type LiveSession = sessions.SessionWithMember;

/** Opens a session of at most 30 days and gives its token; only the hash is kept. */
export async function openSession(
  db: Executor,
  { userId, device, now }: { userId: string; device: string | undefined; now: Date },
) {
  const token = newToken();
  const expiresAt = daysAfter(now, SESSION_DAYS);
  await sessions.insertSession(db, {
    id: randomUUID(),
    userId,
    tokenHash: hashToken(token),
    device: device ?? null,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
  });
  return { token, expiresAt };
}

/** The session of a token, or undefined when it ended: unknown, 30 days old, 14 days idle, or of an inactive member. */
export async function findLiveSession(
  db: Database,
  { token, now }: { token: string; now: Date },
): Promise<LiveSession | undefined> {
  const found = await sessions.findSession(db, hashToken(token));
  if (!found?.user.isActive || found.session.expiresAt <= now) return undefined;
  if (found.session.lastUsedAt < daysBefore(now, SESSION_IDLE_DAYS)) return undefined;
  return found;
}

/** Notes that a session was used, at most every five minutes. */
export async function noteUsed(
  db: Database,
  { session, now }: { session: LiveSession['session']; now: Date },
) {
  if (now.getTime() - session.lastUsedAt.getTime() < TOUCH_AFTER_MS) return;
  await sessions.touchSession(db, { id: session.id, userId: session.userId, at: now });
}

export async function endSession(db: Executor, token: string): Promise<void> {
  await sessions.deleteSession(db, hashToken(token));
}

/** A member's live sessions, last used first; `isThis` marks the one of this token. */
export async function listDevices(
  db: Database,
  { userId, token, now }: { userId: string; token: string; now: Date },
) {
  const idleSince = daysBefore(now, SESSION_IDLE_DAYS);
  const rows = await sessions.listLiveSessions(db, { userId, now, idleSince });
  return rows.map(({ id, device, createdAt, lastUsedAt, tokenHash }) => ({
    id,
    device,
    createdAt,
    lastUsedAt,
    isThis: tokenHash === hashToken(token),
  }));
}

/** Ends one session of a member, or all but the one of this token. */
export async function endDevices(
  db: Executor,
  { userId, id, exceptToken }: { userId: string; id?: string; exceptToken?: string },
): Promise<void> {
  if (id !== undefined) await sessions.deleteOwnSession(db, { userId, id });
  else
    await sessions.deleteOtherSessions(db, { userId, exceptHash: exceptToken ? hashToken(exceptToken) : '' });
}
