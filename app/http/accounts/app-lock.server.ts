import { db } from '../../db.server';
import { PIN_TRIES } from '../../domain/accounts/app-lock';
import { endAppLock, lockNow, setAppLock, unlock } from '../../domain/accounts/app-lock.server';
import type { SetLockInput, UnlockInput } from '../../domain/accounts/app-lock-schema';
import { reclaimParked } from '../../domain/check-in/drafts/drafts.server';
import { clear, parkedCookie, readText } from '../cookies.server';
import { limitOwner } from '../rate-limits.server';
import { findSession, type LockedVisitor, type MemberVisitor } from '../visitor/visitor.server';
import { deviceName } from './device-name';

const who = (request: Request, { user, sessionId }: MemberVisitor) => ({
  user,
  sessionId,
  device: deviceName(request),
  now: new Date(),
});

/**
 * Ends the lock of the session that sent the request, under a limit of its own: one device cannot lock out another.
 * Returns the headers that hand back what was sent meanwhile. Screen and API both come through here.
 * @throws Problem 'invalid' for a wrong PIN or password, 'too-many'
 */
export async function unlockFrom(
  request: Request,
  { behind }: LockedVisitor,
  input: UnlockInput,
): Promise<Headers> {
  await limitOwner('unlock', behind.sessionId);
  const asking = who(request, behind);
  await unlock(db, { ...asking, input });
  const headers = new Headers();
  const parked = await readText(request, parkedCookie);
  if (parked && (await reclaimParked(db, { ownerId: behind.owner.id, token: parked, now: asking.now })))
    headers.append('Set-Cookie', await clear(parkedCookie));
  return headers;
}

/** Locks the session that sent the request. @throws Problem 'conflict' where no app lock is set up */
export async function lockFrom(request: Request, visitor: MemberVisitor): Promise<void> {
  await lockNow(db, who(request, visitor));
}

/** @throws Problem 'invalid' for a wrong password, 'too-many' */
export async function setLockFrom(request: Request, visitor: MemberVisitor, input: SetLockInput) {
  await limitOwner('passwordChange', visitor.user.id);
  await setAppLock(db, { ...who(request, visitor), input });
}

/** @throws Problem 'invalid' for a wrong password, 'too-many' */
export async function endLockFrom(request: Request, visitor: MemberVisitor, currentPassword: string) {
  await limitOwner('passwordChange', visitor.user.id);
  await endAppLock(db, { ...who(request, visitor), currentPassword });
}

/** How many PINs can still be tried. It reads the session again: the one at hand is from before the last try. */
export async function readTriesLeft(request: Request): Promise<number> {
  const found = await findSession(request, new Date());
  return found && found !== 'ended' ? triesLeft(found.live.session) : 0;
}

/** How many PINs can still be tried. */
export const triesLeft = ({ pinTries }: { pinTries: number }): number => Math.max(0, PIN_TRIES - pinTries);
