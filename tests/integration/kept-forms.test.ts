import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENTRY_FIELDS } from '~/domain/history/entry-fields';
import { daylioCsv } from '../factories/imports';
import { type Caller, checkInAs, registerAs } from './caller';
import { uploadAs } from './import-calls';
import { useSharedServer } from './use-server';

const server = useSharedServer();
const ENTRY = {
  ...Object.fromEntries(ENTRY_FIELDS.map((name) => [name, ''])),
  ...{ date: '2026-03-01', time: '18:30', timeZone: 'Europe/Lisbon', overallMood: '2' },
  submissionKey: randomUUID(),
};

async function newMember() {
  const caller = server.newCaller();
  const { details } = await registerAs(caller);
  await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
  return { caller, details };
}

/** The session ends elsewhere; the browser still holds its cookie. */
async function endSession(caller: Caller) {
  const elsewhere = server.newCaller();
  for (const [name, value] of caller.cookies) elsewhere.cookies.set(name, value);
  expect((await elsewhere.send('POST', '/api/auth/logout')).status).toBe(204);
}

const logIn = (caller: Caller, { email, password }: { email: string; password: string }) =>
  caller.send('POST', '/auth', { form: { intent: 'login', email, password, redirectTo: '/' } });

const ownerOn = (page: string) => /name="owner" value="([^"]+)"/.exec(page)?.[1] ?? '';

const versionOn = (page: string) => /name="version" value="([^"]*)"/.exec(page)?.[1] ?? '';

describe('what is sent when the session has ended', () => {
  let entryId: string;
  let ines: Awaited<ReturnType<typeof newMember>>;
  beforeAll(async () => {
    ines = await newMember();
    entryId = (await checkInAs(ines.caller, { notes: 'before' })).id;
  });

  it.each([
    ['a new check-in', () => '/history/new', { ...ENTRY, notes: 'Typed for long' }],
    ['a change', () => `/history/${entryId}/edit`, { ...ENTRY, notes: 'Typed for long' }],
    [
      'a safety plan',
      () => '/safety-plan',
      {
        ...{ warningSigns: 'Typed for long', copingSteps: '', distractions: '', people: '' },
        ...{ professionals: '', surroundings: '' },
      },
    ],
  ])('is there again after the login: %s', async (_name, pathOf, fields) => {
    const { caller, details } = ines;
    const path = pathOf();
    const opened = (await caller.get(path)).text;
    const form = { ...fields, version: versionOn(opened), owner: ownerOn(opened) };
    await endSession(caller);
    const sent = await caller.send('POST', path, { form });
    expect([sent.status, sent.headers.get('Location')]).toEqual([
      303,
      `/auth?ended=1&redirectTo=${encodeURIComponent(path)}`,
    ]);
    expect((await caller.get('/auth?ended=1')).text).toContain('What you had just sent is kept for you.');

    const other = await newMember();
    other.caller.cookies.set('kept', caller.cookies.get('kept') ?? '');
    expect((await other.caller.get('/history/new')).text).not.toContain('Typed for long');

    await logIn(caller, details);
    const page = (await caller.get(path)).text;
    expect(page).toContain('What you wrote is here again');
    expect(page).toContain('Typed for long');
    expect(Number(versionOn(page))).toBe(Number(form.version));
    const saved = await caller.send('POST', path, { form: { ...form, owner: ownerOn(page) } });
    expect([saved.status, caller.cookies.has('kept')]).toEqual([303, false]);
    expect((await caller.get(saved.headers.get('Location') ?? '')).text).toContain('Typed for long');
  });

  it('is there again in the dialog of a report, but for its passcode', async () => {
    const { caller, details } = await newMember();
    const path = '/mood-reports?dialog=create';
    const typed = { title: 'For Tuesday', message: 'Typed for long', passcode: 'not to be kept' };
    const page = (await caller.get(path)).text;
    const form = { ...typed, intent: 'create', owner: ownerOn(page), start: '2026-03-01', end: '2026-03-31' };
    await endSession(caller);
    const sent = await caller.send('POST', path, { form });
    expect(sent.headers.get('Location')).toBe(`/auth?ended=1&redirectTo=${encodeURIComponent(path)}`);
    await logIn(caller, details);
    const again = (await caller.get(path)).text;
    for (const words of ['What you wrote is here again', 'For Tuesday', 'Typed for long', '2026-03-31'])
      expect(again).toContain(words);
    expect(again).not.toContain('not to be kept');
    await caller.send('POST', path, { form: { intent: 'forget-kept' } });
    expect((await caller.get(path)).text).not.toContain('Typed for long');
  });

  it('is there again on the security page once they have shown that it is them: the name of a passkey', async () => {
    const { caller, details } = await newMember();
    const path = '/settings/security';
    const owner = ownerOn((await caller.get(path)).text);
    await endSession(caller);
    const form = { intent: 'passkey-add', name: 'Phone of mine', answer: '{"not":"kept"}', owner };
    const sent = await caller.send('POST', path, { form });
    expect(sent.headers.get('Location')).toBe(`/auth?ended=1&redirectTo=${encodeURIComponent(path)}`);
    await logIn(caller, details);
    expect((await caller.get(path)).text).toContain('What you wrote is here again');
    await caller.send('POST', path, { form: { intent: 'confirm', currentPassword: details.password } });
    const again = (await caller.get(path)).text;
    expect(again).toContain('value="Phone of mine"');
    expect(again).not.toContain('not&quot;:');
    await caller.send('POST', path, { form: { intent: 'forget-kept' } });
    expect((await caller.get(path)).text).not.toContain('Phone of mine');
  });

  it('is not done for whoever else is logged in on the security page by then', async () => {
    const { caller } = await newMember();
    const owner = ownerOn((await caller.get('/settings/security')).text);
    const other = await newMember();
    const form = { intent: 'confirm', currentPassword: other.details.password, owner };
    const sent = await other.caller.send('POST', '/settings/security', { form });
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/']);
    expect((await other.caller.get('/settings/security')).text).toContain('First, show that it is you');
  });

  it('is there again for a file to import: its zone, and what its moods are worth; the file is asked for again', async () => {
    const { caller, details } = await newMember();
    const file = daylioCsv(['2025-03-14,March 14,Friday,8:15 PM,Calm,,,By the sea']);
    const upload = new FormData();
    upload.set('owner', ownerOn((await caller.get('/settings/import')).text));
    upload.set('timeZone', 'Europe/Lisbon');
    upload.set('file', new Blob([file]), 'daylio.csv');
    const { body: waiting } = await uploadAs(caller, file);
    const path = `/settings/import/${waiting.id}`;
    const moods = { intent: 'moods', 'mood-0': '5', owner: ownerOn((await caller.get(path)).text) };
    await endSession(caller);
    const sent = await caller.send('POST', '/settings/import', { raw: upload });
    expect(sent.headers.get('Location')).toBe('/auth?ended=1&redirectTo=%2Fsettings%2Fimport');
    expect((await caller.send('POST', path, { form: moods })).status).toBe(303);
    await logIn(caller, details);
    const chosen = (await caller.get('/settings/import')).text;
    expect(chosen).toContain('choose the file once more');
    expect(chosen).toMatch(/<option value="Europe\/Lisbon" selected/);
    const rated = (await caller.get(path)).text;
    expect(rated).toContain('What you wrote is here again');
    expect(rated).toMatch(/<option value="5" selected/);
    const saved = await caller.send('POST', path, { form: { ...moods, owner: ownerOn(rated) } });
    expect(saved.headers.get('Location')).toBe(path);
    expect((await caller.get(path)).text).not.toContain('What you wrote is here again');
  });

  it('is not taken for whoever else is logged in by then', async () => {
    const { caller } = ines;
    const form = { ...ENTRY, notes: 'Not for you', owner: ownerOn((await caller.get('/history/new')).text) };
    const other = await newMember();
    const sent = await other.caller.send('POST', '/history/new', { form });
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/']);
    expect((await other.caller.get<unknown[]>('/api/mood-entries')).body).toEqual([]);
  });

  it('goes into the account with the other data of a guest', async () => {
    const guest = server.newCaller();
    await guest.send('POST', '/try', { form: {} });
    await checkInAs(guest);
    const form = {
      ...ENTRY,
      notes: 'Typed as a guest',
      owner: ownerOn((await guest.get('/history/new')).text),
    };
    await logIn(guest, (await newMember()).details);
    const sent = await guest.send('POST', '/history/new', { form });
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/']);
    expect((await guest.get('/history/new')).text).not.toContain('Typed as a guest');
    await guest.send('POST', '/device-data', { form: { intent: 'add', redirectTo: '/' } });
    expect((await guest.get('/history/new')).text).toContain('Typed as a guest');
  });

  it('keeps no password of the settings, and no code', async () => {
    const { caller, details } = await newMember();
    const page = (await caller.get('/settings')).text;
    const form = {
      intent: 'email',
      email: 'typed@example.org',
      currentPassword: 'not to be kept',
      code: '123456',
      owner: ownerOn(page),
    };
    await endSession(caller);
    await caller.send('POST', '/settings', { form });
    await logIn(caller, details);
    const again = (await caller.get('/settings')).text;
    expect(again).toContain('typed@example.org');
    expect(again).not.toContain('not to be kept');
    expect(again).not.toContain('123456');
  });

  it('is known by the name that the field had before', async () => {
    const { caller, details } = await newMember();
    const seal = ownerOn((await caller.get('/history/new')).text);
    await endSession(caller);
    await caller.send('POST', '/history/new', { form: { ...ENTRY, notes: 'From an open page', seal } });
    await logIn(caller, details);
    expect((await caller.get('/history/new')).text).toContain('From an open page');
  });

  it('can be thrown away', async () => {
    const { caller, details } = ines;
    const form = { ...ENTRY, notes: 'A slip', owner: ownerOn((await caller.get('/history/new')).text) };
    await endSession(caller);
    await caller.send('POST', '/history/new', { form });
    await logIn(caller, details);
    await caller.send('POST', '/history/new', { form: { intent: 'forget-kept' } });
    expect(caller.cookies.has('kept')).toBe(false);
    expect((await caller.get('/history/new')).text).not.toContain('A slip');
  });
});
