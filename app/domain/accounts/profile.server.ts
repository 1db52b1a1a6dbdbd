import type { Database } from 'db/client';
import { deleteResetTokensOf } from 'db/repositories/password-resets';
import { deleteOtherSessions } from 'db/repositories/sessions';
import { updateUser } from 'db/repositories/users';
import { hashPassword, isPassword } from '../crypto/password.server';
import { hashToken } from '../crypto/tokens.server';
import { Problem } from '../problem';
import { followNumber } from '../sms/texting.server';
import type { Member } from './accounts.server';
import type { ChangePasswordInput, ProfileInput } from './schema';

/** Another phone number has to be confirmed before texts go to it. Gives whether that is still to be done. */
export async function changeProfile(
  db: Database,
  { userId, profile, now }: { userId: string; profile: ProfileInput; now: Date },
): Promise<{ isToBeConfirmed: boolean }> {
  return db.transaction(async (tx) => {
    await updateUser(tx, { id: userId, ...profile, updatedAt: now });
    return followNumber(tx, { userId, phoneNumber: profile.phoneNumber, now });
  });
}

/** @throws Problem 'invalid' when it is not */
export async function requireOwnPassword(user: Member, password: string): Promise<void> {
  if (await isPassword(password, user.passwordHash)) return;
  const message = 'That is not your current password';
  throw new Problem('invalid', message, { errors: { currentPassword: [message] } });
}

/**
 * Sets a new password; every other session of the member ends, and no mailed link works any more.
 * @throws Problem 'invalid' for a wrong current password
 */
export async function changePassword(
  db: Database,
  { user, token, input, now }: { user: Member; token: string; input: ChangePasswordInput; now: Date },
): Promise<void> {
  await requireOwnPassword(user, input.currentPassword);
  const passwordHash = await hashPassword(input.password);
  await db.transaction(async (tx) => {
    await updateUser(tx, { id: user.id, passwordHash, updatedAt: now });
    await deleteOtherSessions(tx, { userId: user.id, exceptHash: hashToken(token) });
    await deleteResetTokensOf(tx, user.id);
  });
}
