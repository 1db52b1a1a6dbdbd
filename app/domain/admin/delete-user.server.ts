import type { Database } from 'db/client';
import type { Member } from '../accounts/accounts.server';
import { deleteMember } from '../accounts/deletion.server';
import { recordAct } from '../audit/audit.server';
import { isPassword } from '../crypto/password.server';
import { invalidField, Problem } from '../problem';
import { requireStillAdmin, requireUser } from './manage-user.server';
import type { DeletionInput } from './schema';

interface Deleting {
  admin: Member;
  userId: string;
  input: DeletionInput;
  now: Date;
}

/**
 * Deletes a member and everything of theirs, as they could themselves. The log keeps that it was done, and by whom.
 * @throws Problem 'not-found', 'forbidden' for oneself, 'invalid' for a wrong password or another email than the member's
 */
export async function deleteUser(
  db: Database,
  { admin, userId, input, now }: Deleting,
): Promise<{ email: string }> {
  if (userId === admin.id) throw new Problem('forbidden', 'You delete your own account in your settings.');
  if (!(await isPassword(input.password, admin.passwordHash))) {
    throw invalidField('password', 'That is not your password');
  }
  return db.transaction(async (tx) => {
    await requireStillAdmin(tx, admin.id);
    const { email } = await requireUser(tx, userId);
    if (input.confirmation !== email)
      throw invalidField('confirmation', 'This is not the email of this user');
    await deleteMember(tx, userId);
    await recordAct(tx, { actorId: admin.id, act: 'delete-user', now });
    return { email };
  });
}
