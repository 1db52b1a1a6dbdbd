import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../setup/server';
import { Caller } from './caller';

const SEED_MS = 120_000;

describe('npm run db:seed', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-seed-'));
  let server: TestServer;
  let member: Caller;

  beforeAll(async () => {
    const { stdout } = await promisify(execFile)('npx', ['tsx', 'scripts/db-seed.ts'], {
      env: { ...process.env, DATA_DIR: dataDir },
      timeout: SEED_MS,
    });
    const [, email, password] = /(demo-member@\S+)\s+(\S+)/.exec(stdout) ?? [];
    server = await startServer({ dataDir });
    member = new Caller(server.url);
    const { status } = await member.send('POST', '/api/auth/login', { json: { email, password } });
    expect(status, stdout).toBe(200);
  }, SEED_MS);
  afterAll(async () => {
    await server.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  it.each([
    ['/history', 'Older check-ins'],
    ['/trends', 'check-ins'],
    ['/mood-patterns', 'days'],
    ['/weekly-reflection', 'I wrote to my sister'],
    ['/chat', 'my sister called and we are talking again'],
    ['/chat/earlier', /href="\/chat\/[0-9a-f-]{36}"/],
    ['/safety-plan', 'The Thursday quiz'],
    ['/scores', 'PHQ-9'],
    ['/mood-reports', 'For the visit on Thursday'],
    ['/settings', '+1 202 555 0143'],
  ])('fills %s', async (page, text) => {
    const { status, text: html } = await member.get(page);
    expect(status).toBe(200);
    expect(html).toMatch(text);
  });
});
