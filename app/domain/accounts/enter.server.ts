import type { Executor } from 'db/client';
import { updateOwner } from 'db/repositories/owners';
import { updateUser, type UserRow } from 'db/repositories/users';
import { noteActivity } from '../audit/account-activity.server';
import { endSession, openSession } from './sessions.server';

/** What a request for a new session brings along. */
export interface Entering {
  device?: string;
  /** The token of the session that the request came with: it ends. */
  replaces?: string;
  now: Date;
}

/** Opens the session of a login, however it was proved; in the transaction that has checked that the proof still holds. */
export async function enter(tx: Executor, user: UserRow, { device, replaces, now }: Entering) {
  await updateUser(tx, { id: user.id, lastLoginAt: now });
  await updateOwner(tx, { ownerId: user.id, lastSeenAt: now });
  if (replaces) await endSession(tx, replaces);
  await noteActivity(tx, { userId: user.id, kind: 'login', device, now });
  return {
    user: { ...user, lastLoginAt: now },
    session: await openSession(tx, { userId: user.id, device, now }),
  };
}
