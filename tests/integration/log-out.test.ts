import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../setup/free-port';
import { startHranaServer } from '../setup/hrana-server';
import { startServer, type TestServer } from '../setup/server';
import { Caller, registerAs } from './caller';
import { canLimitFiles, limitFiles } from './full-file';
import { askFromOutside, holdLock } from './outside-database';

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

async function expectSoon(count: () => Promise<number>, expected: number): Promise<void> {
  const giveUpAt = Date.now() + 15_000;
  while ((await count()) !== expected && Date.now() < giveUpAt) await sleep(200);
  expect(await count()).toBe(expected);
}

describe('logging out while the file cannot be written', () => {
  let server: TestServer;
  // Not encrypted, so that another process can lock it.
  const env = { DATABASE_ENCRYPTION_KEY: '' };
  beforeAll(async () => {
    server = await startServer({ env });
  });
  afterAll(() => server?.stop());

  const file = () => path.join(server.dataDir, 'app.db');
  const sessionsOf = async (userId: string) =>
    (await askFromOutside(file(), `select id from sessions where user_id = '${userId}'`)).length;

  /** Somebody who is logged in, and a copy of their session in other hands. */
  async function member() {
    const caller = new Caller(server.url);
    const { sessionToken, user } = await registerAs(caller);
    const copy = () => new Caller(server.url, bearer(sessionToken)).get('/api/auth/me');
    expect((await copy()).status).toBe(200);
    return { caller, userId: user.id, copy };
  }

  it('clears the cookies, says what holds, refuses the session at once, and ends it after a crash', async () => {
    const { caller, userId, copy } = await member();
    const lock = await holdLock(file());
    const out = await caller.send('POST', '/logout', { form: {} });
    expect([out.status, out.headers.get('Location')]).toEqual([303, '/auth?out=noted']);
    expect(out.headers.get('Clear-Site-Data')).toBe('"cache", "storage"');
    expect([...caller.cookies.keys()]).not.toContain('session');
    const page = await caller.get('/auth?out=noted');
    expect(page.text).toContain('You are logged out on this device.');
    expect(page.text).toContain('noted that your session is over');
    expect((await copy()).status).toBe(401);

    await server.kill9();
    await lock.release();
    expect(await sessionsOf(userId)).toBe(1);
    server = await startServer({ env, dataDir: server.dataDir });
    expect((await new Caller(server.url).get('/healthz')).status).toBe(200);
    expect((await copy()).status).toBe(401);
    await expectSoon(() => sessionsOf(userId), 0);
    expect(fs.readFileSync(path.join(server.dataDir, 'ended-sessions'), 'latin1').trim()).toBe('');
  });

  it('does the same for programs, twice, and ends the session once there is no lock any more', async () => {
    const { caller, userId, copy } = await member();
    const lock = await holdLock(file());
    const kept = new Map(caller.cookies);
    for (let round = 0; round < 2; round += 1) {
      kept.forEach((value, name) => caller.cookies.set(name, value));
      const out = await caller.send('POST', '/api/auth/logout');
      expect([out.status, out.body.message]).toEqual([202, expect.stringContaining('Logged out')]);
      expect([...caller.cookies.keys()]).not.toContain('session');
    }
    expect((await copy()).status).toBe(401);
    await lock.release();
    await expectSoon(() => sessionsOf(userId), 0);
  });

  it.skipIf(!canLimitFiles)('is noted on a full disk, too', async () => {
    const { caller, userId, copy } = await member();
    limitFiles(server.process.pid ?? 0, 66_000);
    const out = await caller.send('POST', '/logout', { form: {} });
    expect(out.headers.get('Location')).toBe('/auth?out=noted');
    expect((await copy()).status).toBe(401);
    limitFiles(server.process.pid ?? 0);
    await expectSoon(() => sessionsOf(userId), 0);
  });
});

it('without a database at all a cookie is believed, and a made-up token is not', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-log-out-'));
  const port = await freePort();
  const start = () => startHranaServer({ file: path.join(folder, 'remote.db'), port });
  let database = await start();
  const server = await startServer({ env: { DATABASE_URL: database.url } });
  try {
    const caller = new Caller(server.url);
    const { sessionToken } = await registerAs(caller);
    const guest = new Caller(server.url);
    await guest.post('/api/mood-entries', { sleepRating: 3 });
    caller.cookies.set('guest', guest.cookies.get('guest') ?? '');
    await database.close();

    const madeUp = await new Caller(server.url, bearer('x'.repeat(43))).send('POST', '/api/auth/logout');
    expect([madeUp.status, madeUp.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(madeUp.body.message).toContain('988');
    const out = await caller.send('POST', '/logout', { form: {} });
    expect(out.headers.get('Location')).toBe('/auth?out=noted');
    // The guest of this device cannot be read either: the page stands all the same.
    const page = await caller.get('/auth?out=noted');
    expect([page.status, page.text.includes('You are logged out on this device.')]).toEqual([200, true]);

    database = await start();
    const copy = await new Caller(server.url, bearer(sessionToken)).get('/api/auth/me');
    expect(copy.status).toBe(401);
  } finally {
    await server.stop();
    await database.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
