import type { MailKind, MailStatus } from 'db/documents/mail';
import type { TriedMail, Trouble } from './types';

/** For admins. */
export const KIND_NAMES: Record<MailKind, string> = {
  'reset-link': 'Link to a new password',
  'address-link': 'Link to a new address',
  'address-changed': 'Address changed',
  'password-changed': 'Password changed',
  factor: 'Second factor or passkey',
  'texts-held-back': 'Texts held back',
};

export const STATUS_NAMES: Record<MailStatus, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Refused',
  expired: 'Too late',
};

const TROUBLES: Record<Trouble, string> = {
  unreachable: 'there is no connection to the mail server',
  silent: 'the mail server does not answer in time',
  login: 'the mail server does not take our login',
  refused: 'the mail server refuses it for good',
  later: 'the mail server does not take it for now',
  address: 'mail cannot be sent to this address',
  unwritable: 'the outbox folder takes no file',
  sealed: 'no key of this server opens it',
};

/** "the mail server does not take it for now (451 4.7.1)"; what a newer release has stored is shown as it is. */
export function troubleInWords(trouble: string, reply: string | null): string {
  const words = Object.hasOwn(TROUBLES, trouble) ? TROUBLES[trouble as Trouble] : trouble;
  return reply === null ? words : `${words} (${reply})`;
}

/** What has become of the mail of an admin's reset; undefined: nobody knows yet. */
export function wordsOfReset(tried: TriedMail | undefined): string {
  if (!tried) return 'The password reset email is on its way. The Mail tab shows what becomes of it.';
  if (tried.outcome === 'sent') return 'Password reset email has been sent to the user.';
  const why = troubleInWords(tried.trouble ?? 'unreachable', tried.reply);
  return tried.outcome === 'failed'
    ? `The email was not sent: ${why}.`
    : `The email has not left yet: ${why}. It is tried again for up to an hour, and the Mail tab shows what becomes of it.`;
}
