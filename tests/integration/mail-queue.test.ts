import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askForEmailChange } from '~/domain/accounts/email-change.server';
import { queueResetLink } from '~/domain/accounts/password-reset.server';
import { keepHouse } from '~/domain/housekeeping/housekeeping.server';
import { deliverMails } from '~/domain/mail/deliver.server';
import { NEWS_LIFE_MS, queueMail } from '~/domain/mail/queue.server';
import type { MailOutcome } from '~/gateways/mail/mail-gateway';
import { smtpMail } from '~/gateways/mail/smtp.server';
import type { Database } from 'db/client';
import { deleteOwner } from 'db/repositories/owners';
import { mailMessages, owners, passwordResetTokens } from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import { deliveredMails, MAIL_KEYS, newMailbox } from '../factories/mailbox';
import { DAY_MS, HOUR_MS, later, newUser, NOW } from '../factories/rows';
import { newMember } from '../factories/use-cases';
import { type SmtpMood, type SmtpServer, startSmtpServer } from '../setup/smtp-server';

const MINUTE_MS = 60_000;
const appUrl = 'https://soundings.example';
const IMPATIENT = { greetingTimeout: 300, socketTimeout: 300 };

describe.each(DATABASES)('mails in %s', (kind) => {
  const database = useDatabase(kind);
  let smtp: SmtpServer;
  beforeEach(async () => {
    smtp = await startSmtpServer();
  });
  afterEach(async () => {
    await smtp.close();
    await database.db.delete(owners);
  });

  const deliver = (now: Date, db: Database = database.db, timeLimits = {}) => {
    const mail = smtpMail({ url: smtp.url, from: 'Soundings <no-reply@soundings.example>', timeLimits });
    return deliverMails(db, { mail, keys: MAIL_KEYS, clock: () => now });
  };
  const askAt = (email: string, now = NOW) =>
    queueResetLink(database.db, { email, appUrl, mailKeys: MAIL_KEYS, now });
  const mails = () => database.db.query.mailMessages.findMany();
  async function onlyMail() {
    const rows = await mails();
    expect(rows).toHaveLength(1);
    return rows[0] as (typeof rows)[number];
  }

  it('leave with the link that is in the database as a hash, and nothing of them is kept', async () => {
    const user = await newUser(database.db);
    await askAt(user.email);
    const waiting = await onlyMail();
    expect(waiting).toMatchObject({ kind: 'reset-link', status: 'waiting', expiresAt: later(HOUR_MS) });
    expect(waiting.maskedTo).toMatch(/^.\*\*\*@e\*\*\*\.org$/);
    const stored =
      JSON.stringify(waiting) + Buffer.from(waiting.sealed ?? '', 'base64url').toString('latin1');
    for (const part of [user.email, 'token=', 'Choose a new', 'Ines']) expect(stored).not.toContain(part);

    expect(await deliver(NOW)).toMatchObject([{ outcome: 'sent', attempts: 1 }]);
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]?.to).toEqual([user.email]);
    expect(smtp.received[0]?.text).toContain(`Message-ID: <${waiting.id}@soundings.example>`);
    expect(await onlyMail()).toMatchObject({ status: 'sent', sealed: null, trouble: null });
    expect(await deliver(later(HOUR_MS / 2))).toEqual([]);
    expect(smtp.received).toHaveLength(1);
  });

  it.each<[SmtpMood | 'away', string]>([
    ['away', 'unreachable'],
    ['busy', 'unreachable'],
    ['silent', 'silent'],
    ['silent-data', 'silent'],
    ['later', 'later'],
    ['later-data', 'later'],
  ])('wait for a server that is %s, with growing pauses, and leave once', async (mood, trouble) => {
    const user = await newUser(database.db);
    await askAt(user.email);
    const port = Number(new URL(smtp.url).port);
    if (mood === 'away') await smtp.close();
    else smtp.answer(mood);
    const failToDeliver = (now: Date) =>
      deliver(now, database.db, trouble === 'silent' ? IMPATIENT : undefined);
    expect(await failToDeliver(NOW)).toMatchObject([{ outcome: 'postponed', trouble, attempts: 1 }]);
    expect(await deliver(later(MINUTE_MS / 2 - 1))).toEqual([]);
    expect(await failToDeliver(later(MINUTE_MS / 2))).toMatchObject([{ outcome: 'postponed', attempts: 2 }]);
    expect(await deliver(later(1.5 * MINUTE_MS - 1))).toEqual([]);
    expect(await onlyMail()).toMatchObject({ status: 'waiting', trouble, dueAt: later(1.5 * MINUTE_MS) });
    if (mood === 'away') smtp = await startSmtpServer({ port });
    smtp.answer('take');
    expect(await deliver(later(1.5 * MINUTE_MS))).toMatchObject([{ outcome: 'sent', attempts: 3 }]);
    expect(smtp.received).toHaveLength(1);
    expect(await onlyMail()).toMatchObject({ status: 'sent', trouble: null });
  });

  it.each<SmtpMood>(['refuse', 'refuse-sender', 'refuse-data'])(
    'are given up when the server says %s',
    async (mood) => {
      const user = await newUser(database.db);
      await askAt(user.email);
      smtp.answer(mood);
      expect(await deliver(NOW)).toMatchObject([
        { outcome: 'failed', trouble: 'refused', reply: '550 5.1.1' },
      ]);
      smtp.answer('take');
      expect(await deliver(later(HOUR_MS / 2))).toEqual([]);
      expect(smtp.received).toEqual([]);
      expect(await onlyMail()).toMatchObject({ status: 'failed', sealed: null, reply: '550 5.1.1' });
    },
  );

  it('leave once when several servers are at it at the same time', async () => {
    const users = await Promise.all(Array.from({ length: 12 }, () => newUser(database.db)));
    for (const { email } of users) await askAt(email);
    smtp.delay(20);
    const others = await Promise.all([database.open(), database.open()]);
    const tried = await Promise.all([database.db, ...others].map((db) => deliver(NOW, db)));
    expect(tried.flat()).toHaveLength(12);
    expect(smtp.received.map(({ to }) => to[0]).sort()).toEqual(users.map(({ email }) => email).sort());
    expect((await mails()).every(({ status, attempts }) => status === 'sent' && attempts === 1)).toBe(true);
  });

  it('are tried by another server once the one that had it has been gone for five minutes', async () => {
    const user = await newUser(database.db);
    await askAt(user.email);
    const { mail } = newMailbox();
    // A process that dies while it sends never stores what came of it.
    void deliverMails(database.db, {
      mail: { ...mail, send: () => new Promise(() => undefined) },
      keys: MAIL_KEYS,
      clock: () => NOW,
    });
    await expect.poll(async () => (await onlyMail()).attempts).toBe(1);
    expect(await deliver(later(5 * MINUTE_MS - 1))).toEqual([]);
    expect(await deliver(later(5 * MINUTE_MS))).toMatchObject([{ outcome: 'sent', attempts: 2 }]);
    expect(smtp.received).toHaveLength(1);
  });

  it('are not settled by whoever lost them to another', async () => {
    const user = await newUser(database.db);
    await askAt(user.email);
    const { mail } = newMailbox();
    let end: ((outcome: MailOutcome) => void) | undefined;
    const send = () => new Promise<MailOutcome>((resolve) => (end = resolve));
    const slow = deliverMails(database.db, { mail: { ...mail, send }, keys: MAIL_KEYS, clock: () => NOW });
    await expect.poll(() => end !== undefined).toBe(true);
    await deliver(later(5 * MINUTE_MS));
    end?.({ status: 'failed', trouble: 'refused', reply: null, isServerAway: false });
    await slow;
    expect(await onlyMail()).toMatchObject({ status: 'sent', attempts: 2 });
  });

  it('are never sent once their link has ended', async () => {
    const user = await newUser(database.db);
    await askAt(user.email);
    smtp.answer('later');
    await deliver(NOW);
    smtp.answer('take');
    expect(await deliver(later(HOUR_MS))).toEqual([]);
    expect(smtp.received).toEqual([]);
    expect(await onlyMail()).toMatchObject({ status: 'expired', sealed: null, trouble: 'later' });
  });

  it('go with their account', async () => {
    const [goes, stays] = [await newUser(database.db), await newUser(database.db)];
    for (const { email } of [goes, stays]) await askAt(email);
    await deleteOwner(database.db, goes.id);
    await deliver(NOW);
    expect(smtp.received.map(({ to }) => to[0])).toEqual([stays.email]);
  });

  it('are taken back when a newer link takes their place, or ends them', async () => {
    const { user, password } = await newMember(database.db);
    await askAt(user.email);
    await askAt(user.email, later(MINUTE_MS));
    expect((await onlyMail()).createdAt).toEqual(later(MINUTE_MS));
    expect(await database.db.$count(passwordResetTokens, eq(passwordResetTokens.userId, user.id))).toBe(1);
    const input = { email: `new-${user.email}`, currentPassword: password };
    await askForEmailChange(database.db, { user, input, appUrl, mailKeys: MAIL_KEYS, now: NOW });
    await askForEmailChange(database.db, { user, input, appUrl, mailKeys: MAIL_KEYS, now: later(1) });
    expect((await mails()).map((mail) => mail.kind).sort()).toEqual(['address-link', 'reset-link']);
    const sent = await deliveredMails(database.db, { now: later(MINUTE_MS) });
    expect(sent.map(({ to }) => to).sort()).toEqual([user.email, input.email].sort());
  });

  it('do not try one after the other when the server is away', async () => {
    const users = await Promise.all(Array.from({ length: 9 }, () => newUser(database.db)));
    for (const { email } of users) await askAt(email);
    smtp.answer('busy');
    expect(await deliver(NOW)).toHaveLength(4);
    smtp.answer('take');
    await deliver(later(1));
    await deliver(later(MINUTE_MS));
    expect(smtp.received).toHaveLength(9);
  });

  it('of one member do not wait for those of others', async () => {
    const [one, other] = [await newUser(database.db), await newUser(database.db)];
    for (const { email } of [one, other]) await askAt(email);
    const sent = await deliveredMails(database.db, { userId: other.id });
    expect(sent.map(({ to }) => to)).toEqual([other.email]);
  });

  it('open with an older key, and wait for whoever has the key', async () => {
    const user = await newUser(database.db);
    await askAt(user.email);
    const [key] = MAIL_KEYS;
    const [newer, unknown] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const { mail, sent } = newMailbox();
    const withKeys = (keys: Buffer[], now: Date) =>
      deliverMails(database.db, { mail, keys, clock: () => now });
    expect(await withKeys([unknown], NOW)).toMatchObject([{ outcome: 'postponed', trouble: 'sealed' }]);
    expect(sent).toEqual([]);
    await withKeys([newer, key as Buffer], later(MINUTE_MS));
    expect(sent).toHaveLength(1);
  });

  it('are stored as sent also when the database was locked just then', async () => {
    if (kind !== 'a local file') return;
    const user = await newUser(database.db);
    await askAt(user.email);
    const other = await database.open();
    const { mail, sent } = newMailbox();
    let unlock: (() => Promise<void>) | undefined;
    const send: typeof mail.send = async (message) => {
      const lock = await other.$client.transaction('write');
      unlock = () => lock.rollback();
      setTimeout(() => void unlock?.(), 3500);
      return mail.send(message);
    };
    await deliverMails(database.db, { mail: { ...mail, send }, keys: MAIL_KEYS, clock: () => NOW });
    expect(await onlyMail()).toMatchObject({ status: 'sent' });
    expect(sent).toHaveLength(1);
  }, 30_000);

  it('are forgotten after a week', async () => {
    const user = await newUser(database.db);
    const news = { kind: 'factor', userId: user.id, to: user.email, subject: 'x', text: 'x' } as const;
    await queueMail(database.db, { ...news, expiresAt: later(NEWS_LIFE_MS) }, { keys: MAIL_KEYS, now: NOW });
    await deliver(NOW);
    await keepHouse(database.db, later(7 * DAY_MS));
    expect(await database.db.$count(mailMessages)).toBe(1);
    await keepHouse(database.db, later(7 * DAY_MS + 1));
    expect(await database.db.$count(mailMessages)).toBe(0);
  });
});
