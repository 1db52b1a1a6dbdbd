import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../setup/free-port';
import { type HranaServer, startHranaServer } from '../setup/hrana-server';
import { startServer, type TestServer } from '../setup/server';
import { Caller, checkInAs, type Entry, registerAs, statsOf } from './caller';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-absent-'));
let port: number;
let database: HranaServer;
let server: TestServer;
const startDatabase = () => startHranaServer({ file: path.join(folder, 'remote.db'), port });

beforeAll(async () => {
  port = await freePort();
  database = await startDatabase();
  server = await startServer({ env: { DATABASE_URL: database.url } });
});
afterAll(async () => {
  await server?.stop();
  await database?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

it('an app whose libSQL server goes away says so, and goes on without a restart once it is back', async () => {
  const member = new Caller(server.url);
  await registerAs(member);
  await member.send('POST', '/onboarding', { form: { intent: 'complete' } });
  const entry = await checkInAs(member);

  for (let round = 1; round <= 2; round += 1) {
    await database.close();
    await expect.poll(async () => (await member.get('/healthz')).status, { timeout: 20_000 }).toBe(503);
    const refusals = await Promise.all([
      member.get('/healthz'),
      member.get('/api/mood-entries'),
      member.post('/api/mood-entries', { sleepRating: 3 }),
      member.delete(`/api/mood-entries/${entry.id}`),
    ]);
    for (const { status, headers, body } of refusals) {
      expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
      expect(body.message).toContain('988');
    }
    const page = await member.get('/trends');
    expect(page.status).toBe(503);
    expect(page.text.includes('tel:988')).toBe(true);
    expect(member.cookies.has('session')).toBe(true);
    await expectHelpWithout(member);

    database = await startDatabase();
    await checkInAs(member);
    expect((await statsOf(member)).totalCheckins).toBe(1 + round);
    await expect.poll(async () => (await member.get('/healthz')).status, { timeout: 20_000 }).toBe(200);
    expect((await member.get<Entry>(`/api/mood-entries/${entry.id}`)).body).toEqual(entry);
  }
  expect(server.logs()).not.toContain(entry.id);
});

it('the pages of help do not wait for a libSQL server that takes every call and never answers', async () => {
  const member = new Caller(server.url);
  await registerAs(member);
  await database.close();
  const silent = net.createServer((socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
  for (const path of ['/exercises/breathing', '/safety']) {
    const began = performance.now();
    expect((await member.get(path)).status).toBe(200);
    expect(performance.now() - began, path).toBeLessThan(5_000);
  }
  silent.close();
  database = await startDatabase();
});

/** The pages of help say what they have to say, and an exercise that cannot begin says so on its page. */
async function expectHelpWithout(member: Caller): Promise<void> {
  const has = {
    '/safety': 'Call 988',
    '/exercises': 'href="/exercises/grounding"',
    '/exercises/breathing': 'Breathe in for 4',
    '/exercises/grounding': 'Three things you can hear.',
  };
  for (const [path, words] of Object.entries(has)) {
    const { status, text } = await member.get(path);
    expect([path, status, text.includes(words)]).toEqual([path, 200, true]);
  }
  const { status, text } = await member.send('POST', '/exercises/breathing', {
    form: { key: 'k' },
    headers: { Accept: 'text/html' },
  });
  expect([status, text.includes('could not reach our storage')]).toEqual([503, true]);
  expect(text.includes('Breathe in for 4')).toBe(true);
}
