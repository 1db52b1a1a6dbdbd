import type { Database } from 'db/client';
import { isUniqueViolation } from 'db/errors';
import * as changes from 'db/repositories/email-changes';
import { findOwner } from 'db/repositories/owners';
import { findUser, findUserByEmail, updateUser } from 'db/repositories/users';
import { noteActivity } from '../audit/account-activity.server';
import { zoneOrUtc } from '../calendar/day-settings';
import { HOUR_MS } from '../calendar/durations';
import { hashToken, newToken } from '../crypto/tokens.server';
import { type MailKeys, NEWS_LIFE_MS, queueMail, takeBackMails } from '../mail/queue.server';
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
  mailKeys: MailKeys;
  device?: string;
  now: Date;
}

/**
 * Puts a mail with a link to the new address on the list; until it is used, the old one stays.
 * @throws Problem 'invalid' for a wrong password, 'unauthenticated' when it was changed meanwhile, 'conflict' for an
 * address that is taken
 */
export async function askForEmailChange(
  db: Database,
  { user, input, appUrl, mailKeys, device, now }: AskForChange,
): Promise<void> {
  await requireOwnPassword(user, input.currentPassword);
  if (await findUserByEmail(db, input.email)) throw taken();
  const token = newToken(TOKEN_BYTES);
  const expiresAt = new Date(now.getTime() + LINK_HOURS * HOUR_MS);
  const change = { userId: user.id, newEmail: input.email, tokenHash: hashToken(token), expiresAt };
  await db.transaction(async (tx) => {
    await requireUnchanged(tx, user);
    await changes.saveEmailChange(tx, change);
    await noteActivity(tx, { userId: user.id, kind: 'email-asked', device, now });
    await takeBackMails(tx, user.id, ['address-link']);
    const timeZone = zoneOrUtc((await findOwner(tx, user.id))?.timeZone ?? null);
    const link = `${appUrl}/settings/email?token=${token}`;
    const text = confirmationMail({ firstName: user.firstName, link, until: { at: expiresAt, timeZone } });
    const mail = { kind: 'address-link', userId: user.id, to: input.email, expiresAt, ...text } as const;
    await queueMail(tx, mail, { keys: mailKeys, now });
  });
}

/** The address a link would set, or undefined: used, replaced, or older than a day. */
export async function findNewEmail(db: Database, { token, now }: { token: string; now: Date }) {
  return (await changes.findEmailChange(db, { tokenHash: hashToken(token), now }))?.newEmail;
}

/**
 * Uses a link: the new address is the one to log in with, and the old one is told. Returns the member's id.
 * @throws Problem 'gone' for a link that does not work any more, 'conflict' when the address was taken meanwhile
 */
export async function confirmEmailChange(
  db: Database,
  { token, mailKeys, device, now }: { token: string; mailKeys: MailKeys; device?: string; now: Date },
): Promise<string> {
  const message =
    'This link was already used, is older than a day, or your password has changed since. Please ask for a new one in your settings.';
  try {
    return await db.transaction(async (tx) => {
      const change = await changes.findEmailChange(tx, { tokenHash: hashToken(token), now });
      const user = change && (await findUser(tx, change.userId));
      if (!change || !user) throw new Problem('gone', message);
      await updateUser(tx, { id: user.id, email: change.newEmail, updatedAt: now });
      await voidMailedLinks(tx, user.id);
      await noteActivity(tx, { userId: user.id, kind: 'email-changed', device, now });
      const expiresAt = new Date(now.getTime() + NEWS_LIFE_MS);
      const told = { kind: 'address-changed', userId: user.id, to: user.email, expiresAt } as const;
      await queueMail(tx, { ...told, ...changedMail(user) }, { keys: mailKeys, now });
      return user.id;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  }
}
