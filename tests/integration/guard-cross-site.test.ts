import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, checkInAs, type Entry, registerAs, statsOf } from './caller';
import { rawRequest } from './raw-request';
import { useSharedServer } from './use-server';

const server = useSharedServer();
const EVIL = 'https://evil.example';

let member: Caller;
let entry: Entry;
beforeAll(async () => {
  member = server.newCaller();
  await registerAs(member);
  await member.send('POST', '/onboarding', { form: { intent: 'complete' } });
});
beforeEach(async () => {
  entry = await checkInAs(member, { notes: 'as it was' });
});

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const SETTINGS = 'intent=days&timeZone=Pacific%2FKiritimati&dayStartHour=4';

/** Each door by which something can be changed, and a request that would change it. */
const DOORS: [door: string, method: string, path: () => string, type: string, body: string][] = [
  ['a form', 'POST', () => '/settings', FORM_TYPE, SETTINGS],
  ['a form of a part', 'POST', () => '/try?index', FORM_TYPE, 'redirectTo=%2F'],
  ['logging out', 'POST', () => '/logout', FORM_TYPE, ''],
  ['the data of a form', 'POST', () => '/settings.data', FORM_TYPE, SETTINGS],
  ['creating', 'POST', () => '/api/mood-entries', JSON_TYPE, '{"sleepRating":1}'],
  ['the data of creating', 'POST', () => '/api/mood-entries.data', JSON_TYPE, '{"sleepRating":1}'],
  ['changing', 'PATCH', () => `/api/mood-entries/${entry.id}`, JSON_TYPE, '{"notes":"changed"}'],
  ['deleting', 'DELETE', () => `/api/mood-entries/${entry.id}`, JSON_TYPE, ''],
  ['saving a draft', 'PUT', () => '/api/check-in-draft', JSON_TYPE, '{"mode":"full"}'],
];

const FOREIGN: [way: string, headers: Record<string, string>][] = [
  ['says so', { 'Sec-Fetch-Site': 'cross-site' }],
  ['is a sibling', { 'Sec-Fetch-Site': 'same-site' }],
  ['says so, with our own origin', { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost' }],
  ['names its origin', { Origin: EVIL }],
  ['names an origin that only begins like ours', { Origin: 'http://localhost.evil.example' }],
  ['names no origin', { Origin: 'null' }],
  ['forges the host', { Origin: EVIL, 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' }],
];

describe.each(DOORS)('%s', (_, method, path, type, body) => {
  const send = (headers: Record<string, string>) => {
    const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const all = { 'Content-Type': type, Cookie: cookie, ...headers };
    return rawRequest(server.port, { method, path: path(), headers: all, body });
  };

  it.each(FOREIGN)('is closed to another site that %s', async (_way, headers) => {
    const before = await statsOf(member);
    const { status, headers: answered, body: said } = await send(headers);
    expect(status).toBe(403);
    expect(answered['set-cookie']).toBeUndefined();
    expect(JSON.parse(said).message).toContain('another website');
    // Still logged in, nothing stored, changed or deleted, and living where they lived.
    expect(await statsOf(member)).toEqual(before);
    expect((await member.get<Entry>(`/api/mood-entries/${entry.id}`)).body).toEqual(entry);
    expect((await checkInAs(member)).timeZone).toBe('UTC');
  });
});

describe('what is not from another site', () => {
  const OWN: [way: string, headers: () => Record<string, string>][] = [
    ['a page of this site', () => ({ 'Sec-Fetch-Site': 'same-origin', Origin: server.url })],
    ['the address bar', () => ({ 'Sec-Fetch-Site': 'none' })],
    ['an older browser, which names only its origin', () => ({ Origin: server.url })],
    ['a program or a text browser, which says nothing', () => ({})],
  ];
  it.each(OWN)('gets in: %s', async (_, headers) => {
    const caller = server.newCaller();
    const form = { redirectTo: '/privacy' };
    const screen = await caller.send('POST', '/try', { form, headers: headers() });
    expect([screen.status, screen.headers.get('Location')]).toEqual([303, '/privacy']);
    const data = await caller.send('POST', '/theme.data', { form: { theme: 'dark' }, headers: headers() });
    expect(data.status).toBeLessThan(400);
    expect(caller.cookies.has('theme')).toBe(true);
    const api = await caller.post('/api/mood-entries', { sleepRating: 3 }, headers());
    expect(api.status).toBe(201);
  });

  it('may be read from anywhere, as a link is followed', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: EVIL };
    for (const path of ['/', '/auth', '/healthz', '/auth.data']) {
      expect((await rawRequest(server.port, { path, headers })).status).toBe(200);
    }
  });
});
