import { randomUUID } from 'node:crypto';
import type { Database } from 'db/client';
import * as resets from 'db/repositories/password-resets';
import { deleteSessionsOf } from 'db/repositories/sessions';
import { findUserByEmail, updateUser } from 'db/repositories/users';
import type { MailGateway } from '../../gateways/mail/mail-gateway';
import { hashPassword } from '../crypto/password.server';
import { hashToken, newToken } from '../crypto/tokens.server';
import { Problem } from '../problem';
import { resetMail } from './reset-mail';
import type { ResetInput } from './schema';

const LINK_HOURS = 1;
/** 128 bits: enough for an hour, and the link fits on a line of a mail that is sent as plain text. */
const TOKEN_BYTES = 16;

/** Mails a link that works once, within an hour. Says nothing about whether the email has an account. */
export async function sendResetLink(
  db: Database,
  { email, appUrl, mail, now }: { email: string; appUrl: string; mail: MailGateway; now: Date },
): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (!user?.isActive) return;
  const token = newToken(TOKEN_BYTES);
  await resets.insertResetToken(db, {
    id: randomUUID(),
    userId: user.id,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_HOURS * 3_600_000),
  });
  const link = `${appUrl}/auth?tab=reset&token=${token}`;
  await mail.send({ to: user.email, ...resetMail({ firstName: user.firstName, link }) });
}

export async function isUsableResetToken(db: Database, { token, now }: { token: string; now: Date }) {
  return (await resets.findUsableResetToken(db, { tokenHash: hashToken(token), now })) !== undefined;
}

/**
 * Sets a new password by a mailed link; every session of the member ends.
 * @throws Problem 'gone' when the link was used or is older than an hour
 */
export async function resetPassword(
  db: Database,
  { input, now }: { input: ResetInput; now: Date },
): Promise<void> {
  const passwordHash = await hashPassword(input.password);
  await db.transaction(async (tx) => {
    const userId = await resets.useResetToken(tx, { tokenHash: hashToken(input.token), now });
    if (!userId)
      throw new Problem(
        'gone',
        'This link was used already, or is older than an hour. Please ask for a new one.',
      );
    await updateUser(tx, { id: userId, passwordHash, updatedAt: now });
    await deleteSessionsOf(tx, userId);
    await resets.deleteResetTokensOf(tx, userId);
  });
}
