import { randomUUID } from 'node:crypto';
import type { Database } from 'db/client';
import * as resets from 'db/repositories/password-resets';
import { deleteSessionsOf } from 'db/repositories/sessions';
import { findUser, findUserByEmail, updateUser, type UserRow } from 'db/repositories/users';
import type { MailGateway } from '../../gateways/mail/mail-gateway';
import { noteActivity } from '../audit/account-activity.server';
import { HOUR_MS } from '../calendar/durations';
import { hashPassword } from '../crypto/password.server';
import { hashToken, newToken } from '../crypto/tokens.server';
import { Problem } from '../problem';
import { voidMailedLinks } from './mailed-links.server';
import { requireHardToGuess } from './new-password.server';
import { resetMail } from './reset-mail';
import type { ResetInput } from './schema';

const LINK_HOURS = 1;
/** 128 bits: enough for an hour, and the link fits on a line of a mail that is sent as plain text. */
const TOKEN_BYTES = 16;

const LINK_ENDED =
  'This link was used already, is older than an hour, or a newer one was asked for. Please ask for a new one.';

/**
 * Mails a link that works once, within an hour, and ends every earlier one. Says nothing about whether the email has an
 * account.
 */
export async function sendResetLink(
  db: Database,
  { email, appUrl, mail, now }: { email: string; appUrl: string; mail: MailGateway; now: Date },
): Promise<void> {
  const token = newToken(TOKEN_BYTES);
  const user = await db.transaction(async (tx) => {
    const found = await findUserByEmail(tx, email);
    if (!found?.isActive) return undefined;
    await resets.deleteResetTokensOf(tx, found.id);
    await resets.insertResetToken(tx, {
      id: randomUUID(),
      userId: found.id,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + LINK_HOURS * HOUR_MS),
    });
    return found;
  });
  if (!user) return;
  const link = `${appUrl}/auth?tab=reset&token=${token}`;
  await mail.send({ to: user.email, accountId: user.id, ...resetMail({ firstName: user.firstName, link }) });
}

/** The active member whom a link that still works was mailed to. */
async function findMemberOfLink(db: Database, { token, now }: { token: string; now: Date }) {
  const link = await resets.findUsableResetToken(db, { tokenHash: hashToken(token), now });
  const user = link && (await findUser(db, link.userId));
  return user?.isActive ? user : undefined;
}

export async function isUsableResetToken(db: Database, link: { token: string; now: Date }): Promise<boolean> {
  return (await findMemberOfLink(db, link)) !== undefined;
}

/**
 * Sets a new password by a mailed link and gives whose it is; every session of the member ends, and every mailed link.
 * @throws Problem 'gone' when the link does not work any more or its account is deactivated, 'invalid' for an easy
 * password, after which the link still works
 */
export async function resetPassword(
  db: Database,
  { input, device, now }: { input: ResetInput; device?: string; now: Date },
): Promise<UserRow> {
  const member = await findMemberOfLink(db, { token: input.token, now });
  if (!member) throw new Problem('gone', LINK_ENDED);
  requireHardToGuess(input.password, member);
  const passwordHash = await hashPassword(input.password);
  return db.transaction(async (tx) => {
    const userId = await resets.useResetToken(tx, { tokenHash: hashToken(input.token), now });
    const user = userId && (await findUser(tx, userId));
    if (!user || !user.isActive) throw new Problem('gone', LINK_ENDED);
    await updateUser(tx, { id: user.id, passwordHash, updatedAt: now });
    await deleteSessionsOf(tx, user.id);
    await voidMailedLinks(tx, user.id);
    await noteActivity(tx, { userId: user.id, kind: 'password-reset', device, now });
    return user;
  });
}
