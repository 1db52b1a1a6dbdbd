import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runTextPass } from '~/domain/sms/pass.server';
import { twilioSms } from '~/gateways/sms/twilio.server';
import { type Database, openDatabase } from 'db/client';
import { migrateDatabase } from 'db/migrate';
import { owners, smsSettings, textingPreferences, users } from 'db/schema';
import { middayZone, someNumber, testRules } from '../factories/texting';
import { type HranaServer, startHranaServer } from '../setup/hrana-server';
import { startServer, type TestServer } from '../setup/server';
import {
  ACCOUNT_SID,
  AUTH_TOKEN,
  FROM_NUMBER,
  startTwilioServer,
  type TwilioServer,
} from '../setup/twilio-server';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-texts-'));
const ROWS = 250;
let provider: TwilioServer;
let database: HranaServer;
let db: Database;
const running: TestServer[] = [];

beforeAll(async () => {
  provider = await startTwilioServer();
  database = await startHranaServer({ file: path.join(folder, 'shared.db') });
  db = await openDatabase({ url: database.url });
  await migrateDatabase(db);
  const now = new Date();
  await db.insert(smsSettings).values({ id: 1, reminderEnabled: true, createdAt: now, updatedAt: now });
});
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()));
  db.$client.close();
  await database.close();
  await provider.close();
  fs.rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  provider.texts.length = 0;
  await db.delete(owners);
});

const start = () =>
  startServer({
    env: {
      DATABASE_URL: database.url,
      SESSION_SECRET: 'a secret that both instances know and that is long enough',
      // A thousand reminders are to go out at once.
      SMS_HOURLY_CAP: '5000',
      ...provider.env,
    },
  });

/** Members whose reminder has been due for a minute. Gives their numbers. */
async function addDue(amount: number): Promise<string[]> {
  const now = new Date();
  const timeZone = middayZone(now);
  const members = Array.from({ length: amount }, () => ({ id: randomUUID(), phoneNumber: someNumber() }));
  for (let i = 0; i < amount; i += ROWS) {
    const chunk = members.slice(i, i + ROWS);
    const times = { createdAt: now, updatedAt: now };
    await db.batch([
      db.insert(owners).values(chunk.map(({ id }) => ({ id, timeZone, createdAt: now, lastSeenAt: now }))),
      db.insert(users).values(
        chunk.map((member) => ({
          ...member,
          ...times,
          firstName: 'Ines',
          lastName: 'Duarte',
          email: `${member.id}@example.org`,
          passwordHash: 'of no password',
          searchText: member.id,
        })),
      ),
      db.insert(textingPreferences).values(
        chunk.map(({ id, phoneNumber }) => ({
          userId: id,
          consentText: 'Yes',
          consentedAt: now,
          confirmedNumber: phoneNumber,
          reminderOn: true,
          nextReminderAt: new Date(now.getTime() - 60_000),
          updatedAt: now,
        })),
      ),
    ]);
  }
  return members.map(({ phoneNumber }) => phoneNumber);
}

const textedNumbers = () => provider.texts.map(({ To }) => To).sort();
const logged = async (status: string) =>
  (await db.query.smsLogs.findMany()).filter((log) => log.status === status).map((log) => log.phoneNumber);

it('two servers on one database send a thousand due reminders exactly once each', async () => {
  const numbers = await addDue(1000);
  const [one, two] = await Promise.all([start(), start()]);
  running.push(one, two);
  while ((await logged('sent')).length < 1000) await sleep(250);
  await Promise.all(running.splice(0).map((server) => server.stop()));
  expect(textedNumbers()).toEqual([...numbers].sort());
  expect((await db.query.smsMessages.findMany()).every(({ status }) => status === 'sent')).toBe(true);
}, 90_000);

it('kill -9 in the middle loses none and doubles none; what it was sending is logged as unknown', async () => {
  const numbers = await addDue(200);
  provider.delay(25);
  const server = await start();
  while (provider.texts.length < 40) await sleep(5);
  // From here on texts are taken and not answered: some are on their way when the server dies, however busy the machine is.
  provider.answer('hang');
  const answered = provider.texts.length;
  while (provider.texts.length === answered) await sleep(5);
  await server.kill9();
  provider.answer('success');
  const before = provider.texts.length;
  expect(before).toBeLessThan(200);
  provider.delay(0);

  const sms = twilioSms({
    accountSid: ACCOUNT_SID,
    authToken: AUTH_TOKEN,
    fromNumber: FROM_NUMBER,
    baseUrl: provider.url,
  });
  // What the dead server held open on the database lasts a few seconds.
  await sleep(4_500);
  const appUrl = 'http://localhost';
  const rules = testRules({ hourlyCap: 5000 });
  await runTextPass(db, { sms, rules, appUrl, clock: () => new Date() });
  await runTextPass(db, { sms, rules, appUrl, clock: () => new Date(Date.now() + 6 * 60_000) });

  const texted = textedNumbers();
  expect(new Set(texted).size, 'nobody was texted twice').toBe(texted.length);
  const unknown = await logged('unknown');
  expect(unknown.length).toBeGreaterThan(0);
  expect(unknown.length).toBeLessThanOrEqual(8);
  expect([...new Set([...texted, ...unknown])].sort()).toEqual([...numbers].sort());
  expect([...(await logged('sent')), ...unknown].sort()).toEqual([...numbers].sort());
}, 60_000);
