import type { Executor } from 'db/client';
import { findUser, type UserRow } from 'db/repositories/users';
import { Problem } from '../problem';

/**
 * The member as they are within this transaction, unless their password has become another one since it was checked.
 * Checking takes milliseconds outside of any transaction: whatever it allows asks once more in the one it acts in.
 */
export async function findUnchanged(tx: Executor, checked: UserRow): Promise<UserRow | undefined> {
  const current = await findUser(tx, checked.id);
  return current?.passwordHash === checked.passwordHash ? current : undefined;
}

/** @throws Problem 'unauthenticated' when the password was changed or the account deactivated since it was checked */
export async function requireUnchanged(tx: Executor, checked: UserRow): Promise<void> {
  const current = await findUnchanged(tx, checked);
  if (!current?.isActive) {
    throw new Problem('unauthenticated', 'Your account was changed meanwhile. Please log in again.');
  }
}
