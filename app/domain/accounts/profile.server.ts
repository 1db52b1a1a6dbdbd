import type { Database, Executor } from 'db/client';
import { deleteOtherSessions } from 'db/repositories/sessions';
import { updateUser } from 'db/repositories/users';
import { noteActivity } from '../audit/account-activity.server';
import { hashPassword, isPassword } from '../crypto/password.server';
import { hashToken } from '../crypto/tokens.server';
import { type MailKeys, NEWS_LIFE_MS, queueMail } from '../mail/queue.server';
import { Problem } from '../problem';
import { followNumber } from '../sms/texting.server';
import type { Member } from './accounts.server';
import { voidMailedLinks } from './mailed-links.server';
import { requireHardToGuess } from './new-password.server';
import { passwordChangedMail } from './password-mail';
import type { ChangePasswordInput, ProfileInput } from './schema';
import { requireUnchanged } from './unchanged.server';

/** Another phone number has to be confirmed before texts go to it. Says whether that is still to be done. */
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

interface ChangePassword {
  user: Member;
  token: string;
  input: ChangePasswordInput;
  mailKeys: MailKeys;
  device?: string;
  now: Date;
}

/**
 * Sets a new password; every other session of the member ends, and no mailed link works any more.
 * @throws Problem 'invalid' for a wrong current password or an easy new one, 'unauthenticated' when it was changed meanwhile
 */
export async function changePassword(
  db: Database,
  { user, token, input, mailKeys, device, now }: ChangePassword,
): Promise<void> {
  await requireOwnPassword(user, input.currentPassword);
  requireHardToGuess(input.password, user);
  const passwordHash = await hashPassword(input.password);
  await db.transaction(async (tx) => {
    await requireUnchanged(tx, user);
    await updateUser(tx, { id: user.id, passwordHash, updatedAt: now });
    await deleteOtherSessions(tx, { userId: user.id, exceptHash: hashToken(token) });
    await voidMailedLinks(tx, user.id);
    await noteActivity(tx, { userId: user.id, kind: 'password-changed', device, now });
    await queuePasswordChangedMail(tx, user, { mailKeys, now });
  });
}

/** Tells a member that their password was changed or reset; belongs in the transaction that does it. */
export async function queuePasswordChangedMail(
  tx: Executor,
  { id, email, firstName }: Pick<Member, 'id' | 'email' | 'firstName'>,
  { mailKeys, now }: { mailKeys: MailKeys; now: Date },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + NEWS_LIFE_MS);
  const mail = { kind: 'password-changed', userId: id, to: email, expiresAt } as const;
  await queueMail(tx, { ...mail, ...passwordChangedMail({ firstName }) }, { keys: mailKeys, now });
}
