import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../setup/free-port';
import { startHranaServer } from '../setup/hrana-server';
import { startServer } from '../setup/server';
import { Caller, checkInAs } from './caller';
import { askFromOutside, holdLock } from './outside-database';
import { type Ended, POWERLESS, runNode, runStart, runTool } from './run-command';

/** What another account may read. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-start-'));
fs.chmodSync(folder, 0o755);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
let made = 0;
function newFolder(): string {
  made += 1;
  const dataDir = path.join(folder, `data-${made}`);
  fs.mkdirSync(dataDir);
  return dataDir;
}
const plain = { DATABASE_ENCRYPTION_KEY: '' };

/** What two servers have left behind that were started and stopped: one with an encrypted database, one without. */
const left = { encrypted: newFolder(), plain: newFolder() };
/** A folder like the one that such a server has left. */
function leftFolder(kind: keyof typeof left = 'encrypted'): string {
  const dataDir = newFolder();
  fs.cpSync(left[kind], dataDir, { recursive: true, filter: (name) => !name.endsWith('.sock') });
  return dataDir;
}

/** Ten seconds on a machine that does nothing else; the tests keep theirs busy with several servers. */
const IN_TIME_MS = 20_000;

/** It ended by itself in time, with one sentence or two and not a line for developers. */
function expectSentence({ status, says, tookMs }: Ended, sentence: RegExp): void {
  expect(says).toMatch(sentence);
  expect(says).not.toMatch(/\n\s+at |node:internal|throw/);
  expect(says.trim().split('\n').length, says).toBe(1);
  expect(status).toBe(1);
  expect(tookMs).toBeLessThan(IN_TIME_MS);
}

beforeAll(async () => {
  // The first start may have to build.
  await (await startServer({ dataDir: left.encrypted })).stop();
  await (await startServer({ dataDir: left.plain, env: plain })).stop();
}, 180_000);

describe('a folder that cannot be used', () => {
  it('of another account', async () => {
    const dataDir = newFolder();
    fs.chmodSync(dataDir, 0o500);
    expectSentence(await runStart({ DATA_DIR: dataDir }, POWERLESS), /cannot be written.*chown/);
  });

  it('that holds a database of another account', async () => {
    const dataDir = leftFolder();
    const { uid } = POWERLESS;
    for (const name of ['', 'session-secret', 'database-key', 'ended-sessions']) {
      if (uid !== undefined) fs.chownSync(path.join(dataDir, name), uid, uid);
    }
    fs.chmodSync(path.join(dataDir, 'app.db'), 0o400);
    const says = await runStart({ DATA_DIR: dataDir }, POWERLESS);
    expectSentence(says, /app\.db cannot be .*chown/);
  });

  it('that holds a single file of another account', async () => {
    const dataDir = leftFolder();
    const { uid } = POWERLESS;
    for (const name of ['', 'session-secret', 'database-key', 'app.db']) {
      if (uid !== undefined) fs.chownSync(path.join(dataDir, name), uid, uid);
    }
    fs.chmodSync(path.join(dataDir, 'ended-sessions'), 0o400);
    const says = await runStart({ DATA_DIR: dataDir }, POWERLESS);
    expectSentence(says, /ended-sessions cannot be written.*chown/);
  });

  it('whose place does not exist and cannot be made', async () => {
    expectSentence(await runStart({ DATA_DIR: '/proc/nobody/soundings' }), /DATA_DIR=.*cannot be made/);
  });

  it('that is a file', async () => {
    const file = path.join(newFolder(), 'file');
    fs.writeFileSync(file, '');
    expectSentence(await runStart({ DATA_DIR: file }), /is not a folder/);
  });
});

describe('a database that is damaged', () => {
  const garbage = Buffer.alloc(40_960, 'Neither a database nor anything else. ');
  it.each([
    ['all of it', 'encrypted', () => garbage],
    ['all of it, unencrypted', 'plain', () => garbage],
    ['after the first page', 'plain', (file: Buffer) => Buffer.concat([file.subarray(0, 4096), garbage])],
    ['cut off', 'plain', (file: Buffer) => file.subarray(0, 5000)],
  ] as const)('%s', async (_, kind, damage) => {
    const dataDir = leftFolder(kind);
    const env = kind === 'plain' ? plain : {};
    const file = path.join(dataDir, 'app.db');
    const damaged = damage(fs.readFileSync(file));
    fs.writeFileSync(file, damaged);
    expectSentence(await runStart({ DATA_DIR: dataDir, ...env }), /damaged.*docs\/operations\.md/);
    expect(fs.readFileSync(file).equals(damaged)).toBe(true);
  });

  it('emptied, on a server that has stored data before', async () => {
    const dataDir = leftFolder();
    fs.truncateSync(path.join(dataDir, 'app.db'));
    expectSentence(await runStart({ DATA_DIR: dataDir }), /app\.db is empty.*docs\/operations\.md/);
    expect(fs.statSync(path.join(dataDir, 'app.db')).size).toBe(0);
  });

  it('its secret', async () => {
    const dataDir = newFolder();
    fs.writeFileSync(path.join(dataDir, 'session-secret'), 'short');
    expectSentence(await runStart({ DATA_DIR: dataDir }), /session-secret is damaged.*copy/);
  });
});

it('a database that another process keeps to itself', async () => {
  const dataDir = leftFolder('plain');
  const lock = await holdLock(path.join(dataDir, 'app.db'));
  expectSentence(await runStart({ DATA_DIR: dataDir, ...plain }), /locked by another process/);
  await lock.release();
});

it('a database of a newer version is left alone', async () => {
  const dataDir = leftFolder('plain');
  const file = path.join(dataDir, 'app.db');
  await askFromOutside(file, `insert into schema_migrations values (${Date.now() * 2}, 'x') returning 1`);
  expectSentence(await runStart({ DATA_DIR: dataDir, ...plain }), /newer version of Soundings/);
});

describe('a database server', () => {
  it('that nobody answers for', async () => {
    const DATABASE_URL = `http://127.0.0.1:${await freePort()}`;
    expectSentence(await runStart({ DATA_DIR: newFolder(), DATABASE_URL }), /does not answer.*DATABASE_URL/);
    const tool = await runTool('admin', ['grant', 'a@example.org'], { DATA_DIR: newFolder(), DATABASE_URL });
    expectSentence(tool, /does not answer.*DATABASE_URL/);
  });

  it('that takes every call and never says a word', async () => {
    const silent = net.createServer((socket) => socket.on('error', () => undefined));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const DATABASE_URL = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    expectSentence(await runStart({ DATA_DIR: newFolder(), DATABASE_URL }), /does not answer.*DATABASE_URL/);
    silent.close();
  });

  it('that wants another token', async () => {
    const database = await startHranaServer({ file: path.join(newFolder(), 'remote.db'), token: 'right' });
    const env = { DATA_DIR: newFolder(), DATABASE_URL: database.url, DATABASE_AUTH_TOKEN: 'wrong' };
    expectSentence(await runStart(env), /DATABASE_AUTH_TOKEN/);
    await database.close();
  });
});

it('a folder may be called rain#1, what?, 100%20 and two words', async () => {
  const names = ['rain#1', 'what?', '100%20', 'two words'];
  const outside = newFolder();
  const dataDir = path.join(outside, ...names);
  const first = await startServer({ dataDir });
  const caller = new Caller(first.url);
  const { id } = await checkInAs(caller);
  await first.stop();
  expect(fs.readdirSync(dataDir)).toContain('app.db');
  names.forEach((name, depth) =>
    expect(fs.readdirSync(path.join(outside, ...names.slice(0, depth)))).toEqual([name]),
  );
  const again = await startServer({ dataDir });
  const guest = new Caller(again.url, { Cookie: `guest=${caller.cookies.get('guest')}` });
  expect((await guest.get(`/api/mood-entries/${id}`)).status).toBe(200);
  await again.stop();
});

/** Needs a disk of its own, which only root may make. */
const disks: string[] = [];
function makeDisk(options: string): string {
  const disk = newFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'none', disk], { stdio: 'ignore' });
  disks.push(disk);
  return disk;
}
let canMount = true;
try {
  makeDisk('size=8k');
} catch {
  canMount = false;
  console.warn('No small disk could be made; the first start on a full disk is not tested.');
}
afterAll(() => disks.forEach((disk) => execFileSync('umount', [disk])));

describe.skipIf(!canMount)('a first start', () => {
  it('on a full disk leaves nothing half-written', async () => {
    const disk = makeDisk('size=8k');
    fs.writeFileSync(path.join(disk, 'filler'), Buffer.alloc(8192));
    for (let round = 0; round < 2; round += 1) {
      expectSentence(await runStart({ DATA_DIR: disk }), /no room left/);
      expect(fs.readdirSync(disk)).toEqual(['filler']);
    }
    fs.rmSync(path.join(disk, 'filler'));
    // Room for secrets, and none for a database.
    expectSentence(await runStart({ DATA_DIR: disk }), /no room left/);
    execFileSync('mount', ['-o', 'remount,size=64m', disk]);
    const server = await startServer({ dataDir: disk });
    await checkInAs(new Caller(server.url));
    await server.stop();
  });

  it('on a disk with room for half a database says so, and goes on where there is more', async () => {
    const disk = makeDisk('size=256k');
    expectSentence(await runStart({ DATA_DIR: disk }), /no room left/);
    execFileSync('mount', ['-o', 'remount,size=64m', disk]);
    const server = await startServer({ dataDir: disk });
    await checkInAs(new Caller(server.url));
    await server.stop();
  });

  it('on a disk that may only be read names it', async () => {
    const disk = makeDisk('ro,mode=700');
    expectSentence(await runStart({ DATA_DIR: disk }), /may only be read.*DATA_DIR/);
    expectSentence(await runStart({ DATA_DIR: path.join(disk, 'below') }), /may only be read.*DATA_DIR/);
  });
});

it('two first starts at once agree on whole secrets', async () => {
  const write = `
    const { loadSecrets } = await import('./app/secrets.server.ts');
    const { env } = await import('./app/env.server.ts');
    process.stdout.write(JSON.stringify(loadSecrets(env)));`;
  const dataDir = newFolder();
  const run = () => runNode(['--import', 'tsx', '--input-type=module', '-e', write], { DATA_DIR: dataDir });
  const [one, other] = await Promise.all([run(), run()]);
  expect(one.status, one.says).toBe(0);
  expect(other.says).toBe(one.says);
  expect(fs.readdirSync(dataDir).sort()).toEqual(['database-key', 'session-secret']);
});
