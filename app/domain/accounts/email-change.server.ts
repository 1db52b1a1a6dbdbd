import type { Database } from 'db/client';
import { isUniqueViolation } from 'db/errors';
import * as changes from 'db/repositories/email-changes';
import { findUser, findUserByEmail, updateUser } from 'db/repositories/users';
import type { MailGateway } from '../../gateways/mail/mail-gateway';
import { noteActivity } from '../audit/account-activity.server';
import { HOUR_MS } from '../calendar/durations';
import { hashToken, newToken } from '../crypto/tokens.server';
import { Problem } from '../problem';
import type { Member } from './accounts.server';
import { changedMail, confirmationMail } from './email-mails';
import { voidMailedLinks } from './mailed-links.server';
import { requireOwnPassword } from './profile.server';
import type { ChangeEmailInput } from './schema';
import { requireUnchanged } from './unchanged.server';

const LINK_HOURS = 24;
const TOKEN_BYTES = 16;

const taken = () => {
  const message = 'Another account uses this email address';
  return new Problem('conflict', message, { errors: { email: [message] } });
};

interface AskForChange {
  user: Member;
  input: ChangeEmailInput;
  appUrl: string;
  mail: MailGateway;
  device?: string;
  now: Date;
}

/**
 * Mails a link to the new address; until it is used, the old one stays.
 * @throws Problem 'invalid' for a wrong password, 'unauthenticated' when it was changed meanwhile, 'conflict' for an
 * address that is taken; what the mail server says
 */
export async function askForEmailChange(
  db: Database,
  { user, input, appUrl, mail, device, now }: AskForChange,
) {
  await requireOwnPassword(user, input.currentPassword);
  if (await findUserByEmail(db, input.email)) throw taken();
  const token = newToken(TOKEN_BYTES);
  const expiresAt = new Date(now.getTime() + LINK_HOURS * HOUR_MS);
  const change = { userId: user.id, newEmail: input.email, tokenHash: hashToken(token), expiresAt };
  await db.transaction(async (tx) => {
    await requireUnchanged(tx, user);
    await changes.saveEmailChange(tx, change);
    await noteActivity(tx, { userId: user.id, kind: 'email-asked', device, now });
  });
  const link = `${appUrl}/settings/email?token=${token}`;
  await mail.send({
    to: input.email,
    accountId: user.id,
    ...confirmationMail({ firstName: user.firstName, link }),
  });
}

/** The address a link would set, or undefined: used, replaced, or older than a day. */
export async function findNewEmail(db: Database, { token, now }: { token: string; now: Date }) {
  return (await changes.findEmailChange(db, { tokenHash: hashToken(token), now }))?.newEmail;
}

interface ChangedEmail {
  accountId: string;
  firstName: string;
  oldEmail: string;
}

/**
 * Uses a link: the new address is the one to log in with, and the old one is told.
 * @throws Problem 'gone' for a link that does not work any more, 'conflict' when the address was taken meanwhile
 */
export async function confirmEmailChange(
  db: Database,
  { token, device, now }: { token: string; device?: string; now: Date },
): Promise<ChangedEmail> {
  const message =
    'This link was used already, is older than a day, or your password was changed since. Please ask for a new one in your settings.';
  try {
    return await db.transaction(async (tx) => {
      const change = await changes.findEmailChange(tx, { tokenHash: hashToken(token), now });
      const user = change && (await findUser(tx, change.userId));
      if (!change || !user) throw new Problem('gone', message);
      await updateUser(tx, { id: user.id, email: change.newEmail, updatedAt: now });
      await voidMailedLinks(tx, user.id);
      await noteActivity(tx, { userId: user.id, kind: 'email-changed', device, now });
      return { accountId: user.id, firstName: user.firstName, oldEmail: user.email };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  }
}

/** Tells the old address. */
export async function sendChangedMail(mail: MailGateway, { accountId, firstName, oldEmail }: ChangedEmail) {
  await mail.send({ to: oldEmail, accountId, ...changedMail({ firstName }) });
}
