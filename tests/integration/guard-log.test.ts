import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { memberDetails } from '../factories/people';
import { checkInAs, type Entry, registerAs } from './caller';
import { converse, rawRequest } from './raw-request';
import { useServer } from './use-server';

const server = useServer();

const TOKEN = 'tokenThatNobodyMayRead0123456789';
const NOTE = 'the note that nobody else may read';
const PASSWORD = 'password-that-nobody-may-read';
const MISTYPED = 'a-name-typed-into-the-address-bar';
const SEARCH = 'search+that+nobody+may+read';

let entry: Entry;
let sessionToken: string;
let email: string;
let cookies: string[];

beforeAll(async () => {
  const caller = server.newCaller();
  ({
    sessionToken,
    details: { email },
  } = await registerAs(caller, { password: PASSWORD }));
  cookies = [...caller.cookies.values()];
  entry = await checkInAs(caller, { notes: NOTE });
  const path = `/api/mood-entries/${entry.id}`;
  const wrong = { ...memberDetails(), email: 5, password: PASSWORD, notes: NOTE };

  // Everything that could carry a secret, well and badly formed.
  await caller.get(path);
  await caller.get(`${path}?q=${SEARCH}`);
  await caller.get(`${path}.data`);
  await caller.get(`/API/Mood-Entries/${entry.id}`);
  await rawRequest(server.port, { path: `//api/mood-entries/${entry.id}` });
  await caller.get(`/api/mood-entries/${entry.id}/`);
  await caller.get(`/api/mood-entries/${entry.id}/more`);
  await caller.patch(path, { notes: `${NOTE}\0` });
  await caller.patch(path, { notes: NOTE });
  await caller.get(`/checkin?done=${entry.id}`);
  await caller.get(`/auth?tab=reset&token=${TOKEN}`);
  await caller.get(`/auth.data?tab=reset&token=${TOKEN}`);
  await caller.get(`/nowhere?q=${SEARCH}`);
  await caller.get(`/${MISTYPED}`);
  await caller.get(`/${MISTYPED}/settings`);
  await caller.get(`/history/${MISTYPED}.data`);
  await caller.get(`/favicon.ico?q=${SEARCH}`);
  await caller.get(`/trends?_data=routes%2Ftrends&q=${SEARCH}`);
  await caller.post('/api/chat', { message: 'I want to kill myself' });
  await caller.post('/api/mood-entries', { notes: 'I want to kill myself', responses: { overallMood: 1 } });
  await caller.send('HEAD', `/?q=${SEARCH}`);
  await caller.send('PUT', `/privacy?q=${SEARCH}`);
  await caller.post('/api/auth/login', { email, password: `${PASSWORD}!` });
  await caller.post('/api/auth/register', wrong);
  await caller.post('/api/auth/request-reset', { email });
  await caller.send('POST', '/auth', { form: { intent: 'login', email, password: PASSWORD } });
  await caller.send('POST', '/checkin', { form: { step: '1', notes: NOTE, submissionKey: 'x' } });
  await caller.delete(path);
  // And one that breaks off half-way.
  const half = `POST /auth?token=${TOKEN} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 400\r\n\r\npassword=${PASSWORD}`;
  await converse(server.port, ({ say }) => say(half).then(() => undefined), 200);
  await sleep(300);
});

describe('the log', () => {
  it('has a line for each request, by its path', () => {
    const log = server.logs();
    for (const line of [
      'GET /api/mood-entries/* 200',
      'DELETE /api/mood-entries/* 204',
      'GET /auth 200',
      'POST /api/auth/login 401',
      'POST /api/auth/register 422',
      'GET /*',
      'GET /*/settings',
      'GET /history/*.data',
    ]) {
      expect(log).toContain(`Z ${line} `);
    }
  });

  it('says when', () => {
    const lines = server.logs().trim().split('\n');
    const requests = lines.filter((line) => / (GET|HEAD|POST|PUT|PATCH|DELETE) \//.test(line));
    expect(requests.length).toBeGreaterThan(20);
    for (const line of requests) {
      const [time = ''] = line.split(' ');
      expect(new Date(time).toISOString()).toBe(time);
      expect(Math.abs(Date.now() - Date.parse(time))).toBeLessThan(120_000);
    }
  });

  it('says nothing of how somebody is, and when in every line', () => {
    const log = server.logs();
    expect(log).not.toMatch(/safety:|harbor:|HELP|crisis|concern|suicide/i);
    const lines = log.slice(log.indexOf('Soundings is ready')).trim().split('\n').slice(1);
    expect(lines.filter((line) => !/^\d{4}-\d\d-\d\dT[\d:.]+Z /.test(line))).toEqual([]);
  });

  it('tells whose login was refused from others, and not who it is', async () => {
    const caller = server.newCaller();
    const marks = async (address: string) => {
      const before = server.logs().length;
      await caller.post('/api/auth/login', { email: address, password: `${PASSWORD}!` });
      await sleep(100);
      const found = server
        .logs()
        .slice(before)
        .matchAll(/^\S+Z login refused, account (\S+)$/gm);
      return [...found].map(([, mark]) => mark);
    };
    const [first] = await marks(email);
    expect(first).toMatch(/^[\w-]{12}$/);
    expect(await marks(email.toUpperCase())).toEqual([first]);
    const [other, ...none] = await marks('somebody.else@example.org');
    expect(other).toMatch(/^[\w-]{12}$/);
    expect(other).not.toBe(first);
    expect(none).toEqual([]);
    expect(server.logs()).not.toContain('somebody.else');
  });

  it('holds no query string', () => {
    expect(server.logs()).not.toMatch(/\?/);
    expect(server.logs()).not.toContain(SEARCH);
  });

  it('holds no token, password, address, note or id', () => {
    const log = server.logs();
    for (const secret of [
      TOKEN,
      PASSWORD,
      NOTE,
      MISTYPED,
      email,
      entry.id,
      entry.userId,
      sessionToken,
      ...cookies,
    ]) {
      expect(log.split('\n').filter((line) => line.includes(secret))).toEqual([]);
    }
  });

  it('knows of no fault', () => {
    expect(server.logs()).not.toMatch(/Error|\n\s+at /);
  });
});
