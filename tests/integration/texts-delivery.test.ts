import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { register } from '~/domain/accounts/accounts.server';
import { changeDaySettings } from '~/domain/accounts/day-settings.server';
import { createCheckIn } from '~/domain/check-in/entries/check-ins.server';
import { deliverDue } from '~/domain/sms/deliver.server';
import { insertOptOut } from 'db/repositories/texting';
import * as schema from 'db/schema';
import { DATABASES } from '../factories/database';
import { DAY_MS, HOUR_MS, later, moodEntryOf, NOW, reflectionOf } from '../factories/rows';
import { APP_URL, useTexts } from '../factories/text-rounds';
import { newTexted, recordingSms, testRules } from '../factories/texting';
import { backdate, checkInAt, checkInInput, newDetails } from '../factories/use-cases';

const SATURDAY_EVENING = new Date('2026-11-21T18:00:00Z');

describe.each(DATABASES)('texts in %s', (kind) => {
  const { database, switchOn, passAt, logs, statuses, live } = useTexts(kind);

  it('a reminder comes at its hour, once, and again the next day', async () => {
    await switchOn();
    const { phoneNumber } = await newTexted(database.db, { nextReminderAt: NOW, reminderHour: 12 });
    expect(await passAt(later(-1))).toEqual([]);
    const texts = await passAt(NOW);
    expect(texts).toMatchObject([{ to: phoneNumber, from: '' }]);
    expect(texts[0]?.message).toBe('Hi Ines, a few quiet minutes today? https://soundings.example');
    expect(texts[0]?.receiptUrl).toMatch(
      /^https:\/\/soundings\.example\/api\/sms\/status\?message=[\w-]{36}$/,
    );
    expect(await passAt(later(1000))).toEqual([]);
    expect(await passAt(later(DAY_MS - 1))).toEqual([]);
    expect(await passAt(later(DAY_MS))).toHaveLength(1);
    expect(await logs()).toMatchObject([
      { messageType: 'reminder', status: 'sent', phoneNumber },
      { messageType: 'reminder', status: 'sent', phoneNumber },
    ]);
  });

  it('a reminder does not come to someone who has checked in, not even between the list and the send', async () => {
    await switchOn();
    const early = await newTexted(database.db, { nextReminderAt: NOW });
    await checkInAt(database.db, early.owner, [later(-HOUR_MS)]);
    expect(await passAt(NOW)).toEqual([]);

    const late = await newTexted(database.db, { nextReminderAt: NOW });
    expect(await passAt(NOW, { status: 'postponed' })).toHaveLength(1);
    await checkInAt(database.db, late.owner, [later(60_000)]);
    expect(await passAt(later(HOUR_MS))).toEqual([]);
    expect(await statuses()).toEqual([]);
  });

  it('a reminder that is late by hours comes the same evening, but not the next morning', async () => {
    await switchOn();
    await newTexted(database.db, { nextReminderAt: NOW, reminderHour: 12 });
    expect(await passAt(later(8 * HOUR_MS))).toHaveLength(1);
    await newTexted(database.db, { nextReminderAt: NOW, reminderHour: 12 });
    expect(await passAt(later(22 * HOUR_MS))).toEqual([]);
  });

  it('only members who are active, have agreed, and whose own number is confirmed get any', async () => {
    await switchOn();
    const due = { nextReminderAt: NOW };
    await newTexted(database.db, { ...due, isActive: false });
    await newTexted(database.db, { ...due, consentedAt: null, consentText: null });
    await newTexted(database.db, { ...due, reminderOn: false });
    await newTexted(database.db, { ...due, confirmedNumber: null });
    const stopped = await newTexted(database.db, due);
    await insertOptOut(database.db, { phoneNumber: stopped.phoneNumber, at: NOW });
    expect(await passAt(NOW)).toEqual([]);
    expect(await logs()).toMatchObject([{ status: 'skipped', errorMessage: 'The number has sent STOP' }]);
  });

  it.each([
    ['the switch of admins', { reminderEnabled: false }],
    ['the template', {}],
  ])('%s turns a kind of text off', async (what, settings) => {
    await switchOn(settings);
    if (what === 'the template') {
      const template = { id: randomUUID(), name: 'Reminder', messageType: 'reminder', message: 'Hi' };
      await database.db
        .insert(schema.smsTemplates)
        .values({ ...template, isActive: false, createdAt: NOW, updatedAt: NOW });
    }
    await newTexted(database.db, { nextReminderAt: NOW });
    expect(await passAt(NOW)).toEqual([]);
  });

  it('nothing is sent between 21:00 and 08:00 local: it is held, not dropped', async () => {
    await switchOn();
    const night = new Date('2026-11-18T22:30:00Z');
    const { user } = await newTexted(database.db);
    await live(user.id, night);
    expect(await passAt(night)).toEqual([]);
    expect(await passAt(new Date('2026-11-19T07:59:59Z'))).toEqual([]);
    expect(await passAt(new Date('2026-11-19T08:00:00Z'))).toHaveLength(1);
    expect(await statuses()).toEqual(['sent']);
  });

  it('nobody gets more than the daily limit; the rest waits until there is room', async () => {
    await switchOn({ rateLimitPerDay: 2 });
    const { user } = await newTexted(database.db);
    const intents = Array.from({ length: 4 }, (_, i) => ({
      id: randomUUID(),
      intent: `achievement:${user.id}:${i}`,
      userId: user.id,
      messageType: 'achievement' as const,
      phoneNumber: user.phoneNumber,
      dueAt: NOW,
      expiresAt: later(2 * DAY_MS),
      createdAt: NOW,
    }));
    await database.db.insert(schema.smsMessages).values(intents);
    expect(await passAt(NOW)).toHaveLength(2);
    expect(await passAt(later(8 * HOUR_MS))).toEqual([]);
    expect(await passAt(later(DAY_MS + HOUR_MS))).toHaveLength(2);
    expect(await statuses()).toEqual(['sent', 'sent', 'sent', 'sent']);
  });

  it('a first check-in, ten of them and a streak of three are texted once each', async () => {
    await switchOn();
    const { user } = await newTexted(database.db);
    await live(user.id, NOW);
    expect(await passAt(NOW)).toHaveLength(1);
    await live(user.id, later(1000));
    expect(await passAt(later(1000))).toEqual([]);
    await live(user.id, later(DAY_MS));
    await live(user.id, later(2 * DAY_MS));
    expect(await passAt(later(2 * DAY_MS))).toHaveLength(1);
    for (let i = 0; i < 6; i += 1) await live(user.id, later(2 * DAY_MS + i));
    expect(await passAt(later(2 * DAY_MS + 10))).toHaveLength(1);
    const intents = (await database.db.query.smsMessages.findMany()).map(
      ({ intent }) => intent.split(':')[2],
    );
    expect(intents.sort()).toEqual(['check-ins-1', 'check-ins-10', 'streak-3-2026-11-18']);
  });

  it('imports, backdating, seeds and deleting and doing it again trigger none', async () => {
    await switchOn();
    const { user, owner } = await newTexted(database.db);
    await checkInAt(database.db, owner, [later(-3 * DAY_MS)]);
    await backdate(database.db, owner, { date: '2026-11-16T12:00:00Z', now: NOW.toISOString() });
    await createCheckIn(database.db, {
      owner,
      input: checkInInput({ date: later(-DAY_MS) }),
      now: NOW,
      isLive: true,
    });
    await database.db.insert(schema.moodEntries).values(moodEntryOf(user.id));
    expect(await database.db.$count(schema.smsMessages)).toBe(0);
    const other = await newTexted(database.db);
    for (let i = 0; i < 2; i += 1) {
      const entry = await live(other.user.id, later(i));
      await database.db.delete(schema.moodEntries).where(eq(schema.moodEntries.id, entry.id));
      await database.db.delete(schema.userStats).where(eq(schema.userStats.ownerId, other.user.id));
    }
    expect(await database.db.$count(schema.smsMessages)).toBe(1);
  });

  it('a weekly reflection is asked for on Saturday evening, unless it is written', async () => {
    await switchOn();
    const due = { nextReflectionAt: SATURDAY_EVENING };
    const { user } = await newTexted(database.db, due);
    const done = await newTexted(database.db, due);
    await database.db.insert(schema.weeklyReflections).values(reflectionOf(done.user.id));
    const lastWeek = reflectionOf(user.id, { week: '2026-11-08' });
    await database.db.insert(schema.weeklyReflections).values(lastWeek);
    expect(await passAt(SATURDAY_EVENING)).toMatchObject([{ to: user.phoneNumber }]);
    expect(await passAt(later(HOUR_MS, SATURDAY_EVENING))).toEqual([]);
    expect(await passAt(later(7 * DAY_MS, SATURDAY_EVENING))).toHaveLength(2);
  });

  it('the hour moves with the time zone', async () => {
    await switchOn();
    const { user } = await newTexted(database.db, { reminderHour: 18, nextReminderAt: later(6 * HOUR_MS) });
    await changeDaySettings(database.db, { ownerId: user.id, timeZone: 'America/New_York', now: NOW });
    expect(await passAt(later(6 * HOUR_MS))).toEqual([]);
    expect(await passAt(later(11 * HOUR_MS))).toHaveLength(1);
  });

  it('the welcome needs no consent, is held at night, and goes once', async () => {
    const night = new Date('2026-11-18T23:00:00Z');
    const welcome = { input: newDetails(), timeZone: 'UTC', now: night, isWelcomed: true };
    const { user } = await register(database.db, welcome);
    await register(database.db, { ...welcome, input: newDetails(), isWelcomed: false });
    const { sms, texts } = recordingSms();
    const delivery = { sms, rules: testRules(), appUrl: APP_URL, userId: user.id };
    await deliverDue(database.db, { ...delivery, clock: () => night });
    expect(texts).toEqual([]);
    await deliverDue(database.db, { ...delivery, clock: () => later(9 * HOUR_MS, night) });
    expect(texts).toMatchObject([{ to: '+15550100199' }]);
    expect(texts[0]?.message).toMatch(/^Welcome to Soundings\. About 5 questions, about 5 minutes/);
    expect(await passAt(later(10 * HOUR_MS, night))).toEqual([]);
  });
});
