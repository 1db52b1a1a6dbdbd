import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from 'db/client';
import { isUnavailable } from 'db/errors';
import * as mails from 'db/repositories/mail-messages';
import type { MailGateway } from '../../gateways/mail/mail-gateway';
import { MINUTE_MS } from '../calendar/durations';
import { pauseAfter } from './pauses';
import { type MailKeys, openMail } from './queue.server';
import type { TriedMail } from './types';

export interface MailDelivery {
  mail: MailGateway;
  keys: MailKeys;
  /** Tells the time; a pass takes longer than a moment. */
  clock: () => Date;
  /** Only what waits for one member. */
  userId?: string;
}

const AT_ONCE = 4;
/** Far longer than a try may take: a process that began one before that is gone. */
const LEASE_MS = 5 * MINUTE_MS;
const STORE_AGAIN_MS = 2000;

/**
 * Tries every mail that is due. Several servers may do this at the same time: each mail is with one of them. Ends when the
 * mail server is away; what is left waits for the next pass.
 */
export async function deliverMails(db: Database, delivery: MailDelivery): Promise<TriedMail[]> {
  const { clock, userId } = delivery;
  await expire(db, clock());
  const tried: TriedMail[] = [];
  for (;;) {
    const now = clock();
    const ids = await mails.listDueMails(db, { now, limit: AT_ONCE, userId });
    if (ids.length === 0) return tried;
    const leaseEnd = new Date(now.getTime() + LEASE_MS);
    const claimed = await mails.claimMails(db, { ids, now, leaseEnd });
    const results = await Promise.all(claimed.map((row) => tryMail(db, delivery, row)));
    tried.push(...results.map(({ mail }) => mail));
    if (results.some(({ isServerAway }) => isServerAway)) return tried;
  }
}

/** A pass that finds nothing writes nothing. */
async function expire(db: Database, now: Date): Promise<void> {
  if (await mails.hasExpiredMails(db, now)) await mails.expireMails(db, now);
}

async function tryMail(db: Database, { mail, keys, clock }: MailDelivery, row: mails.MailRow) {
  const { id, kind, attempts, userId } = row;
  const letter = openMail(row, keys);
  // Sealed with a newer secret, perhaps, which another server knows already.
  const outcome = letter
    ? await mail.send({ ...letter, id, accountId: userId })
    : ({ status: 'postponed', trouble: 'sealed', reply: null, isServerAway: false } as const);
  const { trouble, reply } = outcome.status === 'sent' ? { trouble: null, reply: null } : outcome;
  await storePatiently(() =>
    outcome.status === 'postponed'
      ? mails.postponeMail(db, {
          mail: row,
          dueAt: new Date(clock().getTime() + pauseAfter(row)),
          trouble: outcome.trouble,
          reply,
        })
      : mails.settleMail(db, { mail: row, status: outcome.status, trouble, reply }),
  );
  return {
    mail: { id, kind, attempts, outcome: outcome.status, trouble, reply } satisfies TriedMail,
    isServerAway: outcome.status !== 'sent' && outcome.isServerAway,
  };
}

/**
 * What has left must not leave again because the database was away for a moment: tries until the lease has ended.
 * @throws what the database says after that
 */
async function storePatiently(store: () => Promise<void>): Promise<void> {
  const giveUpAt = Date.now() + LEASE_MS;
  for (;;) {
    try {
      return await store();
    } catch (error) {
      if (!isUnavailable(error) || Date.now() >= giveUpAt) throw error;
      await sleep(STORE_AGAIN_MS, undefined, { ref: false });
    }
  }
}
