import type { Database, Executor } from 'db/client';
import { deleteWritten } from 'db/repositories/deletion';
import { deleteGuest, deleteOwner } from 'db/repositories/owners';
import { countOtherActiveAdmins, findUser } from 'db/repositories/users';
import { isPassword } from '../crypto/password.server';
import { Problem } from '../problem';
import type { Member } from './accounts.server';
import type { Deletion } from './deletion';
import { requireUnchanged } from './unchanged.server';

interface Delete {
  what: Deletion;
  ownerId: string;
  /** Missing for a guest, who has no password to give. */
  member?: { user: Member; password: string };
}

/**
 * Deletes what somebody wrote, or with it their account, sessions and links. It cannot be taken back.
 * @throws Problem 'invalid' for a wrong password, 'unauthenticated' when it was changed meanwhile, 'conflict' when no
 * active admin would be left
 */
export async function deleteOwn(db: Database, { what, ownerId, member }: Delete): Promise<void> {
  if (member && !(await isPassword(member.password, member.user.passwordHash))) {
    const message = 'That is not your password';
    throw new Problem('invalid', message, { errors: { password: [message] } });
  }
  if (!member && what === 'everything') return deleteGuest(db, ownerId);
  return db.transaction(async (tx) => {
    if (member) await requireUnchanged(tx, member.user);
    await (what === 'data' ? deleteWritten(tx, ownerId) : deleteMember(tx, ownerId));
  });
}

/** Deletes a member and everything of theirs. @throws Problem 'conflict' for the last active admin */
export async function deleteMember(tx: Executor, userId: string): Promise<void> {
  const user = await findUser(tx, userId);
  if (user?.isAdmin && user.isActive && (await countOtherActiveAdmins(tx, userId)) === 0) {
    throw new Problem('conflict', 'You are the last active admin. Please make somebody else an admin first.');
  }
  await deleteOwner(tx, userId);
}
