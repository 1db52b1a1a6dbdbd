import { setTimeout as sleep } from 'node:timers/promises';
import { db } from '../../db.server';
import { queueResetLink, resetPassword } from '../../domain/accounts/password-reset.server';
import { requestResetSchema, resetSchema } from '../../domain/accounts/schema';
import { queueResetFor, requireUser } from '../../domain/admin/manage-user.server';
import type { TriedMail } from '../../domain/mail/types';
import { wordsOfReset } from '../../domain/mail/words';
import { parseInput } from '../../domain/parse';
import { Problem } from '../../domain/problem';
import { env } from '../../env.server';
import { isMailLate, lookAtMail, mailKeys, sendMailsOf } from '../../mail-round.server';
import { afterTheAnswer, inBackground } from '../../running/background.server';
import { limit, limitOwner } from '../rate-limits.server';
import { deviceName } from './device-name';

/** How long an admin waits to be told what has become of a mail. */
const ADMIN_WAITS_MS = 3000;

/**
 * Asks for a reset link. The answer is the same, and as quick, whether or not the email has an account: looking for one
 * begins only after it. Says whether mail is known not to leave just now.
 */
export async function requestResetFrom(request: Request, body: unknown): Promise<{ isLate: boolean }> {
  const { email } = parseInput(requestResetSchema, body);
  await limit('resetByAddress', request);
  await limit('resetByAccountAndAddress', request, email);
  await limitOwner('resetByAccount', email);
  const isLate = await isMailLate();
  afterTheAnswer('the reset mail', async () => {
    lookAtMail();
    const userId = await queueResetLink(db, { email, appUrl: env.APP_URL, mailKeys, now: new Date() });
    if (userId !== undefined) await sendMailsOf(userId);
  });
  return { isLate };
}

export async function resetFrom(request: Request, body: unknown): Promise<void> {
  const input = parseInput(resetSchema, body);
  await limit('newPasswordByAddress', request);
  const member = await resetPassword(db, { input, mailKeys, device: deviceName(request), now: new Date() });
  inBackground('the mail about a new password', sendMailsOf(member.id));
}

/**
 * Sends a reset link for an admin. Says in a sentence what became of the mail.
 * @throws Problem when there is no such user, or the mail server refuses it for good
 */
export async function sendResetForUser({ actorId, userId }: { actorId: string; userId: string }) {
  await limitOwner('adminReset', actorId);
  // The member's own requests count here, too: a mailbox gets a few mails an hour, from both together.
  await limitOwner('resetByAccount', (await requireUser(db, userId)).email);
  await queueResetFor(db, { actorId, userId, now: new Date(), appUrl: env.APP_URL, mailKeys });
  const trying = sendMailsOf(userId);
  inBackground('the reset mail', trying);
  const tried = await Promise.race([trying, sleep(ADMIN_WAITS_MS, [] as TriedMail[])]);
  const mail = tried.findLast(({ kind }) => kind === 'reset-link');
  if (mail?.outcome === 'failed') throw new Problem('conflict', wordsOfReset(mail));
  return wordsOfReset(mail);
}
