import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MemberDetails } from '../factories/people';
import { type HranaServer, startHranaServer } from '../setup/hrana-server';
import { startServer, type TestServer } from '../setup/server';
import { Caller, checkInAs, type Entry, registerAs, type Registered, statsOf } from './caller';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-hrana-'));
let database: HranaServer;
let one: TestServer;
let two: TestServer;

beforeAll(async () => {
  const token = 'let me in';
  database = await startHranaServer({ file: path.join(folder, 'shared.db'), token });
  const env = {
    DATABASE_URL: database.url,
    DATABASE_AUTH_TOKEN: token,
    SESSION_SECRET: 'a secret that both instances know and that is long enough',
    RATE_LIMIT_MULTIPLIER: '1',
  };
  // At once: both find an empty database and migrate it.
  [one, two] = await Promise.all([startServer({ env }), startServer({ env })]);
}, 180_000);
afterAll(async () => {
  await Promise.all([one?.stop(), two?.stop()]);
  await database?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function logInAt(server: TestServer, { email, password }: MemberDetails) {
  const caller = new Caller(server.url);
  const { status, body } = await caller.post<Registered>('/api/auth/login', { email, password });
  expect(status).toBe(200);
  return { caller, token: body.sessionToken };
}

describe('two instances on one database', () => {
  it('are one app: log in on one, check in on the other, and both show the same', async () => {
    const { details } = await registerAs(new Caller(one.url));
    const here = (await logInAt(one, details)).caller;
    const there = new Caller(two.url);
    here.cookies.forEach((value, name) => there.cookies.set(name, value));

    expect((await here.send('POST', '/onboarding', { form: { intent: 'complete' } })).status).toBe(303);
    await checkInAs(there, { notes: 'from the other side' });
    await checkInAs(here);
    const lists = await Promise.all([here, there].map((caller) => caller.get<Entry[]>('/api/mood-entries')));
    expect(lists[0]?.body).toHaveLength(2);
    expect(lists[0]?.body).toEqual(lists[1]?.body);
    expect(await statsOf(here)).toMatchObject({ totalCheckins: 2, selfCarePoints: 20, streakDays: 1 });
    expect(await statsOf(there)).toEqual(await statsOf(here));
    expect((await there.get('/trends')).status).toBe(200);
  });

  it('end a session on both when it is ended on one', async () => {
    const { details } = await registerAs(new Caller(one.url));
    const { caller, token } = await logInAt(two, details);
    const there = new Caller(one.url, { Authorization: `Bearer ${token}` });
    expect((await there.get('/api/auth/me')).status).toBe(200);
    expect((await caller.send('POST', '/logout')).status).toBe(303);
    expect((await there.get('/api/auth/me')).status).toBe(401);
  });

  it('keep exact numbers of thirty check-ins that reach both at once', async () => {
    const { details } = await registerAs(new Caller(one.url));
    const callers = [(await logInAt(one, details)).caller, (await logInAt(two, details)).caller];
    const posts = callers.flatMap((caller) =>
      Array.from({ length: 15 }, () => caller.post('/api/mood-entries', { sleepRating: 3 })),
    );
    expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(Array(30).fill(201));
    for (const caller of callers) expect((await statsOf(caller)).totalCheckins).toBe(30);
  }, 60_000);

  it('store a check-in once that is sent to both under one key', async () => {
    const { details } = await registerAs(new Caller(one.url));
    const callers = [(await logInAt(one, details)).caller, (await logInAt(two, details)).caller];
    const key = { 'Idempotency-Key': 'sent-to-both' };
    const posts = callers.map((caller) => caller.post<Entry>('/api/mood-entries', { sleepRating: 3 }, key));
    const answers = await Promise.all(posts);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  it('answer a message once that is sent to both under one key', async () => {
    const { details } = await registerAs(new Caller(one.url));
    const callers = [(await logInAt(one, details)).caller, (await logInAt(two, details)).caller];
    const key = { 'Idempotency-Key': 'pressed-twice' };
    const posts = callers.map((caller) =>
      caller.post<{ message: string }>('/api/chat', { message: 'A long day' }, key),
    );
    const answers = await Promise.all(posts);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.message).toBe(answers[1]?.body.message);
  });

  it('continue on the other a check-in that was begun on one', async () => {
    const { details } = await registerAs(new Caller(one.url));
    const here = (await logInAt(one, details)).caller;
    const there = (await logInAt(two, details)).caller;
    const form = { intent: 'complete' };
    expect((await here.send('POST', '/onboarding', { form })).status).toBe(303);
    const step = { mode: 'quick', submissionKey: 'd'.repeat(43) };
    const first = { ...step, intent: 'next', step: '1', sleepRating: '2' };
    const { status, headers } = await here.send('POST', '/checkin', { form: first });
    expect([status, headers.get('Location')]).toEqual([303, '/checkin?mode=quick&step=2']);

    // Without the first answer the second question leads back to the first.
    const page = await there.get('/checkin?mode=quick&step=2');
    expect([page.status, page.text.includes(step.submissionKey)]).toEqual([200, true]);
    const last = { ...step, intent: 'finish', step: '5', timeZone: 'UTC', notes: '' };
    const others = { overallMood: '3', energyRating: '3', stressRating: '3', socialRating: '3' };
    expect((await there.send('POST', '/checkin', { form: { ...last, ...others } })).status).toBe(303);
    const [entry] = (await here.get<Entry[]>('/api/mood-entries')).body;
    expect(entry?.responses).toMatchObject({ sleepRating: 2, overallMood: 3 });
  });

  it('let a guest go over from one to the other', async () => {
    const guest = new Caller(one.url);
    await checkInAs(guest);
    const there = new Caller(two.url);
    guest.cookies.forEach((value, name) => there.cookies.set(name, value));
    expect((await statsOf(there)).totalCheckins).toBe(1);
  });

  it('count attempts to log in together', async () => {
    const wrong = { email: 'nobody@example.org', password: 'wrong-password' };
    const attempt = (i: number) => new Caller(i % 2 ? one.url : two.url).post('/api/auth/login', wrong);
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await attempt(i)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    const refused = await attempt(12);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused.body.message).toContain('988');
  });
});
