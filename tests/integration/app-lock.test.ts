import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { NOT_SAFE } from '~/domain/harbor/content/not-safe';
import { ENTRY_FIELDS } from '~/domain/history/entry-fields';
import { changeFromOutside } from '../factories/server-database';
import { ANSWERS, type Caller, checkInAs, registerAs } from './caller';
import { useServer } from './use-server';

const server = useServer();
const PIN = '2580';
const MINUTE_MS = 60_000;

interface State {
  isLocked: boolean;
  awayMinutes: number | null;
  secondsLeft: number | null;
  pinTriesLeft: number | null;
}

async function newMember() {
  const caller = server.newCaller();
  const { details, user, sessionToken } = await registerAs(caller);
  await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
  return { caller, details, user, sessionToken };
}
type Person = Awaited<ReturnType<typeof newMember>>;

const setLock = ({ caller, details }: Person, overrides: Record<string, string> = {}) =>
  caller.send('POST', '/settings/lock', {
    form: {
      intent: 'set',
      ...{ pin: PIN, confirmPin: PIN, awayMinutes: '5', currentPassword: details.password },
      ...overrides,
    },
  });

async function newMemberWithLock() {
  const person = await newMember();
  expect((await setLock(person)).status).toBe(303);
  return person;
}

/** As if so much time had passed without a request, in every session of theirs. */
const beAway = ({ user }: Person, minutes: number) =>
  changeFromOutside(server, 'update sessions set last_used_at = ? where user_id = ?', [
    Date.now() - minutes * MINUTE_MS,
    user.id,
  ]);

const stateOf = async (caller: Caller) => (await caller.get<State>('/api/app-lock')).body;
const unlock = (caller: Caller, secret: object) => caller.post('/api/app-lock', { act: 'unlock', ...secret });
const sealOn = (page: string) => /name="seal" value="([^"]+)"/.exec(page)?.[1] ?? '';

describe('setting it', () => {
  let ines: Person;
  beforeAll(async () => {
    ines = await newMember();
  });

  it('asks for the password, and keeps neither PIN nor password in a refused form', async () => {
    const wrong = await setLock(ines, { currentPassword: 'not-the-password' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('That is not your current password');
    expect(wrong.text).not.toMatch(/value="2580"|not-the-password/);
    expect((await stateOf(ines.caller)).awayMinutes).toBeNull();
    expect((await setLock(ines, { pin: '1234', confirmPin: '1234' })).status).toBe(422);
    expect((await setLock(ines, { awayMinutes: '2' })).status).toBe(422);
    expect((await setLock(ines, { intent: '__proto__' })).status).toBe(400);
  });

  it('changes it and turns it off, with the password each time', async () => {
    expect((await setLock(ines)).status).toBe(303);
    expect((await setLock(ines, { awayMinutes: '60' })).status).toBe(303);
    expect(await stateOf(ines.caller)).toMatchObject({ awayMinutes: 60, isLocked: false, pinTriesLeft: 5 });
    const end = (currentPassword: string) =>
      ines.caller.send('POST', '/settings/lock', { form: { intent: 'end', currentPassword } });
    expect((await end('not-the-password')).status).toBe(422);
    expect((await stateOf(ines.caller)).awayMinutes).toBe(60);
    expect((await end(ines.details.password)).status).toBe(303);
    expect(await stateOf(ines.caller)).toEqual({
      ...{ awayMinutes: null, isLocked: false, secondsLeft: null, pinTriesLeft: null },
    });
  });

  it('is in the export without its PIN, and in the activity', async () => {
    const { caller } = await newMemberWithLock();
    const { text, body } = await caller.get<{ appLock: object; accountActivity: object[] }>('/api/export');
    expect(body.appLock).toMatchObject({ awayMinutes: 5 });
    expect(text).not.toMatch(/pinHash|pin_hash|argon2|pinTries/);
    expect(body.accountActivity).toContainEqual(expect.objectContaining({ kind: 'lock-on' }));
  });

  it('is not there for guests', async () => {
    const guest = server.newCaller();
    await guest.send('POST', '/try', { form: {} });
    expect((await guest.get('/settings/lock')).headers.get('Location')).toContain('/auth?tab=register');
    expect((await guest.get('/api/app-lock')).status).toBe(401);
    expect((await guest.post('/api/app-lock', { act: 'lock' })).status).toBe(401);
  });
});

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
      expect(text).not.toMatch(/<textarea|name="seal"|Ines|@example\.org/);
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
    const seals: Record<string, string> = {};
    for (const path of paths) seals[path] = sealOn((await caller.get(path)).text);
    const reflectionSeal = sealOn((await caller.get('/weekly-reflection')).text);
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
        seal: reflectionSeal,
      },
    });
    expect([reflection.status, reflection.headers.get('Location')]).toEqual([
      303,
      '/lock?redirectTo=%2Fweekly-reflection',
    ]);
    const answers = await caller.send('POST', '/checkin?step=10', {
      form: { ...checkIn, notes: 'Typed for long', seal: seals['/checkin'] ?? '' },
    });
    expect(answers.headers.get('Location')).toMatch(/^\/lock\?redirectTo=%2Fcheckin/);
    const sent = await caller.send('POST', '/history/new', {
      form: { ...entry, notes: 'Typed in the history', seal: seals['/history/new'] ?? '' },
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

describe('ending the lock', () => {
  it('takes the PIN, five times at most, and the password from then on', async () => {
    const ines = await newMemberWithLock();
    expect((await ines.caller.post('/api/app-lock', { act: 'lock' })).status).toBe(204);
    expect((await stateOf(ines.caller)).isLocked).toBe(true);
    const wrong = await unlock(ines.caller, { pin: '0001' });
    expect([wrong.status, wrong.body.errors?.pin]).toEqual([
      422,
      ['That is not the PIN. 4 tries are left; your password works, too.'],
    ]);
    for (let times = 0; times < 4; times += 1) await unlock(ines.caller, { pin: '0001' });
    const right = await unlock(ines.caller, { pin: PIN });
    expect([right.status, right.body.message]).toEqual([
      422,
      'There were five wrong ones. Your password ends the lock.',
    ]);
    expect(await stateOf(ines.caller)).toMatchObject({ isLocked: true, pinTriesLeft: 0 });
    expect((await ines.caller.get('/lock')).text).not.toContain('name="pin"');
    expect((await unlock(ines.caller, { password: 'not-the-password' })).status).toBe(422);
    expect((await unlock(ines.caller, { password: ines.details.password })).status).toBe(204);
    expect(await stateOf(ines.caller)).toMatchObject({ isLocked: false, pinTriesLeft: 5 });
    expect((await ines.caller.get('/settings/activity')).text).toContain('Five wrong PINs');
  });

  it('counts tries that come all at once', async () => {
    const ines = await newMemberWithLock();
    await ines.caller.post('/api/app-lock', { act: 'lock' });
    const pins = Array.from({ length: 30 }, (_, index) => String(5000 + index));
    const answers = await Promise.all(pins.map((pin) => unlock(ines.caller, { pin })));
    const looked = answers.filter(({ body }) => body.message.includes('That is not the PIN'));
    expect(looked).toHaveLength(5);
    expect((await unlock(ines.caller, { pin: PIN })).status).toBe(422);
  });

  it('leaves the other sessions of the account as they are', async () => {
    const ines = await newMemberWithLock();
    const { email, password } = ines.details;
    const tablet = server.newCaller();
    expect((await tablet.post('/api/auth/login', { email, password })).status).toBe(200);
    await ines.caller.post('/api/app-lock', { act: 'lock' });
    for (let times = 0; times < 5; times += 1) await unlock(ines.caller, { pin: '0001' });
    expect(await stateOf(tablet)).toMatchObject({ isLocked: false, pinTriesLeft: 5 });
    expect((await tablet.get('/api/mood-entries')).status).toBe(200);
    await tablet.post('/api/app-lock', { act: 'lock' });
    expect((await unlock(tablet, { pin: PIN })).status).toBe(204);
    expect((await stateOf(ines.caller)).isLocked).toBe(true);
  });

  it('is done by a new login, and by logging out', async () => {
    const ines = await newMemberWithLock();
    const { email, password } = ines.details;
    await ines.caller.post('/api/app-lock', { act: 'lock' });
    const form = { intent: 'login', email, password, redirectTo: '/' };
    expect((await ines.caller.send('POST', '/auth', { form })).status).toBe(303);
    expect((await ines.caller.get('/api/mood-entries')).status).toBe(200);
    await ines.caller.post('/api/app-lock', { act: 'lock' });
    const locked = server.newCaller();
    for (const [name, value] of ines.caller.cookies) locked.cookies.set(name, value);
    expect((await ines.caller.send('POST', '/logout', { form: {} })).status).toBe(303);
    expect((await locked.get('/api/mood-entries')).status).toBe(401);
  });

  it('is done on every device by turning the lock off', async () => {
    const ines = await newMemberWithLock();
    const { email, password } = ines.details;
    const tablet = server.newCaller();
    await tablet.post('/api/auth/login', { email, password });
    await tablet.post('/api/app-lock', { act: 'lock' });
    await ines.caller.send('POST', '/settings/lock', { form: { intent: 'end', currentPassword: password } });
    expect((await tablet.get('/api/mood-entries')).status).toBe(200);
  });

  it('answers what is no secret, no act and no JSON with a sentence', async () => {
    const ines = await newMemberWithLock();
    await ines.caller.post('/api/app-lock', { act: 'lock' });
    for (const json of [{}, { act: 'open' }, { act: 'unlock' }, { act: 'unlock', pin: 2580 }, [], null]) {
      const { status, body } = await ines.caller.post('/api/app-lock', json);
      expect([status, typeof body.message]).toEqual([422, 'string']);
    }
    const headers = { 'Content-Type': 'application/json' };
    expect((await ines.caller.send('POST', '/api/app-lock', { raw: '{', headers })).status).toBe(400);
    expect((await ines.caller.send('POST', '/lock', { form: { intent: 'constructor' } })).status).toBe(400);
    expect(await stateOf(ines.caller)).toMatchObject({ isLocked: true, pinTriesLeft: 5 });
    const nobody = server.newCaller();
    expect((await nobody.get('/lock')).headers.get('Location')).toMatch(/^\/(\?|$)/);
    expect((await nobody.post('/api/app-lock', { act: 'unlock', pin: PIN })).status).toBe(401);
  });
});

describe('the limit of unlocking', () => {
  const strict = useServer({ env: { RATE_LIMIT_MULTIPLIER: '1' } });

  it('stops guessing of passwords in one session, and the owner nowhere else', async () => {
    const caller = strict.newCaller();
    const { details } = await registerAs(caller);
    await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
    const lock = { pin: PIN, confirmPin: PIN, awayMinutes: '5', currentPassword: details.password };
    await caller.send('POST', '/settings/lock', { form: { intent: 'set', ...lock } });
    await caller.post('/api/app-lock', { act: 'lock' });
    const statuses = [];
    for (let times = 0; times < 17; times += 1)
      statuses.push((await unlock(caller, { password: `guess number ${times}` })).status);
    expect(statuses).toEqual([...Array<number>(15).fill(422), 429, 429]);
    expect((await caller.get('/safety-plan')).status).toBe(200);
    const { email, password } = details;
    const elsewhere = strict.newCaller();
    expect((await elsewhere.post('/api/auth/login', { email, password })).status).toBe(200);
    expect((await elsewhere.get('/api/mood-entries')).status).toBe(200);
  });
});
