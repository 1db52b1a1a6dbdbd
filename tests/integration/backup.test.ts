import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startServer } from '../setup/server';
import { Caller, checkInAs, type Entry, registerAs } from './caller';
import { runStart, runTool } from './run-command';
import { useServer } from './use-server';

const server = useServer();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-backup-'));
const copies = path.join(folder, 'copies');
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const backUp = (env: Record<string, string>) => runTool('db-backup', [], env);

it('copies a database that is being written to, and the copy serves once it is put back', async () => {
  const caller = server.newCaller();
  const { details } = await registerAs(caller);
  await checkInAs(caller, { notes: 'before the copy' });
  const writing = (async () => {
    for (let round = 0; round < 30; round += 1) await checkInAs(caller, { notes: `meanwhile ${round}` });
  })();
  const { status, says } = await backUp({ DATA_DIR: server.dataDir, BACKUP_DIR: copies });
  await writing;
  expect(status, says).toBe(0);

  const names = fs.readdirSync(copies);
  expect(names).toEqual([expect.stringMatching(/^soundings-.*Z\.db$/)]);
  const copy = path.join(copies, names[0] ?? '');
  expect(fs.statSync(copy).mode & 0o777).toBe(0o600);
  expect(fs.readFileSync(copy).subarray(0, 15).toString('latin1')).not.toBe('SQLite format 3');

  // As docs/operations.md says: the copy as app.db, the key beside it.
  const dataDir = path.join(folder, 'restored');
  fs.mkdirSync(dataDir);
  fs.copyFileSync(copy, path.join(dataDir, 'app.db'));
  fs.copyFileSync(path.join(server.dataDir, 'database-key'), path.join(dataDir, 'database-key'));
  const restored = await startServer({ dataDir });
  try {
    const again = new Caller(restored.url);
    expect((await again.post('/api/auth/login', details)).status).toBe(200);
    const entries = (await again.get<Entry[]>('/api/mood-entries')).body;
    expect(entries.map(({ notes }) => notes)).toContain('before the copy');
  } finally {
    await restored.stop();
  }
});

it('says what is missing, and keeps nothing half-done', async () => {
  expect(await backUp({ DATA_DIR: server.dataDir })).toMatchObject({
    status: 1,
    says: expect.stringContaining('Set BACKUP_DIR') as string,
  });
  const elsewhere = path.join(folder, 'nowhere');
  expect((await backUp({ DATA_DIR: elsewhere, BACKUP_DIR: copies })).says).toContain(
    'There is no database at',
  );
  expect(fs.existsSync(path.join(elsewhere, 'app.db'))).toBe(false);
  const remote = await backUp({
    DATABASE_URL: 'libsql://soundings.example',
    DATA_DIR: elsewhere,
    BACKUP_DIR: copies,
  });
  expect(remote.says).toContain('The database is on a server');
  const wrongKey = { DATABASE_ENCRYPTION_KEY: 'x'.repeat(43), DATA_DIR: server.dataDir, BACKUP_DIR: copies };
  expect((await backUp(wrongKey)).status).toBe(1);
  expect(fs.readdirSync(copies).every((name) => name.endsWith('.db'))).toBe(true);
});

it.each([
  ['gone', (key: string) => fs.rmSync(key), /its key .* is missing/],
  ['another one', (key: string) => fs.writeFileSync(key, 'y'.repeat(43)), /does not open with this key/],
])('does not start when the key is %s, and overwrites nothing', async (_, damage, sentence) => {
  const dataDir = fs.mkdtempSync(path.join(folder, 'keyless-'));
  const [copy = ''] = fs.readdirSync(copies);
  const file = path.join(dataDir, 'app.db');
  fs.copyFileSync(path.join(copies, copy), file);
  const key = path.join(dataDir, 'database-key');
  fs.copyFileSync(path.join(server.dataDir, 'database-key'), key);
  damage(key);
  const before = fs.readFileSync(file);
  const keyBefore = fs.existsSync(key) && fs.readFileSync(key, 'utf8');
  const { status, says } = await runStart({ DATA_DIR: dataDir });
  expect(status).not.toBe(0);
  expect(says).toMatch(sentence);
  expect(fs.readFileSync(file).equals(before)).toBe(true);
  expect(fs.existsSync(key) && fs.readFileSync(key, 'utf8')).toBe(keyBefore);
});
