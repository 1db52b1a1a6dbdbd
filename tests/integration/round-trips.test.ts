import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseProxy, startDatabaseProxy } from '../setup/database-proxy';
import { type HranaServer, startHranaServer } from '../setup/hrana-server';
import { startServer, type TestServer } from '../setup/server';
import { Caller, checkInAs, registerAs, statsOf } from './caller';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-round-trips-'));
let database: HranaServer;
let proxy: DatabaseProxy;
let server: TestServer;
let member: Caller;

beforeAll(async () => {
  database = await startHranaServer({ file: path.join(folder, 'far.db') });
  proxy = await startDatabaseProxy(database.url);
  server = await startServer({ env: { DATABASE_URL: proxy.url } });
  member = new Caller(server.url);
  await registerAs(member);
  await member.send('POST', '/onboarding', { form: { intent: 'complete' } });
  // The first names the zone.
  await finish('first');
  await settled();
});
afterAll(async () => {
  await server?.stop();
  await proxy?.close();
  await database?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const QUIET_MS = 300;

/** Waits until nothing goes on in the background, as it does for a while after a start. */
async function settled(): Promise<void> {
  for (let before = -1; before !== proxy.roundTrips(); await sleep(QUIET_MS)) before = proxy.roundTrips();
}

function finish(key: string, caller = member) {
  const form = {
    intent: 'finish',
    mode: 'quick',
    step: '5',
    submissionKey: key.padEnd(43, '-'),
    timeZone: 'UTC',
    notes: 'A walk by the sea',
    sleepRating: '1',
    overallMood: '2',
    energyRating: '3',
    stressRating: '4',
    socialRating: '5',
  };
  return caller.send('POST', '/checkin?mode=quick&step=5', { form });
}

describe('round trips to a libSQL server', () => {
  const key = (name: string) => ({ 'Idempotency-Key': name });
  const answer = { responses: { sleepRating: 3, overallMood: 4 }, notes: 'Half an hour outside' };
  const next = {
    intent: 'next',
    mode: 'full',
    step: '1',
    overallMood: '2',
    sleepRating: '3',
    submissionKey: 'n'.repeat(43),
  };
  const cases: [string, number, number, () => Promise<{ status: number }>][] = [
    ['a check-in', 201, 2, () => member.post('/api/mood-entries', answer)],
    ['one with a key', 201, 2, () => member.post('/api/mood-entries', answer, key('check-in'))],
    ['the last step of a check-in', 303, 2, () => finish('second')],
    ['a step before', 303, 2, () => member.send('POST', '/checkin?step=1', { form: next })],
    ['a chat turn', 200, 2, () => member.post('/api/chat', { message: 'A long day' })],
    ['one with a key', 200, 2, () => member.post('/api/chat', { message: 'And work' }, key('chat'))],
    [
      'one by the form',
      303,
      2,
      () => member.send('POST', '/chat', { form: { intent: 'send', key: 'k', message: 'It rained' } }),
    ],
    ['home', 200, 2, () => member.get('/')],
    ['the check-in', 200, 2, () => member.get('/checkin')],
    ['the chat', 200, 2, () => member.get('/chat')],
    ['the list of check-ins', 200, 2, () => member.get('/api/mood-entries')],
  ];
  it.each(cases)('%s (%i) takes %i', async (_, status, trips, ask) => {
    await settled();
    const before = proxy.roundTrips();
    expect((await ask()).status).toBe(status);
    expect(proxy.roundTrips() - before).toBe(trips);
  });

  it('a check-in that is the first on this machine takes one more', async () => {
    const fresh = new Caller(server.url);
    member.cookies.forEach((value, name) => fresh.cookies.set(name, value));
    const other = await startServer({
      env: { DATABASE_URL: proxy.url, SESSION_SECRET: secretOf(server) },
    });
    try {
      const there = new Caller(other.url);
      fresh.cookies.forEach((value, name) => there.cookies.set(name, value));
      await settled();
      const before = proxy.roundTrips();
      await checkInAs(there);
      expect(proxy.roundTrips() - before).toBe(3);
    } finally {
      await other.stop();
    }
  });
});

const secretOf = ({ dataDir }: TestServer) =>
  fs.readFileSync(path.join(dataDir, 'session-secret'), 'utf8').trim();

it('a page that is answered in the place of the database is 503, and the next answer counts again', async () => {
  const before = await statsOf(member);
  proxy.showPage(true);
  for (const refused of [
    await member.post('/api/mood-entries', { sleepRating: 3 }),
    await member.get('/api/mood-entries'),
    await member.post('/api/chat', { message: 'A long day' }),
    await member.get('/trends'),
  ]) {
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  }
  proxy.showPage(false);
  expect(await statsOf(member)).toEqual(before);
  await checkInAs(member);
  expect((await statsOf(member)).totalCheckins).toBe(before.totalCheckins + 1);
});

it('while somebody holds the database, reading goes on and writing ends after five seconds', async () => {
  const before = await statsOf(member);
  const holder = createClient({ url: database.url });
  const lock = await holder.transaction('write');
  // The server ends a transaction that stands still.
  const staying = setInterval(() => void lock.execute('select 1'), 1_000);
  await lock.execute(`update user_stats set streak_days = streak_days`);
  try {
    const began = performance.now();
    const writes = Array.from({ length: 10 }, () => member.post('/api/mood-entries', { sleepRating: 3 }));
    const slowest: number[] = [];
    for (let time = 0; time < 10; time += 1) {
      const asked = performance.now();
      expect((await member.get('/api/mood-entries?limit=5')).status).toBe(200);
      slowest.push(performance.now() - asked);
    }
    // One of them may meet a busy moment of the machine.
    expect(slowest.sort((a, b) => a - b)[8]).toBeLessThan(250);
    for (const { status, headers } of await Promise.all(writes)) {
      expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
    }
    const waited = performance.now() - began;
    expect(waited).toBeGreaterThan(4_500);
    expect(waited).toBeLessThan(8_000);
  } finally {
    clearInterval(staying);
    await lock.rollback();
    holder.close();
  }
  await sleep(500);
  const { totalCheckins } = before;
  expect((await statsOf(member)).totalCheckins).toBeGreaterThanOrEqual(totalCheckins);
  await checkInAs(member);
});
