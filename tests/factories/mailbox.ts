import { queueResetLink } from '~/domain/accounts/password-reset.server';
import { deliverMails } from '~/domain/mail/deliver.server';
import type { Mail, MailGateway } from '~/gateways/mail/mail-gateway';
import type { Database } from 'db/client';
import { NOW } from './rows';

export const MAIL_KEYS = [Buffer.alloc(32, 'of the tests')];

/** A mail server that keeps what it is given. */
export function newMailbox(): { mail: MailGateway; sent: Mail[] } {
  const sent: Mail[] = [];
  const mail: MailGateway = {
    async send(message) {
      sent.push(message);
      return { status: 'sent' };
    },
    check: async () => true,
    forget: async () => {},
    deleteOlderThan: async () => {},
  };
  return { mail, sent };
}

/** Sends what waits, for one member or for all, and gives it. */
export async function deliveredMails(db: Database, { userId, now = NOW }: { userId?: string; now?: Date }) {
  const { mail, sent } = newMailbox();
  await deliverMails(db, { mail, keys: MAIL_KEYS, clock: () => now, userId });
  return sent;
}

/** Asks for a link to a new password and gives what was mailed. */
export async function askForReset(db: Database, email: string, now = NOW): Promise<Mail[]> {
  const asked = { email, appUrl: 'https://soundings.example', mailKeys: MAIL_KEYS, now };
  const userId = await queueResetLink(db, asked);
  return userId === undefined ? [] : deliveredMails(db, { userId, now });
}

/** The token of the newest link to a new password. */
export async function mailedResetToken(db: Database, email: string, now = NOW): Promise<string> {
  const text = (await askForReset(db, email, now)).at(-1)?.text ?? '';
  const token = /^https:\/\/soundings\.example\/auth\?tab=reset&token=([\w-]+)$/m.exec(text)?.[1];
  if (!token) throw new Error('there is no link in the mail');
  return token;
}
