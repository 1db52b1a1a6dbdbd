import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { opensWith, rekeyDatabase } from 'db/rekey';
import { startServer } from '../setup/server';
import { Caller, checkInAs, type Entry } from './caller';
import { runStart, runTool } from './run-command';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-rekey-'));
const source = path.join(folder, 'source');
const KILLS = 8;
let guest: string;
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const notes = Array.from({ length: 8 }, (_, day) => `note ${day} ${'long'.repeat(300)}`);
const keyOf = (dataDir: string, name = 'database-key') =>
  fs.readFileSync(path.join(dataDir, name), 'utf8').trim();
const fileOf = (dataDir: string) => path.join(dataDir, 'app.db');

beforeAll(async () => {
  const server = await startServer({ dataDir: source });
  const caller = new Caller(server.url);
  for (const note of notes) await checkInAs(caller, { notes: note });
  guest = caller.cookies.get('guest') ?? '';
  const refused = await runTool('db-rekey', [], { DATA_DIR: source });
  expect(refused).toMatchObject({ status: 1, says: expect.stringMatching(/in use. Stop the server first/) });
  fs.rmSync(path.join(source, 'database-key.next'));
  // The last writes are in the journal still.
  await server.kill9();
}, 120_000);

let copies = 0;
function newCopy(): string {
  copies += 1;
  const dataDir = path.join(folder, `data-${copies}`);
  fs.cpSync(source, dataDir, { recursive: true, filter: (name) => !name.endsWith('.sock') });
  return dataDir;
}

/** A server with this folder has every note. */
async function expectWhole(dataDir: string, env: Record<string, string> = {}): Promise<void> {
  const server = await startServer({ dataDir, env });
  const { body } = await new Caller(server.url, { Cookie: `guest=${guest}` }).get<Entry[]>(
    '/api/mood-entries',
  );
  expect(body.map((entry) => entry.notes).sort()).toEqual(notes);
  await server.stop();
}

it('gives the database another key, and keeps the old one for older copies', async () => {
  const dataDir = newCopy();
  const old = keyOf(dataDir);
  const { status, says } = await runTool('db-rekey', [], { DATA_DIR: dataDir });
  expect(status, says).toBe(0);
  expect(says).toMatch(/has a new key.*old one is in/);
  expect(await opensWith(fileOf(dataDir), old)).toBe(false);
  expect(await opensWith(fileOf(dataDir), keyOf(dataDir))).toBe(true);
  const kept = fs.readdirSync(dataDir).filter((name) => name.startsWith('database-key.'));
  expect(kept).toEqual([expect.stringMatching(/^database-key\.until-/)]);
  expect(keyOf(dataDir, kept[0])).toBe(old);
  for (const name of ['app.db', 'database-key', kept[0] ?? '']) {
    expect(fs.statSync(path.join(dataDir, name)).mode & 0o777, name).toBe(0o600);
  }
  await expectWhole(dataDir);
}, 120_000);

it('takes the new key from a setting where the old one is a setting, from no key, too', async () => {
  const dataDir = newCopy();
  const old = keyOf(dataDir);
  fs.rmSync(path.join(dataDir, 'database-key'));
  const env = { DATA_DIR: dataDir, DATABASE_ENCRYPTION_KEY: old };
  expect((await runTool('db-rekey', [], env)).says).toMatch(/Set NEW_DATABASE_ENCRYPTION_KEY/);
  const NEW_DATABASE_ENCRYPTION_KEY = `it's ${'n'.repeat(40)}`;
  for (let round = 0; round < 2; round += 1) {
    const { status, says } = await runTool('db-rekey', [], { ...env, NEW_DATABASE_ENCRYPTION_KEY });
    expect([status, says]).toEqual([0, expect.stringMatching(/set DATABASE_ENCRYPTION_KEY to it/)]);
  }
  await expectWhole(dataDir, { DATABASE_ENCRYPTION_KEY: NEW_DATABASE_ENCRYPTION_KEY });
}, 120_000);

it('that is broken off after the file was changed says so at the start, and is finished by the same command', async () => {
  const dataDir = newCopy();
  const newKey = 'n'.repeat(43);
  fs.writeFileSync(path.join(dataDir, 'database-key.next'), newKey);
  await rekeyDatabase({ file: fileOf(dataDir), key: keyOf(dataDir), newKey });
  const refused = await runStart({ DATA_DIR: dataDir });
  expect([refused.status, refused.says.trim()]).toEqual([
    1,
    expect.stringMatching(/broken off.*npm run db:rekey\.$/),
  ]);
  expect((await runTool('db-rekey', [], { DATA_DIR: dataDir })).status).toBe(0);
  expect(keyOf(dataDir)).toBe(newKey);
  await expectWhole(dataDir);
}, 120_000);

/** Runs the change; killed some time after it has made the new key, if it is to be. Gives how long it took from there. */
async function rekeyAndKill(dataDir: string, killAfterMs?: number): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/db-rekey.ts'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve())).then(
    () => (hasEnded = true),
  );
  const next = path.join(dataDir, 'database-key.next');
  while (!hasEnded && !fs.existsSync(next)) await sleep(1);
  const began = performance.now();
  if (killAfterMs !== undefined) {
    await sleep(killAfterMs);
    child.kill('SIGKILL');
  }
  await ended;
  return performance.now() - began;
}

it(`loses nothing when it is killed at any of ${KILLS} moments`, async () => {
  const tookMs = await rekeyAndKill(newCopy());
  let brokenOff = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const dataDir = newCopy();
    await rekeyAndKill(dataDir, (tookMs * kill) / KILLS);
    if (fs.existsSync(path.join(dataDir, 'database-key.next'))) {
      brokenOff += 1;
      expect((await runStart({ DATA_DIR: dataDir })).says).toMatch(/broken off/);
      const { status, says } = await runTool('db-rekey', [], { DATA_DIR: dataDir });
      expect(status, says).toBe(0);
    }
    expect(fs.readdirSync(dataDir).filter((name) => /next|rekeyed/.test(name))).toEqual([]);
    expect(await opensWith(fileOf(dataDir), keyOf(dataDir))).toBe(true);
    if (kill % 4 === 0) await expectWhole(dataDir);
  }
  expect(brokenOff).toBeGreaterThan(KILLS / 3);
}, 240_000);
