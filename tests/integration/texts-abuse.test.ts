import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from 'db/client';
import { smsLogs, smsMessages, users } from 'db/schema';
import { middayZone, someNumber } from '../factories/texting';
import { type HranaServer, startHranaServer } from '../setup/hrana-server';
import { startServer, type TestServer } from '../setup/server';
import { startTwilioServer, type TwilioServer } from '../setup/twilio-server';
import { Caller, registerAs } from './caller';

const CAP = 12;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-abuse-'));
let provider: TwilioServer;
let database: HranaServer;
let db: Database;
let servers: TestServer[] = [];

/** Two servers on one database: what holds for one must hold for both together. */
beforeAll(async () => {
  provider = await startTwilioServer();
  database = await startHranaServer({ file: path.join(folder, 'shared.db') });
  const env = {
    DATABASE_URL: database.url,
    SESSION_SECRET: 'a secret that both instances know and that is long enough',
    SMS_HOURLY_CAP: String(CAP),
    ...provider.env,
  };
  const first = await startServer({ env });
  servers = [first, await startServer({ env })];
  db = await openDatabase({ url: database.url });
}, 240_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  db?.$client.close();
  await database?.close();
  await provider?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  provider.answer('success');
  provider.texts.length = 0;
  for (const table of ['sms_sends', 'sms_cap_hits', 'sms_logs', 'users', 'owners'])
    await db.$client.execute(`delete from ${table}`);
});

/** Somebody at whose place it is noon: nothing waits for the morning. */
function newCaller(index: number): Caller {
  const caller = new Caller(servers[index % servers.length]!.url);
  caller.cookies.set('zone', encodeURIComponent(middayZone(new Date())));
  return caller;
}

/** Past what stands before every screen. */
async function arrive(caller: Caller): Promise<void> {
  await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
  await caller.send('POST', '/disclaimer', { form: {} });
}

async function makeAdmin(caller: Caller, id: string): Promise<void> {
  await db.$client.execute({ sql: 'update users set is_admin = 1 where id = ?', args: [id] });
  expect((await caller.get('/api/admin/sms/settings')).status).toBe(200);
  await arrive(caller);
}

/** The log, once it has a line for every welcome. */
async function settled(amount = 1) {
  await vi.waitFor(async () => expect(await db.$count(smsLogs)).toBe(amount), {
    timeout: 20_000,
    interval: 100,
  });
  const lines = await db.query.smsLogs.findMany();
  return lines.map(({ status, errorMessage }) => ({ status, errorMessage }));
}

describe('the welcome', () => {
  it('goes to one number once, however many register with it at once, on two servers', async () => {
    const phoneNumber = someNumber();
    const spaced = `${phoneNumber.slice(0, 5)} (${phoneNumber.slice(5, 8)})-${phoneNumber.slice(8)}`;
    await Promise.all(
      Array.from({ length: 9 }, (_, i) =>
        registerAs(newCaller(i), { phoneNumber: i % 3 === 0 ? spaced.replace(')-', ') ') : phoneNumber }),
      ),
    );
    const lines = await settled(9);
    expect(provider.texts.map(({ To }) => To)).toEqual([phoneNumber]);
    expect(lines.filter(({ status }) => status === 'sent')).toHaveLength(1);
    expect(lines.filter(({ status }) => status === 'skipped')).toEqual(
      Array.from({ length: 8 }, () => ({
        status: 'skipped',
        errorMessage: 'This number has had a welcome within the last 30 days',
      })),
    );
  });

  it('does not come again when the account is deleted and made again', async () => {
    const phoneNumber = someNumber();
    for (let i = 0; i < 3; i += 1) {
      const { user } = await registerAs(newCaller(i), { phoneNumber });
      await settled();
      await db.$client.execute({ sql: 'delete from owners where id = ?', args: [user.id] });
    }
    expect(provider.texts.map(({ To }) => To)).toEqual([phoneNumber]);
  });

  it('says nothing that whoever registered has typed', async () => {
    await registerAs(newCaller(0), { phoneNumber: someNumber(), firstName: 'you owe me, see evil.example' });
    await settled();
    expect(provider.texts).toHaveLength(1);
    expect(provider.texts[0]?.Body).toMatch(/^Welcome to Soundings/);
    expect(provider.texts[0]?.Body).not.toMatch(/owe|evil/);
  });

  it.each([
    ['a premium number', '+1 900 555 1234'],
    ['a premium number abroad', '+979 123 456 789'],
    ['a satellite telephone', '+881 612 345 678'],
    ['an Inmarsat telephone', '+870 773 111 632'],
    ['a Thuraya telephone', '+882 16 1234 5678'],
    ['a number that forwards at a price', '+1 500 555 0006'],
    ['another country', '+44 7400 123456'],
    ['an island that shares +1', '+1 876 555 1234'],
    ['a number that does not exist', '+1 900 155 1234'],
  ])('does not go to %s', async (_what, phoneNumber) => {
    await registerAs(newCaller(0), { phoneNumber });
    const [line] = await settled();
    expect(provider.calls()).toBe(callsBefore);
    expect(line).toMatchObject({
      status: 'skipped',
      errorMessage: expect.stringMatching(/^Texts from this server do not go to/) as string,
    });
  });
  let callsBefore = 0;
  beforeEach(() => (callsBefore = provider.calls()));
});

describe('the code', () => {
  async function askForCode(caller: Caller) {
    await arrive(caller);
    return caller.send('POST', '/settings', { form: { intent: 'texts-code' } });
  }

  it('comes to one number five times a day, from however many accounts', async () => {
    const phoneNumber = someNumber();
    for (let i = 0; i < 7; i += 1) {
      const caller = newCaller(i);
      await registerAs(caller, { phoneNumber });
      await askForCode(caller);
    }
    expect(provider.texts.filter(({ Body }) => Body.includes('code'))).toHaveLength(5);
    expect(provider.texts.find(({ Body }) => Body.includes('code'))?.Body).toContain('Reply STOP');
  });

  it('does not go to a number that may not be texted, and the settings say why', async () => {
    const caller = newCaller(0);
    await registerAs(caller, { phoneNumber: '+44 7400 123456' });
    await askForCode(caller);
    await settled();
    expect(provider.texts).toEqual([]);
    const { text } = await caller.get('/settings');
    expect(text).toContain('Texts from this server do not go to numbers of this country');
  });
});

describe('the cap of the server', () => {
  it('holds over both servers, tells the admins once, and shows it', async () => {
    const admin = newCaller(0);
    const { user, details } = await registerAs(admin, { phoneNumber: someNumber() });
    await settled();
    await makeAdmin(admin, user.id);
    await Promise.all(
      Array.from({ length: CAP + 8 }, (_, i) => registerAs(newCaller(i), { phoneNumber: someNumber() })),
    );
    await vi.waitFor(() => expect(provider.texts).toHaveLength(CAP), { timeout: 20_000 });
    await sleep(1_500);
    expect(provider.texts).toHaveLength(CAP);
    const waiting = (await db.select().from(smsMessages)).filter(({ status }) => status === 'due');
    expect(waiting, 'what is too much waits').toHaveLength(9);

    const screen = (await admin.get('/sms-dashboard')).text;
    expect(screen).toContain(`${CAP} of ${CAP}`);
    for (const path of ['/admin', '/sms-dashboard'])
      expect((await admin.get(path)).text).toContain('9 texts wait');
    const test = await admin.post('/api/admin/sms/test-send', {
      phoneNumber: someNumber(),
      message: 'Hello',
    });
    expect([test.status, test.body.message]).toEqual([429, expect.stringContaining(`${CAP} texts`)]);
    expect(provider.texts).toHaveLength(CAP);

    const mails = async () =>
      (await Promise.all(servers.map((server) => server.outbox())))
        .flat()
        .filter((mail) => /texts/.test(mail));
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 70_000, interval: 500 });
    expect((await mails())[0]).toContain(`To: ${details.email}`);
    expect(await db.$count(users)).toBe(CAP + 9);
  }, 120_000);
});
