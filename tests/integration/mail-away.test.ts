import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberDetails } from '../factories/people';
import { changeFromOutside } from '../factories/server-database';
import { type HranaServer, startHranaServer } from '../setup/hrana-server';
import { startServer, type TestServer } from '../setup/server';
import { type SmtpServer, startSmtpServer } from '../setup/smtp-server';
import { Caller, registerAs } from './caller';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-mail-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const ask = (server: TestServer, email: string) =>
  new Caller(server.url).post('/api/auth/request-reset', { email });
const ON_ITS_WAY = 'If that email has an account, a link is on its way.';
const LATE = expect.stringMatching(
  /^Mail does not leave here as it should just now\..*it may take longer\.$/,
);

describe('a server whose mail server', () => {
  let smtp: SmtpServer;
  let server: TestServer;
  beforeAll(async () => {
    smtp = await startSmtpServer();
    smtp.answer('silent');
    server = await startServer({ env: { SMTP_URL: smtp.url } });
  });
  afterAll(async () => {
    await server.stop();
    await smtp.close();
  });
  beforeEach(() => void smtp.received.splice(0));

  it('is silent answers at once, alike for everybody, and says what it knows', async () => {
    const { details } = await registerAs(new Caller(server.url));
    const began = Date.now();
    const first = await ask(server, details.email);
    expect(first.status).toBe(200);
    expect(Date.now() - began).toBeLessThan(2000);
    // The greeting is waited for ten seconds, since the start.
    await expect
      .poll(async () => (await ask(server, memberDetails().email)).body.message, { timeout: 20_000 })
      .toEqual(LATE);
    expect((await ask(server, details.email)).body).toEqual((await ask(server, memberDetails().email)).body);
    const { text } = await new Caller(server.url).get('/auth?tab=reset&sent=1');
    expect(text).toContain('Your link may take longer');
    expect(text).not.toContain('on its way');
  }, 60_000);

  it('is back has the mail that waited, once, and a link that works; the log holds no address', async () => {
    const { details } = await registerAs(new Caller(server.url));
    await ask(server, details.email);
    await expect
      .poll(() => server.logs(), { timeout: 20_000 })
      .toMatch(/reset-link: postponed, silent, try 1/);
    smtp.answer('take');
    const mails = () => smtp.received.filter(({ to }) => to.includes(details.email));
    await expect.poll(mails, { timeout: 90_000 }).toHaveLength(1);
    const token = /token=([\w-]+)/.exec(mails()[0]?.text ?? '')?.[1] ?? '';
    const password = 'harbour-lights';
    const json = { token, password, confirmPassword: password };
    expect((await new Caller(server.url).post('/api/auth/reset', json)).status).toBe(200);
    await expect.poll(mails, { timeout: 5000 }).toHaveLength(2);
    expect(mails()[1]?.text).toContain('Subject: Your password for Soundings was changed');
    // The link that was asked for first leaves in the same round.
    await expect
      .poll(async () => (await ask(server, memberDetails().email)).body.message, { timeout: 60_000 })
      .toBe(ON_ITS_WAY);
    expect(server.logs()).not.toContain('@example.org');
    await sleep(1000);
    expect(mails()).toHaveLength(2);
  }, 180_000);

  it('refuses a mail: the admin who asked is told, and sees it with a masked address', async () => {
    const admin = new Caller(server.url);
    const { user } = await registerAs(admin);
    await changeFromOutside(server, 'UPDATE users SET is_admin = 1 WHERE id = ?', [user.id]);
    await admin.send('POST', '/onboarding', { form: { intent: 'complete' } });
    const member = await registerAs(new Caller(server.url), { email: `zoe-${memberDetails().email}` });
    const reset = () => admin.post(`/api/admin/users/${member.user.id}/reset-password`, {});

    smtp.answer('refuse');
    const refused = await reset();
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'The email was not sent: the mail server refuses it for good (550 5.1.1).',
    ]);
    smtp.answer('later');
    const postponed = await reset();
    expect(postponed.status).toBe(200);
    expect(postponed.body.message).toMatch(
      /^The email has not left yet: the mail server does not take it for now \(451 4\.7\.1\)\./,
    );
    const { text } = await admin.get('/admin?tab=mail');
    const rowsIn = (page: string) =>
      (page.match(/<tr[\s>].*?<\/tr>/gs) ?? []).filter((row) => row.includes('z***@e***.org'));
    const rows = rowsIn(text);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/Link to a new password.*Waiting.*does not take it for now \(451 4\.7\.1\)/s);
    expect(rows[1]).toMatch(/Refused.*refuses it for good \(550 5\.1\.1\)/s);
    expect(text.replace(/<header.*?<\/header>/gs, '')).not.toContain(member.details.email);
    const refusedOnly = (await admin.get('/admin?tab=mail&status=failed')).text;
    expect(rowsIn(refusedOnly)).toEqual([rows[1]]);

    smtp.answer('take');
    const sent = await reset();
    expect(sent.body.message).toBe('Password reset email has been sent to the user.');
    expect(smtp.received).toHaveLength(1);
    const { body } = await new Caller(server.url, { Authorization: `Bearer ${member.sessionToken}` }).get<{
      mails: object[];
    }>('/api/export');
    expect(body.mails).toMatchObject([{ status: 'failed' }, { status: 'sent', maskedTo: 'z***@e***.org' }]);
    expect(JSON.stringify(body.mails)).not.toContain('sealed');
  }, 60_000);
});

describe('two servers on one database', () => {
  let database: HranaServer;
  const running = new Set<TestServer>();
  beforeAll(async () => {
    database = await startHranaServer({ file: path.join(folder, 'shared.db') });
  });
  afterAll(() => database.close());
  afterEach(async () => {
    await Promise.all([...running].map((server) => server.stop()));
  });

  it('send once what a third had on its list when it was killed', async () => {
    const smtp = await startSmtpServer();
    smtp.answer('later');
    const env = {
      DATABASE_URL: database.url,
      SESSION_SECRET: 'a secret that both instances know and that is long enough',
      SMTP_URL: smtp.url,
    };
    const third = await startServer({ env });
    const people = await Promise.all(Array.from({ length: 6 }, () => registerAs(new Caller(third.url))));
    for (const { details } of people) await ask(third, details.email);
    await expect
      .poll(() => third.logs().match(/reset-link: postponed/g), { timeout: 20_000 })
      .toHaveLength(people.length);
    await third.kill9();
    smtp.answer('take');
    smtp.delay(50);
    for (const server of await Promise.all([startServer({ env }), startServer({ env })])) running.add(server);
    const emails = people.map(({ details }) => details.email).sort();
    const received = () => smtp.received.map(({ to }) => to[0]).sort();
    await expect.poll(received, { timeout: 90_000 }).toEqual(emails);
    await sleep(3000);
    expect(received()).toEqual(emails);
    await smtp.close();
  }, 240_000);
});
