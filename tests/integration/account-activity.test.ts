import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { noteFailedLogin } from '~/domain/accounts/accounts.server';
import { askForEmailChange } from '~/domain/accounts/email-change.server';
import { endDevices } from '~/domain/accounts/sessions.server';
import { noteActivity, readActivity, readFailedLogins } from '~/domain/audit/account-activity.server';
import { keepHouse } from '~/domain/housekeeping/housekeeping.server';
import { accountActivity, emailChanges } from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import { MAIL_KEYS } from '../factories/mailbox';
import { DAY_MS, HOUR_MS, later, NOW } from '../factories/rows';
import { newMember } from '../factories/use-cases';
import { type Caller, checkInAs, registerAs } from './caller';
import { useServer } from './use-server';

describe.each(DATABASES)('what happened in an account, in %s', (kind) => {
  const database = useDatabase(kind);
  const rowsOf = (userId: string) =>
    database.db.query.accountActivity.findMany({ where: eq(accountActivity.userId, userId) });

  it('is one row for an hour of failed logins, however many there are', async () => {
    const { user } = await newMember(database.db);
    const failed = (device: string, ms: number) =>
      noteFailedLogin(database.db, { email: user.email, device, now: later(ms) });
    await Promise.all(Array.from({ length: 200 }, (_, ms) => failed('Chrome on Windows', ms)));
    await failed('Firefox on Linux', 30_000);
    await failed('Firefox on Linux', HOUR_MS);
    expect(await readFailedLogins(database.db, { userId: user.id, now: later(DAY_MS) })).toMatchObject([
      { count: 1, device: 'Firefox on Linux', lastAt: later(HOUR_MS) },
      { count: 201, device: 'Different devices', lastAt: later(30_000) },
    ]);
    const { acts } = await readActivity(database.db, { userId: user.id, page: 1, now: later(DAY_MS) });
    expect(acts.map(({ what }) => what)).toEqual(['Account made']);
  });

  it('says nothing of addresses that have no account', async () => {
    const before = await database.db.$count(accountActivity);
    await noteFailedLogin(database.db, { email: 'nobody@example.org', device: 'x', now: NOW });
    expect(await database.db.$count(accountActivity)).toBe(before);
  });

  it('is one row for a day of openings, and its owner sees nobody else’s', async () => {
    const [ines, other] = [await newMember(database.db), await newMember(database.db)];
    for (const ms of [0, 1, HOUR_MS]) {
      await noteActivity(database.db, { userId: ines.user.id, kind: 'report-opened', now: later(ms) });
    }
    const read = (userId: string) => readActivity(database.db, { userId, page: 1, now: later(DAY_MS) });
    expect((await read(ines.user.id)).acts).toMatchObject([
      { what: 'A report you shared was opened', device: null, count: 3 },
      { what: 'Account made', count: 1 },
    ]);
    expect((await read(other.user.id)).acts).toHaveLength(1);
  });

  it('ends with other devices what they may have asked for: a link to another address', async () => {
    const { user, password } = await newMember(database.db);
    const input = { email: `new-${user.email}`, currentPassword: password };
    const asking = { user, input, appUrl: 'https://soundings.example', mailKeys: MAIL_KEYS, now: NOW };
    await askForEmailChange(database.db, asking);
    const isOpen = () =>
      database.db.query.emailChanges.findFirst({ where: eq(emailChanges.userId, user.id) });
    expect(await isOpen()).toBeDefined();
    await endDevices(database.db, { userId: user.id, exceptToken: 'this one', now: NOW });
    expect(await isOpen()).toBeUndefined();
  });

  it('goes by pages, and goes after 90 days', async () => {
    const { user } = await newMember(database.db);
    for (let ms = 1; ms <= 30; ms += 1) {
      await noteActivity(database.db, { userId: user.id, kind: 'login', now: later(ms) });
    }
    const read = (page: number, now = later(DAY_MS)) =>
      readActivity(database.db, { userId: user.id, page, now });
    const [first, second] = [await read(1), await read(2)];
    expect([first.acts.length, first.hasMore, second.acts.length, second.hasMore]).toEqual([
      25,
      true,
      6,
      false,
    ]);
    expect(first.acts[0]?.lastAt).toEqual(later(30));
    expect((await read(1, later(91 * DAY_MS))).acts).toEqual([]);
    await keepHouse(database.db, later(89 * DAY_MS));
    expect(await rowsOf(user.id)).toHaveLength(31);
    await keepHouse(database.db, later(91 * DAY_MS));
    expect(await rowsOf(user.id)).toEqual([]);
  });
});

describe('the page and the export', () => {
  const server = useServer();
  const ANDROID = 'Mozilla/5.0 (Android 13; Mobile; rv:109.0) Gecko/118.0 Firefox/118.0';
  const pageOf = async (caller: Caller) => {
    const { text } = await caller.get('/settings/activity');
    return text.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' ');
  };

  it('name what was done, on what device, and no address', async () => {
    const caller = server.newCaller({ 'User-Agent': ANDROID });
    const { details } = await registerAs(caller);
    await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
    const stranger = server.newCaller();
    for (let times = 0; times < 3; times += 1) {
      const json = { email: details.email, password: 'not-the-password' };
      expect((await stranger.post('/api/auth/login', json)).status).toBe(401);
    }
    const { email, password } = details;
    const form = { intent: 'email', email: 'new@example.org', currentPassword: password };
    await caller.send('POST', '/settings', { form });
    const passwords = { password: 'kelp-and-candle', confirmPassword: 'kelp-and-candle' };
    await caller.send('POST', '/settings', {
      form: { intent: 'password', currentPassword: password, ...passwords },
    });
    expect((await stranger.post('/api/auth/login', { email, password: passwords.password })).status).toBe(
      200,
    );
    await caller.send('POST', '/settings', { form: { intent: 'device', device: 'others' } });
    await caller.get('/api/export');
    await caller.post('/api/chat', { message: 'hello' });
    const id = /\/chat\/([\w-]+)\/download/.exec((await caller.get('/chat')).text)?.[1];
    expect((await caller.get(`/chat/${id}/download`)).headers.get('Content-Type')).toMatch(/^text\/plain/);
    await checkInAs(caller);
    await expect.poll(() => pageOf(caller), { timeout: 10_000 }).toMatch(/3 times/);
    const page = await pageOf(caller);
    for (const words of [
      'Account made',
      'Another email address asked for',
      'Password changed',
      'Logged in',
      'Logged out another device',
      'A copy of your data downloaded',
      'A conversation downloaded',
      'Firefox on Android',
      'It did not say what it is',
      'We do not know where',
    ])
      expect(page).toContain(words);
    expect(page).not.toMatch(/127\.0\.0\.1|::1/);
    const { body } = await caller.get<{ accountActivity: { kind: string; count: number }[] }>('/api/export');
    expect(body.accountActivity).toContainEqual(expect.objectContaining({ kind: 'login-failed', count: 3 }));
    expect(body.accountActivity).toContainEqual(
      expect.objectContaining({ kind: 'registered', device: 'Firefox on Android' }),
    );
  });

  it('tells of an opened report, and nothing of the owner’s own look', async () => {
    const caller = server.newCaller();
    await registerAs(caller);
    await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
    const today = new Date().toISOString().slice(0, 10);
    const { body } = await caller.post<{ reportId: string }>('/api/mood-reports', {
      title: 'For the clinic',
      providerName: 'Dr. Abara',
      providerEmail: 'abara@example.org',
      dateRange: { start: today, end: today },
    });
    const path = `/api/mood-reports/${body.reportId}`;
    expect((await caller.get(path)).status).toBe(200);
    expect(await pageOf(caller)).not.toContain('was opened');
    expect((await server.newCaller({ 'User-Agent': ANDROID }).get(path)).status).toBe(200);
    expect(await pageOf(caller)).toMatch(/A report you shared was opened\s/);
  });

  it('is for members: a guest is asked to register', async () => {
    const guest = server.newCaller();
    await guest.send('POST', '/try', { form: {} });
    const { status, headers } = await guest.get('/settings/activity');
    expect([status, headers.get('Location')]).toEqual([302, expect.stringContaining('/auth?tab=register')]);
  });
});
