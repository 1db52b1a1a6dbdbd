import { afterEach, describe, expect, it } from 'vitest';
import { queueResetLink } from '~/domain/accounts/password-reset.server';
import { deliverMails } from '~/domain/mail/deliver.server';
import { watchMail } from '~/domain/mail/mail-health.server';
import type { MailOutcome } from '~/gateways/mail/mail-gateway';
import { owners } from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import { MAIL_KEYS, newMailbox } from '../factories/mailbox';
import { HOUR_MS, later, newUser, NOW } from '../factories/rows';

const MINUTE_MS = 60_000;
const LATER = { status: 'postponed', trouble: 'later', reply: null, isServerAway: false } as const;
const REFUSED = { status: 'failed', trouble: 'refused', reply: null, isServerAway: false } as const;

describe.each(DATABASES)('whether mail leaves, in %s', (kind) => {
  const database = useDatabase(kind);
  afterEach(() => database.db.delete(owners));
  let now = NOW;
  const clock = () => now;
  const { mail } = newMailbox();

  async function ask(at = now) {
    const { email } = await newUser(database.db);
    await queueResetLink(database.db, { email, appUrl: 'https://x.example', mailKeys: MAIL_KEYS, now: at });
  }
  async function deliver(outcome: MailOutcome) {
    const gateway = { ...mail, send: async () => outcome };
    await deliverMails(database.db, { mail: gateway, keys: MAIL_KEYS, clock });
  }
  const isLate = () => watchMail(database.db, { mail, clock }).isLate();

  it('is found out by knocking, every five seconds at most, whoever asks', async () => {
    now = NOW;
    let knocks = 0;
    let isThere = false;
    const check = async () => {
      knocks += 1;
      return isThere;
    };
    const mailHealth = watchMail(database.db, { mail: { ...mail, check }, clock });
    expect(await mailHealth.isLate()).toBe(false);
    await Promise.all([mailHealth.look(), mailHealth.look()]);
    expect([knocks, await mailHealth.isLate()]).toEqual([1, true]);
    isThere = true;
    now = later(4_999);
    await mailHealth.look();
    expect([knocks, await mailHealth.isLate()]).toEqual([1, true]);
    now = later(5_000);
    await mailHealth.look();
    expect([knocks, await mailHealth.isLate()]).toEqual([2, false]);
  });

  it('is waited for by everybody who asks while somebody knocks already, and knocked for once meanwhile', async () => {
    now = NOW;
    let knocks = 0;
    let answer = (_isThere: boolean) => {};
    const check = () => {
      knocks += 1;
      return new Promise<boolean>((resolve) => (answer = resolve));
    };
    const mailHealth = watchMail(database.db, { mail: { ...mail, check }, clock });
    const first = mailHealth.look();
    now = later(MINUTE_MS);
    let hasSeen = false;
    const second = mailHealth.look().then(() => (hasSeen = true));
    await Promise.resolve();
    expect([knocks, hasSeen]).toEqual([1, false]);
    answer(false);
    await Promise.all([first, second]);
    expect([knocks, await mailHealth.isLate()]).toEqual([1, true]);
  });

  it('is doubted when a mail was put off twice, until one leaves or an hour is over', async () => {
    now = NOW;
    await ask();
    await deliver(LATER);
    expect(await isLate()).toBe(false);
    now = later(MINUTE_MS);
    await deliver(LATER);
    expect(await isLate()).toBe(true);
    now = later(HOUR_MS + MINUTE_MS + 1);
    expect(await isLate()).toBe(false);
    now = later(2 * MINUTE_MS);
    await ask();
    await deliver({ status: 'sent' });
    expect(await isLate()).toBe(false);
  });

  it('is doubted when the mails of two members were refused, not of one', async () => {
    now = NOW;
    await ask();
    await deliver(REFUSED);
    expect(await isLate()).toBe(false);
    await ask();
    await deliver(REFUSED);
    expect(await isLate()).toBe(true);
  });
});
