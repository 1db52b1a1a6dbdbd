import type { Executor } from 'db/client';
import { deleteEmailChange } from 'db/repositories/email-changes';
import { deleteResetTokensOf } from 'db/repositories/password-resets';
import { takeBackMails } from '../mail/queue.server';

/** No link that was mailed for a member works any more, or is still mailed: neither to a new password nor to another address. */
export async function voidMailedLinks(tx: Executor, userId: string): Promise<void> {
  await deleteResetTokensOf(tx, userId);
  await deleteEmailChange(tx, userId);
  await takeBackMails(tx, userId, ['reset-link', 'address-link']);
}
