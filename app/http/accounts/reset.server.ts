import { db } from '../../db.server';
import { resetPassword, sendResetLink } from '../../domain/accounts/password-reset.server';
import { sendPasswordChangedMail } from '../../domain/accounts/profile.server';
import { requestResetSchema, resetSchema } from '../../domain/accounts/schema';
import { sendResetFor } from '../../domain/admin/manage-user.server';
import { parseInput } from '../../domain/parse';
import { env } from '../../env.server';
import { mail } from '../../gateways/index.server';
import { afterTheAnswer, inBackground } from '../background.server';
import { limit, limitOwner } from '../rate-limits.server';
import { deviceName } from './device-name';

/**
 * Asks for a reset link. The answer is the same, and as quick, whether or not the email has an account: looking for one
 * begins only after it.
 */
export async function requestResetFrom(request: Request, body: unknown): Promise<void> {
  const { email } = parseInput(requestResetSchema, body);
  await limit('resetByAddress', request);
  await limit('resetByAccountAndAddress', request, email);
  await limitOwner('resetByAccount', email);
  afterTheAnswer('the reset mail', () =>
    sendResetLink(db, { email, appUrl: env.APP_URL, mail, now: new Date() }),
  );
}

export async function resetFrom(request: Request, body: unknown): Promise<void> {
  const input = parseInput(resetSchema, body);
  await limit('newPasswordByAddress', request);
  const member = await resetPassword(db, { input, device: deviceName(request), now: new Date() });
  inBackground('the mail about a new password', sendPasswordChangedMail(mail, member));
}

/** An admin has a reset link sent. @throws Problem when there is no such user, or the mail does not leave */
export async function sendResetForUser({ actorId, userId }: { actorId: string; userId: string }) {
  await limitOwner('adminReset', actorId);
  await sendResetFor(db, { actorId, userId, now: new Date(), appUrl: env.APP_URL, mail });
}
