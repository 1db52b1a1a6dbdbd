import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAt, readJson, registerMember, type ApiMember } from '../factories/api-client';
import { startHranaServer } from '../setup/hrana-server';
import { startServer, type TestServer } from '../setup/server';

const SECRET = 'a secret that both instances know, long enough';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-hrana-'));
let database: Awaited<ReturnType<typeof startHranaServer>>;
let one: TestServer;
let two: TestServer;
let member: ApiMember;

beforeAll(async () => {
  database = await startHranaServer({ file: path.join(folder, 'shared.db'), token: 'let me in' });
  const env = {
    DATABASE_URL: database.url,
    DATABASE_AUTH_TOKEN: 'let me in',
    SESSION_SECRET: SECRET,
    RATE_LIMIT_MULTIPLIER: '1',
  };
  // At once: both find an empty database and migrate it.
  [one, two] = await Promise.all([startServer({ env }), startServer({ env })]);
  member = await registerMember(one.url);
});

afterAll(async () => {
  await Promise.all([one.stop(), two.stop()]);
  database.close();
  fs.rmSync(folder, { recursive: true });
});

it('log in on one, check in on the other: both show the same', async () => {
  const atTwo = await logInAt(two.url, member);
  const body = { responses: { overallMood: 5, sleepRating: 4 }, notes: 'from the other side' };
  expect((await atTwo('POST', '/api/mood-entries', body)).status).toBe(201);
  const [here, there] = await Promise.all([
    readJson<unknown[]>(member.call('GET', '/api/mood-entries')),
    readJson<unknown[]>(atTwo('GET', '/api/mood-entries')),
  ]);
  expect(here).toHaveLength(1);
  expect(there).toEqual(here);
});

it('twenty check-ins from both at once end with exact numbers', async () => {
  const before = await readJson<{ totalCheckins: number }>(member.call('GET', '/api/user-stats'));
  const atTwo = await logInAt(two.url, member);
  const calls = Array.from({ length: 20 }, (_, index) =>
    (index % 2 ? member.call : atTwo)('POST', '/api/mood-entries', { responses: { overallMood: 3 } }),
  );
  expect((await Promise.all(calls)).map((response) => response.status)).toEqual(Array(20).fill(201));
  const after = await readJson<{ totalCheckins: number }>(atTwo('GET', '/api/user-stats'));
  expect(after.totalCheckins).toBe(before.totalCheckins + 20);
});

it('logging out on one ends that session on the other', async () => {
  const login = await fetch(`${one.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: member.email, password: member.password }),
  });
  const { sessionToken } = (await login.json()) as { sessionToken: string };
  const headers = { Authorization: `Bearer ${sessionToken}` };
  expect((await fetch(`${two.url}/api/auth/me`, { headers })).status).toBe(200);
  expect((await fetch(`${one.url}/api/auth/logout`, { method: 'POST', headers })).status).toBe(204);
  expect((await fetch(`${two.url}/api/auth/me`, { headers })).status).toBe(401);
});

it('attempts to log in are counted together', async () => {
  const attempt = async (url: string) =>
    fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.org', password: 'wrong-password' }),
    });
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push((await attempt(count % 2 ? one.url : two.url)).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  const refused = await attempt(one.url);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('988');
});
