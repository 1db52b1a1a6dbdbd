import { randomUUID } from 'node:crypto';
import type { Database, Executor } from 'db/client';
import * as sessions from 'db/repositories/sessions';
import { noteActivity } from '../audit/account-activity.server';
import { daysAfter, daysBefore, MINUTE_MS } from '../calendar/durations';
import { hashToken, newToken } from '../crypto/tokens.server';
import { voidMailedLinks } from './mailed-links.server';

const SESSION_DAYS = 30;
export const SESSION_IDLE_DAYS = 14;
const TOUCH_AFTER_MS = 5 * MINUTE_MS;
/** An app lock counts from the last use that was noted: it falls at most this much too early. */
const TOUCH_LOCKABLE_AFTER_MS = 5_000;

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

/** Notes that a session was used, at most every five minutes; every five seconds where an app lock counts from it. */
export async function noteUsed(
  db: Database,
  { session, appLock, now }: Pick<LiveSession, 'session' | 'appLock'> & { now: Date },
) {
  const after = appLock ? TOUCH_LOCKABLE_AFTER_MS : TOUCH_AFTER_MS;
  if (now.getTime() - session.lastUsedAt.getTime() < after) return;
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

interface EndDevices {
  userId: string;
  /** The session to end; missing: all but the one of `exceptToken`. */
  id?: string;
  exceptToken?: string;
  /** The caller's device. */
  device?: string;
  now: Date;
}

/** Ends one session of a member, or all but the one of this token. */
export async function endDevices(
  db: Database,
  { userId, id, exceptToken, device, now }: EndDevices,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (id !== undefined) await sessions.deleteOwnSession(tx, { userId, id });
    else {
      const exceptHash = exceptToken ? hashToken(exceptToken) : '';
      await sessions.deleteOtherSessions(tx, { userId, exceptHash });
      // Somebody at another device may have asked for an address or a password of their own.
      await voidMailedLinks(tx, userId);
    }
    await noteActivity(tx, { userId, kind: 'devices-ended', device, now });
  });
}
