import type { Database } from 'db/client';
import * as locks from 'db/repositories/app-locks';
import { noteActivity } from '../audit/account-activity.server';
import { countOf } from '../calendar/counts-in-words';
import { hashPassword, isPassword } from '../crypto/password.server';
import { invalidField, Problem } from '../problem';
import type { Member } from './accounts.server';
import { PIN_TRIES } from './app-lock';
import type { SetLockInput, UnlockInput } from './app-lock-schema';
import { requireOwnPassword } from './profile.server';
import { requireUnchanged } from './unchanged.server';

interface Lockable {
  user: Member;
  /** The id of the session that is locked, or is to be. */
  sessionId: string;
  device?: string;
  now: Date;
}

/**
 * Turns the app lock on, or changes its PIN and minutes. The session it is done in counts as used just now.
 * @throws Problem 'invalid' for a wrong password, 'unauthenticated' when it was changed meanwhile
 */
export async function setAppLock(
  db: Database,
  { user, sessionId, input, device, now }: Lockable & { input: SetLockInput },
): Promise<void> {
  await requireOwnPassword(user, input.currentPassword);
  const pinHash = await hashPassword(input.pin);
  await db.transaction(async (tx) => {
    await requireUnchanged(tx, user);
    const kind = (await locks.findAppLock(tx, user.id)) ? 'lock-changed' : 'lock-on';
    const { awayMinutes } = input;
    await locks.saveAppLock(tx, { userId: user.id, pinHash, awayMinutes, updatedAt: now });
    await locks.unlockSession(tx, { id: sessionId, userId: user.id, at: now });
    await noteActivity(tx, { userId: user.id, kind, device, now });
  });
}

/**
 * Turns the app lock off, for every session of the member.
 * @throws Problem 'invalid' for a wrong password, 'unauthenticated' when it was changed meanwhile
 */
export async function endAppLock(
  db: Database,
  { user, currentPassword, device, now }: Omit<Lockable, 'sessionId'> & { currentPassword: string },
): Promise<void> {
  await requireOwnPassword(user, currentPassword);
  await db.transaction(async (tx) => {
    await requireUnchanged(tx, user);
    await locks.deleteAppLock(tx, user.id);
    await noteActivity(tx, { userId: user.id, kind: 'lock-off', device, now });
  });
}

/** Locks one session at once. @throws Problem 'conflict' where no app lock is set up */
export async function lockNow(db: Database, { user, sessionId, now }: Lockable): Promise<void> {
  if (!(await locks.findAppLock(db, user.id))) {
    throw new Problem('conflict', 'There is no app lock yet. You can set one up in the settings.');
  }
  await locks.lockSession(db, { id: sessionId, userId: user.id, at: now });
}

/**
 * Ends the lock of one session by the PIN or the password. Every PIN takes one of five tries before it is looked at, so
 * that many at once are no more than five; the password gives them back.
 * @throws Problem 'invalid' for a wrong one
 */
export async function unlock(
  db: Database,
  { input, ...who }: Lockable & { input: UnlockInput },
): Promise<void> {
  await ('pin' in input
    ? unlockByPin(db, { ...who, pin: input.pin })
    : unlockByPassword(db, { ...who, ...input }));
}

async function unlockByPin(db: Database, { user, sessionId, pin, device, now }: Lockable & { pin: string }) {
  const session = { id: sessionId, userId: user.id };
  const taken = await locks.takePinTry(db, { ...session, most: PIN_TRIES });
  if (taken === undefined) throw invalidField('pin', TRIES_OVER);
  const lock = await locks.findAppLock(db, user.id);
  if (!lock) return; // turned off meanwhile: nothing is locked
  if (!(await isPassword(pin, lock.pinHash))) {
    if (taken === PIN_TRIES)
      await noteActivity(db, { userId: user.id, kind: 'lock-tries-over', device, now });
    throw invalidField('pin', wrongPin(PIN_TRIES - taken));
  }
  await db.transaction(async (tx) => {
    const current = await locks.findAppLock(tx, user.id);
    if (current && current.pinHash !== lock.pinHash)
      throw invalidField('pin', 'The PIN was changed just now.');
    await locks.unlockSession(tx, { ...session, at: now });
  });
}

async function unlockByPassword(
  db: Database,
  { user, sessionId, password, now }: Lockable & { password: string },
): Promise<void> {
  if (!(await isPassword(password, user.passwordHash)))
    throw invalidField('password', 'That is not your password.');
  await db.transaction(async (tx) => {
    await requireUnchanged(tx, user);
    await locks.unlockSession(tx, { id: sessionId, userId: user.id, at: now });
  });
}

const TRIES_OVER = 'There were five wrong ones. Your password ends the lock.';

function wrongPin(left: number): string {
  if (left === 0) return `That is not the PIN. ${TRIES_OVER}`;
  return `That is not the PIN. ${left === 1 ? 'One try is' : `${countOf(left, 'try', 'tries')} are`} left; your password works, too.`;
}
