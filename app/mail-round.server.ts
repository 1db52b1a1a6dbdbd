import { setTimeout as sleep } from 'node:timers/promises';
import { db, secrets } from './db.server';
import { deliverMails } from './domain/mail/deliver.server';
import { watchMail } from './domain/mail/mail-health.server';
import type { MailKeys } from './domain/mail/queue.server';
import type { TriedMail } from './domain/mail/types';
import { mail } from './gateways/index.server';
import { inBackground } from './running/background.server';
import { logLine } from './running/log.server';
import { isStopping } from './running/stopping.server';
import { deriveKey } from './secrets.server';

const clock = () => new Date();

/** Seals mails that wait; the newest first. */
export const mailKeys: MailKeys = secrets.sessionSecrets.map((secret) => deriveKey(secret, 'queued-mail'));

const mailHealth = watchMail(db, { mail, clock });

/** How long an answer waits for the mail server. One that is away refuses at once; a silent one is noticed later. */
const KNOCK_MS = 700;

/** Finds out whether mail leaves, after the answer. */
export const lookAtMail = () => inBackground('looking whether mail leaves', mailHealth.look());

/** Whether mail is known not to leave this server just now. */
export async function isMailLate(): Promise<boolean> {
  if (!mailHealth.isAway()) await Promise.race([mailHealth.look(), sleep(KNOCK_MS)]);
  return mailHealth.isLate();
}

/** Tries the mails of one member, or of everybody. A server that is stopping begins none: it might have to break off. */
async function deliver(userId?: string): Promise<TriedMail[]> {
  if (isStopping()) return [];
  const tried = await deliverMails(db, { mail, keys: mailKeys, clock, userId });
  for (const { id, kind, attempts, outcome, trouble, reply } of tried) {
    if (outcome === 'sent') continue;
    const codes = reply === null ? '' : ` (${reply})`;
    logLine(`mail ${id}, ${kind}: ${outcome}, ${trouble}${codes}, try ${attempts}`);
  }
  return tried;
}

/** Tries what was just put on the list for a member, once. */
export const sendMailsOf = (userId: string): Promise<TriedMail[]> => deliver(userId);

let running: Promise<void> | undefined;

async function round(): Promise<void> {
  // People who wait for a link should soon read that mail leaves again.
  if (mailHealth.isAway()) await mailHealth.look();
  await deliver();
}

/** Sends the mails that are due; several instances may be at it at once. */
export function runMailRound(): Promise<void> {
  running ??= round().finally(() => {
    running = undefined;
  });
  return running;
}
