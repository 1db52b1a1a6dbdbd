import { randomUUID } from 'node:crypto';
import type { Database, Executor } from 'db/client';
import { findOwner } from 'db/repositories/owners';
import * as resets from 'db/repositories/password-resets';
import { deleteSessionsOf } from 'db/repositories/sessions';
import { findUser, findUserByEmail, updateUser, type UserRow } from 'db/repositories/users';
import { noteActivity } from '../audit/account-activity.server';
import { zoneOrUtc } from '../calendar/day-settings';
import { HOUR_MS } from '../calendar/durations';
import { hashPassword } from '../crypto/password.server';
import { hashToken, newToken } from '../crypto/tokens.server';
import { type MailKeys, queueMail, takeBackMails } from '../mail/queue.server';
import { Problem } from '../problem';
import { voidMailedLinks } from './mailed-links.server';
import { requireHardToGuess } from './new-password.server';
import { queuePasswordChangedMail } from './profile.server';
import { resetMail } from './reset-mail';
import type { ResetInput } from './schema';

const LINK_HOURS = 1;
/** 128 bits: enough for an hour, and the link fits on a line of a mail that is sent as plain text. */
const TOKEN_BYTES = 16;

const LINK_ENDED =
  'This link was already used, is older than an hour, or you asked for a newer one. Please ask for a new one.';

interface NewLink {
  appUrl: string;
  mailKeys: MailKeys;
  now: Date;
}

/**
 * Puts a mail on the list with a link that works once, within an hour, and ends every earlier one. Returns the
 * member's id, or undefined for an email without an active account.
 */
export async function queueResetLink(
  db: Database,
  { email, ...link }: NewLink & { email: string },
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user?.isActive) return undefined;
    await queueResetLinkOf(tx, user, link);
    return user.id;
  });
}

/** The same for a member who is known to be active. */
export async function queueResetLinkOf(
  tx: Executor,
  user: UserRow,
  { appUrl, mailKeys, now }: NewLink,
): Promise<void> {
  const token = newToken(TOKEN_BYTES);
  const expiresAt = new Date(now.getTime() + LINK_HOURS * HOUR_MS);
  await resets.deleteResetTokensOf(tx, user.id);
  await takeBackMails(tx, user.id, ['reset-link']);
  await resets.insertResetToken(tx, {
    id: randomUUID(),
    userId: user.id,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt,
  });
  const timeZone = zoneOrUtc((await findOwner(tx, user.id))?.timeZone ?? null);
  const link = `${appUrl}/auth?tab=reset&token=${token}`;
  const text = resetMail({ firstName: user.firstName, link, until: { at: expiresAt, timeZone } });
  const mail = { kind: 'reset-link', userId: user.id, to: user.email, expiresAt, ...text } as const;
  await queueMail(tx, mail, { keys: mailKeys, now });
}

/** The active member who got a link that still works. */
async function findMemberOfLink(db: Database, { token, now }: { token: string; now: Date }) {
  const link = await resets.findUsableResetToken(db, { tokenHash: hashToken(token), now });
  const user = link && (await findUser(db, link.userId));
  return user?.isActive ? user : undefined;
}

export async function isUsableResetToken(db: Database, link: { token: string; now: Date }): Promise<boolean> {
  return (await findMemberOfLink(db, link)) !== undefined;
}

/**
 * Sets a new password by a mailed link and returns the member; every session of theirs ends, and every mailed link.
 * @throws Problem 'gone' when the link does not work any more or its account is deactivated, 'invalid' for an easy
 * password, after which the link still works
 */
export async function resetPassword(
  db: Database,
  { input, mailKeys, device, now }: { input: ResetInput; mailKeys: MailKeys; device?: string; now: Date },
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
    await queuePasswordChangedMail(tx, user, { mailKeys, now });
    return user;
  });
}
