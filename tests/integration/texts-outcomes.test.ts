import { describe, expect, it } from 'vitest';
import { register } from '~/domain/accounts/accounts.server';
import { runTextPass } from '~/domain/sms/pass.server';
import { DATABASES } from '../factories/database';
import { DAY_MS, HOUR_MS, later, NOW } from '../factories/rows';
import { APP_URL, useTexts } from '../factories/text-rounds';
import { newTexted, recordingSms, testRules } from '../factories/texting';
import { newDetails } from '../factories/use-cases';

describe.each(DATABASES)('texts in %s', (kind) => {
  const { database, switchOn, passAt, logs, statuses } = useTexts(kind);

  it('without a provider the log says so at once, at any hour', async () => {
    const night = new Date('2026-11-18T23:00:00Z');
    await register(database.db, { input: newDetails(), now: night, isWelcomed: true });
    await passAt(night, { status: 'not_configured' });
    expect(await statuses()).toEqual(['not_configured']);
  });

  it('a send of unknown fate is not tried again; one that surely failed for the moment is', async () => {
    await switchOn();
    await newTexted(database.db, { nextReminderAt: NOW });
    expect(await passAt(NOW, { status: 'unknown', error: 'cut' })).toHaveLength(1);
    expect(await passAt(later(HOUR_MS))).toEqual([]);
    expect(await statuses()).toEqual(['unknown']);

    await newTexted(database.db, { nextReminderAt: NOW });
    expect(await passAt(NOW, { status: 'postponed', error: 'busy' })).toHaveLength(1);
    expect(await passAt(later(60_000))).toEqual([]);
    expect(await passAt(later(HOUR_MS))).toHaveLength(1);
    expect((await statuses()).sort()).toEqual(['sent', 'unknown']);
  });

  it('an answer that the number has sent STOP counts as STOP', async () => {
    await switchOn();
    const { phoneNumber } = await newTexted(database.db, { nextReminderAt: NOW, reminderHour: 12 });
    await passAt(NOW, { status: 'failed', code: 21610, error: '400: unsubscribed' });
    expect(await database.db.query.smsOptOuts.findMany()).toMatchObject([{ phoneNumber }]);
    expect(await passAt(later(DAY_MS))).toEqual([]);
    expect((await statuses()).sort()).toEqual(['failed', 'skipped']);
  });

  it('what a process that died was sending becomes unknown, with its text in the log', async () => {
    await switchOn();
    const { user } = await newTexted(database.db, { nextReminderAt: NOW });
    const { sms } = recordingSms();
    const dies = { ...sms, send: () => Promise.reject(new Error('killed')) };
    const dying = runTextPass(database.db, {
      sms: dies,
      rules: testRules(),
      appUrl: APP_URL,
      clock: () => NOW,
    });
    await expect(dying).rejects.toThrow('killed');
    expect(await passAt(later(60_000))).toEqual([]);
    expect(await statuses()).toEqual([]);
    expect(await passAt(later(6 * 60_000))).toEqual([]);
    expect(await logs()).toMatchObject([
      { status: 'unknown', userId: user.id, message: expect.stringContaining('Hi Ines') },
    ]);
  });
});
