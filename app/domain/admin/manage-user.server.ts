import type { Database, Executor } from 'db/client';
import { deleteSessionsOf } from 'db/repositories/sessions';
import { countOtherActiveAdmins, findUser, updateUser, type UserRow } from 'db/repositories/users';
import { voidMailedLinks } from '../accounts/mailed-links.server';
import { queueResetLinkOf } from '../accounts/password-reset.server';
import { recordAct } from '../audit/audit.server';
import type { MailKeys } from '../mail/queue.server';
import { Problem } from '../problem';
import { dueOf } from '../second-factors/grace';
import type { UserChanges } from './schema';

interface Managing {
  actorId: string;
  userId: string;
  now: Date;
}

/** @throws Problem 'not-found' */
export async function requireUser(db: Executor, id: string): Promise<UserRow> {
  const user = await findUser(db, id);
  if (!user) throw new Problem('not-found', 'There is no such user.');
  return user;
}

/** The guard saw an admin; two admins who demote each other at once must not both succeed. */
export async function requireStillAdmin(tx: Executor, actorId: string): Promise<void> {
  const actor = await findUser(tx, actorId);
  if (!actor?.isAdmin || !actor.isActive) throw new Problem('forbidden', 'This is for admins.');
}

/**
 * Activates or deactivates a member, makes them an admin or takes it back; holds from their next request. Deactivating
 * ends their sessions and the links that were mailed to them.
 * @throws Problem 'not-found', 'forbidden' for one's own role or deactivation, 'conflict' for the last active admin
 */
export async function changeUser(
  db: Database,
  { actorId, userId, now, changes }: Managing & { changes: UserChanges },
): Promise<UserRow> {
  return db.transaction(async (tx) => {
    await requireStillAdmin(tx, actorId);
    const before = await requireUser(tx, userId);
    const after = {
      ...before,
      isActive: changes.isActive ?? before.isActive,
      isAdmin: changes.isAdmin ?? before.isAdmin,
    };
    if (userId === actorId) refuseOwn(before, after);
    await refuseLastAdmin(tx, before, after);
    const { isActive, isAdmin } = after;
    if (isActive === before.isActive && isAdmin === before.isAdmin) return before;
    const factorDueAt = dueOf({ isAdmin, before, now });
    await updateUser(tx, { id: userId, isActive, isAdmin, factorDueAt, updatedAt: now });
    if (before.isActive && !isActive) {
      await deleteSessionsOf(tx, userId);
      await voidMailedLinks(tx, userId);
    }
    const act = { actorId, subjectId: userId, now };
    if (isActive !== before.isActive)
      await recordAct(tx, { ...act, act: isActive ? 'activate' : 'deactivate' });
    if (isAdmin !== before.isAdmin)
      await recordAct(tx, { ...act, act: isAdmin ? 'make-admin' : 'remove-admin' });
    return { ...after, factorDueAt, updatedAt: now };
  });
}

function refuseOwn(before: UserRow, after: UserRow): void {
  if (after.isAdmin !== before.isAdmin) throw new Problem('forbidden', 'You cannot change your own role.');
  if (!after.isActive) throw new Problem('forbidden', 'You cannot deactivate yourself.');
}

async function refuseLastAdmin(tx: Executor, before: UserRow, after: UserRow): Promise<void> {
  const isAdminNow = before.isAdmin && before.isActive;
  const staysAdmin = after.isAdmin && after.isActive;
  if (!isAdminNow || staysAdmin || (await countOtherActiveAdmins(tx, before.id)) > 0) return;
  throw new Problem('conflict', `${before.email} is the last active admin and stays one.`);
}

/**
 * Puts a mail to a member on the list, with a link to choose a new password.
 * @throws Problem 'not-found', 'conflict' for an inactive account
 */
export async function queueResetFor(
  db: Database,
  { actorId, userId, now, appUrl, mailKeys }: Managing & { appUrl: string; mailKeys: MailKeys },
): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await requireUser(tx, userId);
    if (!user.isActive) {
      throw new Problem('conflict', 'This account is not active. Activate it before sending a reset email.');
    }
    await queueResetLinkOf(tx, user, { appUrl, mailKeys, now });
    await recordAct(tx, { actorId, act: 'reset-password', subjectId: userId, now });
  });
}
