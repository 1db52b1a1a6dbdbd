import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { register } from '~/domain/accounts/accounts.server';
import { readCapHit, readUse, tellAdminsOfCap } from '~/domain/sms/cap.server';
import { sendCode } from '~/domain/sms/confirm-number.server';
import { runTextPass } from '~/domain/sms/pass.server';
import type { TextRules } from '~/domain/sms/text-rules.server';
import type { SmsOutcome } from '~/gateways/sms/sms-gateway';
import type { Database } from 'db/client';
import { insertCapHit } from 'db/repositories/sms-cap-hits';
import * as schema from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import { deliveredMails, MAIL_KEYS } from '../factories/mailbox';
import { DAY_MS, HOUR_MS, later, newUser, NOW } from '../factories/rows';
import { newTexted, recordingSms, someNumber, testRules } from '../factories/texting';
import { newDetails, problemOf } from '../factories/use-cases';

const APP_URL = 'https://soundings.example';
const NOT_SENT: SmsOutcome[] = [
  { status: 'failed', code: 21211, error: '400: Invalid' },
  { status: 'postponed', error: '429: Too many' },
];

describe.each(DATABASES)('limits of texts in %s', (kind) => {
  const database = useDatabase(kind);
  afterEach(async () => {
    const { db } = database;
    const { owners, smsSends, smsCapHits, smsSettings, smsLogs } = schema;
    for (const table of [owners, smsSends, smsCapHits, smsSettings, smsLogs]) await db.delete(table);
  });

  const registerWith = (phoneNumber: string, now = NOW) =>
    register(database.db, { input: newDetails({ phoneNumber }), timeZone: 'UTC', now, isWelcomed: true });
  /** One round at a moment; gives the numbers that were texted in it. */
  async function passAt(now: Date, { outcome, rules, db = database.db }: Round = {}) {
    const { sms, texts } = recordingSms(outcome);
    await runTextPass(db, { sms, rules: rules ?? testRules(), appUrl: APP_URL, clock: () => now });
    return texts.map(({ to }) => to);
  }
  interface Round {
    outcome?: SmsOutcome;
    rules?: TextRules;
    db?: Database;
  }
  const lastReason = async () => (await database.db.query.smsLogs.findMany()).at(-1)?.errorMessage;

  it('a number is welcomed again after 30 days, and not a moment before', async () => {
    const number = someNumber();
    await registerWith(number);
    expect(await passAt(NOW)).toEqual([number]);
    const almost = later(30 * DAY_MS - 1);
    await registerWith(number, almost);
    expect(await passAt(almost)).toEqual([]);
    await registerWith(number, later(30 * DAY_MS));
    expect(await passAt(later(30 * DAY_MS))).toEqual([number]);
  });

  it('two servers that welcome one number at the same moment send one text', async () => {
    const number = someNumber();
    const another = await database.open();
    for (let i = 0; i < 6; i += 1) await registerWith(number);
    const rounds = await Promise.all([database.db, another, database.db].map((db) => passAt(NOW, { db })));
    expect(rounds.flat()).toEqual([number]);
  });

  it.each(NOT_SENT)('what was certainly not sent counts towards nothing: $status', async (outcome) => {
    const number = someNumber();
    const { user } = await registerWith(number);
    const rules = testRules({ hourlyCap: 1 });
    expect(await passAt(NOW, { outcome, rules })).toEqual([number]);
    expect(await database.db.$count(schema.smsSends)).toBe(0);
    await database.db.delete(schema.owners).where(eq(schema.owners.id, user.id));
    await registerWith(number);
    expect(await passAt(later(1), { rules })).toEqual([number]);
  });

  it('what may have been sent counts', async () => {
    const number = someNumber();
    await registerWith(number);
    expect(await passAt(NOW, { outcome: { status: 'unknown', error: 'cut' } })).toEqual([number]);
    await registerWith(number);
    expect(await passAt(later(1))).toEqual([]);
  });

  it('keeps no number that can be read', async () => {
    const number = someNumber();
    await registerWith(number);
    await passAt(NOW);
    const [row] = await database.db.query.smsSends.findMany();
    expect(row?.numberHash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(number.slice(2));
  });

  it('the cap holds for every 60 minutes, not for every hour of the clock', async () => {
    const rules = testRules({ hourlyCap: 3 });
    for (let i = 0; i < 5; i += 1) await registerWith(someNumber());
    expect(await passAt(NOW, { rules })).toHaveLength(3);
    expect(await readUse(database.db, { sms: recordingSms().sms, rules, now: NOW })).toEqual({
      sent: 3,
      most: 3,
    });
    expect(await passAt(later(HOUR_MS - 1), { rules })).toEqual([]);
    expect(await readCapHit(database.db, { rules, now: later(1000) })).toEqual({
      at: NOW,
      most: 3,
      waiting: 2,
    });
    expect(await passAt(later(HOUR_MS), { rules })).toHaveLength(2);
    expect(await readCapHit(database.db, { rules, now: later(3 * DAY_MS) })).toBeNull();
  });

  it('the cap holds for two servers together', async () => {
    const rules = testRules({ hourlyCap: 10 });
    const another = await database.open();
    for (let i = 0; i < 25; i += 1) await registerWith(someNumber());
    const rounds = await Promise.all([database.db, another].map((db) => passAt(NOW, { db, rules })));
    expect(rounds.flat()).toHaveLength(10);
  });

  it('without a provider nothing is held back: the log says why nothing was sent', async () => {
    const outcome = { status: 'not_configured' } as const;
    for (const number of ['+15550100611', '+15550100611', '+19005551234']) await registerWith(number);
    await passAt(NOW, { outcome, rules: testRules({ hourlyCap: 1 }) });
    const logs = await database.db.query.smsLogs.findMany();
    expect(logs.map(({ status }) => status)).toEqual(['not_configured', 'not_configured', 'not_configured']);
  });

  it('a confirmed number in a country that is not allowed gets nothing either', async () => {
    await database.db
      .insert(schema.smsSettings)
      .values({ id: 1, reminderEnabled: true, createdAt: NOW, updatedAt: NOW });
    const { user } = await newTexted(database.db, {
      nextReminderAt: NOW,
      reminderHour: 12,
      confirmedNumber: '+447400123456',
    });
    await database.db
      .update(schema.users)
      .set({ phoneNumber: '+447400123456' })
      .where(eq(schema.users.id, user.id));
    expect(await passAt(NOW)).toEqual([]);
    expect(await lastReason()).toBe('Texts from this server do not go to numbers of this country.');
    expect(await passAt(later(DAY_MS), { rules: testRules({ countries: ['GB'] }) })).toEqual([
      '+447400123456',
    ]);
  });

  it('the number admins send from lifts no list of countries', async () => {
    const defaultFromNumber = '+447400123456';
    await database.db
      .insert(schema.smsSettings)
      .values({ id: 1, defaultFromNumber, createdAt: NOW, updatedAt: NOW });
    await registerWith('+447400123457');
    await registerWith('+15550100611');
    expect(await passAt(NOW)).toEqual(['+15550100611']);
    await registerWith('+447400123458');
    expect(await passAt(NOW, { rules: testRules({ countries: ['GB'] }) })).toEqual(['+447400123458']);
  });

  it('codes to one number come to an end in 30 days, too', async () => {
    const { user } = await newTexted(database.db, { confirmedNumber: null });
    const { sms, texts } = recordingSms();
    const ask = (now: Date) => sendCode(database.db, { user, sms, rules: testRules(), now });
    for (const day of [0, 1, 2]) {
      for (let i = 0; i < 4 && texts.length < 10; i += 1) await ask(later(day * 25 * HOUR_MS + i));
    }
    expect(texts).toHaveLength(10);
    const problem = await problemOf(ask(later(20 * DAY_MS)));
    expect([problem.kind, problem.message]).toEqual(['too-many', expect.stringContaining('several codes')]);
    await ask(later(31 * DAY_MS));
    expect(texts).toHaveLength(11);
  });

  it('a code that the cap holds back is refused with a sentence, and noted', async () => {
    const { user } = await newTexted(database.db, { confirmedNumber: null });
    const rules = testRules({ hourlyCap: 1 });
    const { sms, texts } = recordingSms();
    await sendCode(database.db, { user, sms, rules, now: NOW });
    const problem = await problemOf(sendCode(database.db, { user, sms, rules, now: later(1) }));
    expect([problem.kind, problem.retryAfterSeconds]).toEqual(['too-many', 3600]);
    expect(texts).toHaveLength(1);
    expect(await database.db.$count(schema.smsCapHits)).toBe(1);
  });

  describe('when the cap has held texts back', () => {
    const tell = (now: Date, db = database.db) =>
      tellAdminsOfCap(db, {
        mailKeys: MAIL_KEYS,
        rules: testRules({ hourlyCap: 7 }),
        appUrl: APP_URL,
        now,
      });
    const told = (now: Date) => deliveredMails(database.db, { now });
    const hitAt = (at: Date) => insertCapHit(database.db, { hour: at, at });
    async function addAdmins() {
      const [active, inactive] = [await newUser(database.db), await newUser(database.db)];
      await newUser(database.db);
      await database.db.update(schema.users).set({ isAdmin: true }).where(eq(schema.users.id, active.id));
      await database.db
        .update(schema.users)
        .set({ isAdmin: true, isActive: false })
        .where(eq(schema.users.id, inactive.id));
      return active;
    }

    it('every active admin gets one mail, from one of the servers, once a day', async () => {
      const admin = await addAdmins();
      const another = await database.open();
      await tell(NOW);
      expect(await told(NOW)).toEqual([]);
      await hitAt(NOW);
      await Promise.all([tell(later(1)), tell(later(1), another)]);
      const mails = await told(later(1));
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({ to: admin.email, subject: 'Soundings has held text messages back' });
      expect(mails[0]?.text).toContain('7 texts within an hour');
      await hitAt(later(2 * HOUR_MS));
      await tell(later(2 * HOUR_MS));
      expect(await told(later(2 * HOUR_MS))).toEqual([]);
      await hitAt(later(2 * DAY_MS));
      await tell(later(2 * DAY_MS));
      expect(await told(later(2 * DAY_MS))).toHaveLength(1);
    });
  });
});
