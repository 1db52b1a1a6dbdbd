import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { NOT_SAFE } from '~/domain/harbor/content/not-safe';
import { ENTRY_FIELDS } from '~/domain/history/entry-fields';
import { PIN } from '../factories/app-lock';
import { lockPeople, type Person, stateOf, unlock } from './app-lock-people';
import { ANSWERS, checkInAs } from './caller';
import { useServer } from './use-server';

const server = useServer();
const { newMemberWithLock, beAway } = lockPeople(server);

const ownerOn = (page: string) => /name="owner" value="([^"]+)"/.exec(page)?.[1] ?? '';

describe('a session that was away for too long', () => {
  let ines: Person;
  let reportPath: string;
  let entryId: string;
  beforeAll(async () => {
    ines = await newMemberWithLock();
    const { caller } = ines;
    entryId = (await checkInAs(caller, { notes: 'a private note' })).id;
    const json = { people: 'Ana 555 0100', warningSigns: 'Not sleeping', version: 0 };
    expect((await caller.send('PUT', '/api/safety-plan', { json })).status).toBe(200);
    const today = new Date().toISOString().slice(0, 10);
    const { body } = await caller.post<{ reportId: string }>('/api/mood-reports', {
      title: 'A private title',
      providerName: 'Dr. Abara',
      providerEmail: 'abara@example.org',
      dateRange: { start: today, end: today },
    });
    reportPath = `/api/mood-reports/${body.reportId}`;
    await beAway(ines, 5);
  });

  it.each([
    ['/', '/lock'],
    ['/history', '/lock?redirectTo=%2Fhistory'],
    ['/trends?view=year', '/lock?redirectTo=%2Ftrends%3Fview%3Dyear'],
    ['/chat', '/lock?redirectTo=%2Fchat'],
    ['/settings', '/lock?redirectTo=%2Fsettings'],
    ['/settings/lock', '/lock?redirectTo=%2Fsettings%2Flock'],
    ['/settings/activity', '/lock?redirectTo=%2Fsettings%2Factivity'],
    ['/checkin', '/lock?redirectTo=%2Fcheckin'],
    ['/mood-reports', '/lock?redirectTo=%2Fmood-reports'],
    ['/weekly-reflection', '/lock?redirectTo=%2Fweekly-reflection'],
    ['/onboarding', '/lock?redirectTo=%2Fonboarding'],
    ['/device-data', '/lock?redirectTo=%2Fdevice-data'],
  ])('is led to the lock from %s', async (path, lock) => {
    const { status, headers, text } = await ines.caller.get(path);
    expect([status, headers.get('Location')]).toEqual([302, lock]);
    expect(headers.get('Clear-Site-Data')).toBe('"cache"');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(text).toBe('');
  });

  it('gives no data to the page’s script either', async () => {
    for (const path of [
      '/_root.data',
      '/history.data',
      '/trends.data',
      '/chat.data',
      '/settings.data',
      '/settings.data?_routes=routes%2Fsettings',
      '/?index&_data=routes%2F_index',
      '/history?_data=routes%2Fhistory',
    ]) {
      const { text } = await ines.caller.get(path);
      expect(text, path).not.toMatch(/a private note|Ines|@example\.org|555/);
    }
    const { text } = await ines.caller.get('/safety');
    expect(text).not.toMatch(/Ines|@example\.org/);
  });

  it.each([
    ['GET', '/api/auth/me'],
    ['GET', '/api/mood-entries'],
    ['POST', '/api/mood-entries'],
    ['GET', '/api/mood-patterns'],
    ['GET', '/api/mental-health-insights'],
    ['GET', '/api/mood-insights/anonymous'],
    ['GET', '/api/user-stats'],
    ['GET', '/api/user-stats/anonymous'],
    ['GET', '/api/weekly-reflections'],
    ['GET', '/api/weekly-reflections/anonymous'],
    ['GET', '/api/mood-reports'],
    ['GET', '/api/export'],
    ['GET', '/api/safety-plan'],
    ['PUT', '/api/safety-plan'],
    ['PUT', '/api/check-in-draft'],
    ['POST', '/api/chat'],
    ['DELETE', '/api/account'],
    ['GET', '/api/admin/users'],
    ['POST', '/api/import'],
  ])('is answered 423 at %s %s', async (method, path) => {
    const json = method === 'GET' ? undefined : { message: 'hello', version: 0, responses: ANSWERS };
    const { status, body } = await ines.caller.send(method, path, { json });
    expect([status, body.message]).toEqual([
      423,
      'Soundings is locked. Unlock it with your PIN or your password. In crisis: call or text 988, or text HOME to 741741.',
    ]);
  });

  it('is answered 423 with its token in a header, too', async () => {
    const bearer = server.newCaller({ Authorization: `Bearer ${ines.sessionToken}` });
    expect((await bearer.get('/api/mood-entries')).status).toBe(423);
  });

  it('does not open the owner’s own report, whose link the browser remembers', async () => {
    const page = await ines.caller.get(reportPath);
    expect([page.status, page.headers.get('Location')]).toEqual([302, '/lock?redirectTo=%2Fmood-reports']);
    expect((await ines.caller.get(`${reportPath}?format=json`)).status).toBe(423);
    expect((await server.newCaller().get(reportPath)).status).toBe(200);
  });

  it('shows help, and the safety plan to be read', async () => {
    for (const path of ['/safety', '/safety/how', '/exercises/breathing', '/privacy', '/lock']) {
      expect((await ines.caller.get(path)).status, path).toBe(200);
    }
    for (const path of ['/safety-plan', '/safety-plan?edit=1']) {
      const { status, text } = await ines.caller.get(path);
      expect(status).toBe(200);
      expect(text).toContain('Not sleeping');
      expect(text).toContain('tel:');
      expect(text).not.toMatch(/<textarea|name="owner"|Ines|@example\.org/);
    }
    const { text } = await ines.caller.get('/lock');
    for (const link of ['tel:988', 'sms:988', '/safety"', '/safety-plan"', '/logout'])
      expect(text).toContain(link);
  });

  it('leads whoever is not safe from the chat to help, and gives other words back', async () => {
    const send = (form: Record<string, string>) =>
      ines.caller.send('POST', '/chat', { form: { key: randomUUID(), ...form } });
    const notSafe = await send({ message: '', choice: NOT_SAFE });
    const words = await send({ message: 'Words for Harbor', intent: 'send' });
    expect(words.status).toBe(423);
    expect(words.text).toContain('Words for Harbor');
    expect(words.text).toContain('/lock?redirectTo=%2Fchat');
    expect([notSafe.status, notSafe.headers.get('Location')]).toEqual([303, '/safety']);
  });

  it('asking how it stands does not count as use, and neither does a look at help', async () => {
    const other = await newMemberWithLock();
    await beAway(other, 4);
    const before = await stateOf(other.caller);
    expect(before).toMatchObject({ isLocked: false });
    expect(before.secondsLeft).toBeLessThanOrEqual(60);
    expect((await stateOf(other.caller)).secondsLeft).toBeLessThanOrEqual(60);
    expect((await other.caller.post('/api/app-lock', { act: 'used' })).status).toBe(204);
    await expect.poll(async () => (await stateOf(other.caller)).secondsLeft).toBeGreaterThan(290);
    await beAway(other, 5);
    await other.caller.get('/safety');
    expect(await stateOf(other.caller)).toMatchObject({ isLocked: true, secondsLeft: 0 });
    expect((await other.caller.post('/api/app-lock', { act: 'used' })).status).toBe(423);
    expect((await stateOf(other.caller)).isLocked).toBe(true);
  });

  it('keeps what was sent then, and gives it back when it is unlocked', async () => {
    const { caller, details } = ines;
    await unlock(caller, { password: details.password });
    const paths = ['/history/new', `/history/${entryId}/edit`, '/safety-plan?edit=1', '/checkin'];
    const owners: Record<string, string> = {};
    for (const path of paths) owners[path] = ownerOn((await caller.get(path)).text);
    const reflectionOwner = ownerOn((await caller.get('/weekly-reflection')).text);
    await beAway(ines, 5);
    const entry = {
      ...Object.fromEntries(ENTRY_FIELDS.map((name) => [name, ''])),
      ...{ date: '2026-03-01', time: '18:30', timeZone: 'Europe/Lisbon', overallMood: '2' },
      submissionKey: randomUUID(),
    };
    const checkIn = {
      intent: 'finish',
      mode: 'full',
      step: '10',
      sleepRating: '2',
      submissionKey: 'k'.repeat(43),
    };
    const reflection = await caller.send('POST', '/weekly-reflection', {
      form: {
        highlights: 'Typed for a week',
        challenges: '',
        gratitude: '',
        nextWeekGoals: '',
        owner: reflectionOwner,
      },
    });
    expect([reflection.status, reflection.headers.get('Location')]).toEqual([
      303,
      '/lock?redirectTo=%2Fweekly-reflection',
    ]);
    const answers = await caller.send('POST', '/checkin?step=10', {
      form: { ...checkIn, notes: 'Typed for long', owner: owners['/checkin'] ?? '' },
    });
    expect(answers.headers.get('Location')).toMatch(/^\/lock\?redirectTo=%2Fcheckin/);
    const sent = await caller.send('POST', '/history/new', {
      form: { ...entry, notes: 'Typed in the history', owner: owners['/history/new'] ?? '' },
    });
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/lock?redirectTo=%2Fhistory%2Fnew']);
    expect((await caller.get('/lock?redirectTo=%2Fhistory%2Fnew')).text).toContain('is kept for you');
    const opened = await caller.send('POST', '/lock', {
      form: { intent: 'pin', pin: PIN, redirectTo: '/history/new' },
    });
    expect([opened.status, opened.headers.get('Location')]).toEqual([303, '/history/new']);
    expect((await caller.get('/history/new')).text).toContain('Typed in the history');
    expect((await caller.get('/api/export')).text).toContain('Typed for long');
    expect((await caller.get('/weekly-reflection')).text).toContain('Typed for a week');
  });
});
