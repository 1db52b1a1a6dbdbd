import type { Database } from 'db/client';
import { countOtherActiveAdmins, findUserByEmail, updateUser } from 'db/repositories/users';
import { recordAct } from '../audit/audit.server';
import { Problem } from '../problem';
import { dueOf } from '../second-factors/grace';

/**
 * Makes a member an admin or takes it back, from the command line. Holds from their next request.
 * @throws Problem 'not-found' for an unknown email, 'conflict' when no active admin would be left
 */
export async function setAdmin(
  db: Database,
  { email, isAdmin, now }: { email: string; isAdmin: boolean; now: Date },
) {
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email.trim().toLowerCase());
    if (!user) throw new Problem('not-found', `Nobody is registered with ${email}.`);
    if (!isAdmin && user.isAdmin && user.isActive && (await countOtherActiveAdmins(tx, user.id)) === 0) {
      throw new Problem('conflict', `${user.email} is the last active admin and stays one.`);
    }
    const factorDueAt = dueOf({ isAdmin, before: user, now });
    await updateUser(tx, { id: user.id, isAdmin, factorDueAt, updatedAt: now });
    const act = isAdmin ? 'make-admin' : 'remove-admin';
    await recordAct(tx, { actorId: null, act, subjectId: user.id, now });
    return { ...user, isAdmin };
  });
}
