import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInAt, logInCookie, readJson, registerMember, type ApiMember } from '../factories/api-client';
import { startServer, type TestServer } from '../setup/server';

const PLAIN = { DATABASE_ENCRYPTION_KEY: '' };
const entry = { responses: { overallMood: 4, sleepRating: 3 } };

/** Runs SQL on the database file in a process of its own and gives what it prints. */
function elsewhere(script: string): { done: Promise<string>; process: ReturnType<typeof spawn> } {
  const child = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  return { process: child, done: new Promise((resolve) => child.once('exit', () => resolve(output.trim()))) };
}

const open = (file: string) => `const db = new (require('libsql'))(${JSON.stringify(file)});`;

/** Holds the write lock of the database in another process until it is told to let go. */
async function lockElsewhere(file: string): Promise<() => Promise<void>> {
  const { process: child, done } = elsewhere(
    `${open(file)} db.exec('BEGIN IMMEDIATE'); console.log('locked'); process.stdin.once('data', () => { db.exec('COMMIT'); process.exit(0); });`,
  );
  await new Promise<void>((resolve) => child.stdout?.once('data', () => resolve()));
  return async () => {
    child.stdin?.write('let go\n');
    await done;
  };
}

const countElsewhere = (file: string, id: string) =>
  elsewhere(
    `${open(file)} console.log(db.prepare('select count(*) as n from mood_entries where id = ?').get(${JSON.stringify(id)}).n)`,
  ).done;

describe('a database that another process has locked', () => {
  let server: TestServer;
  let member: ApiMember;
  let file: string;

  beforeAll(async () => {
    server = await startServer({ env: PLAIN });
    member = await registerMember(server.url);
    file = path.join(server.dataDir, 'app.db');
  });
  afterAll(() => server.stop());

  it('answers 503, goes on answering others, and loses nothing it accepts afterwards', async () => {
    for (let round = 0; round < 3; round += 1) {
      const letGo = await lockElsewhere(file);
      const refused = member.call('POST', '/api/mood-entries', entry);
      expect((await fetch(`${server.url}/healthz`, { signal: AbortSignal.timeout(2000) })).status).toBe(200);
      const response = await refused;
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      await letGo();

      const accepted = await member.call('POST', '/api/mood-entries', entry);
      expect(accepted.status).toBe(201);
      const { id } = await readJson<{ id: string }>(accepted);
      expect(await countElsewhere(file, id)).toBe('1');
    }
    expect(await readJson(member.call('GET', '/api/user-stats'))).toMatchObject({ totalCheckins: 3 });
  });

  it('keeps the answers of a form on the page', async () => {
    const cookie = await logInCookie(server.url, member);
    const submit = (route: string, fields: Record<string, string>) =>
      fetch(server.url + route, {
        method: 'POST',
        redirect: 'manual',
        headers: { Cookie: cookie },
        body: new URLSearchParams(fields),
      });
    expect((await submit('/onboarding', { intent: 'complete' })).status).toBe(303);

    const letGo = await lockElsewhere(file);
    const response = await submit('/checkin?step=1', {
      intent: 'next',
      mode: 'full',
      step: '1',
      submissionKey: 'k'.repeat(43),
      sleepRating: '2',
    });
    const page = await response.text();
    await letGo();
    expect(response.status).toBe(503);
    expect(page).toContain('Error saving check-in');
    expect(page).toMatch(/<input[^>]*id="checkin-sleepRating-2"[^>]*checked=""/);
  });
});

it('kill -9 in a burst of check-ins loses none that was answered 201', async () => {
  const first = await startServer();
  const member = await registerMember(first.url);
  const answered: string[] = [];
  const burst = Array.from({ length: 80 }, async () => {
    try {
      const response = await member.call('POST', '/api/mood-entries', entry);
      if (response.status === 201) answered.push((await readJson<{ id: string }>(response)).id);
    } catch {
      // The server was killed under this one: it was not answered.
    }
    if (answered.length === 20) first.process.kill('SIGKILL');
  });
  await Promise.all(burst);
  expect(answered.length).toBeGreaterThanOrEqual(20);

  const second = await startServer({ dataDir: first.dataDir });
  const call = await logInAt(second.url, member);
  const stored = await readJson<{ id: string }[]>(call('GET', '/api/mood-entries?limit=500'));
  const ids = new Set(stored.map((each) => each.id));
  expect(answered.filter((id) => !ids.has(id))).toEqual([]);
  expect(await readJson(call('GET', '/api/user-stats'))).toMatchObject({
    totalCheckins: stored.length,
    selfCarePoints: stored.length * 10,
  });
  await second.stop();
});

it('fifty check-ins of one owner at once end with exact numbers, under the limits as they ship', async () => {
  const server = await startServer({ env: { RATE_LIMIT_MULTIPLIER: '1' } });
  const member = await registerMember(server.url);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => member.call('POST', '/api/mood-entries', entry)),
  );
  expect(answers.map((response) => response.status)).toEqual(Array(50).fill(201));
  expect(await readJson(member.call('GET', '/api/user-stats'))).toMatchObject({
    streakDays: 1,
    selfCarePoints: 500,
    totalCheckins: 50,
  });
  await server.stop();
});
