import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../setup/server';

const HOUR = 3_600_000;
const EARLIER = 'page-AAAAAAAA.js';
const LONG_GONE = 'page-BBBBBBBB.js';
const roots: string[] = [];
afterAll(() => roots.forEach((root) => fs.rmSync(root, { recursive: true, force: true })));

const folder = () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-deployed-'));
  roots.push(root);
  return root;
};
const codeOf = async ({ url }: TestServer, name: string) => (await fetch(`${url}/assets/${name}`)).status;

describe('a server that starts as a new image, with the data of the one before', () => {
  const dataDir = folder();
  const kept = path.join(dataDir, 'assets');
  let server: TestServer;
  beforeAll(async () => {
    fs.mkdirSync(kept);
    for (const name of [EARLIER, LONG_GONE]) fs.writeFileSync(path.join(kept, name), 'let a = 1;');
    const replaced = { [EARLIER]: Date.now() - HOUR, [LONG_GONE]: Date.now() - 25 * HOUR };
    fs.writeFileSync(path.join(kept, 'replaced.json'), JSON.stringify(replaced));
    server = await startServer({ dataDir });
    return () => server.stop();
  });

  it('serves what pages of the build before ask for, and its own', async () => {
    await expect.poll(() => codeOf(server, EARLIER)).toBe(200);
    const answer = await fetch(`${server.url}/assets/${EARLIER}`);
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toBe('let a = 1;');
    const own = fs.readdirSync('build/client/assets').find((name) => name.startsWith('app-'));
    expect(await codeOf(server, String(own))).toBe(200);
  });

  it('has deleted what was replaced more than a day ago, and keeps its own files for the next', async () => {
    expect(await codeOf(server, LONG_GONE)).toBe(404);
    const own = fs.readdirSync('build/client/assets').filter((name) => /\.(?:js|css)$/.test(name));
    await expect.poll(() => fs.readdirSync(kept), { timeout: 15_000 }).toEqual(expect.arrayContaining(own));
    expect(fs.readdirSync(kept)).not.toContain(LONG_GONE);
  });

  it('gives nothing else from the data folder', async () => {
    for (const name of ['replaced.json', '..%2fapp.db', `${EARLIER}.br`]) {
      expect(await codeOf(server, name)).toBe(404);
    }
  });
});

it('starts where nothing can be kept, and says so once', async () => {
  const dataDir = folder();
  fs.writeFileSync(path.join(dataDir, 'assets'), 'no folder');
  const server = await startServer({ dataDir });
  await expect.poll(() => server.logs().split('Built files are not kept').length).toBe(2);
  expect((await fetch(`${server.url}/safety`)).status).toBe(200);
  await server.stop();
});
