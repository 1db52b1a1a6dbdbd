import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EarlierAssets } from './earlier-assets.server';

const HOUR = 3_600_000;
let root: string;
let kept: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-earlier-'));
  kept = path.join(root, 'data/assets');
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(root, { recursive: true, force: true });
});

/** An image that brings the files of its own build alone, and starts with the data folder of the one before. */
async function deploy(now: number, ...names: string[]) {
  const build = path.join(root, 'build');
  fs.rmSync(build, { recursive: true, force: true });
  fs.mkdirSync(build);
  for (const name of names) fs.writeFileSync(path.join(build, name), `text of ${name}`);
  const assets = new EarlierAssets({ build, kept });
  await assets.keep(now);
  return assets;
}
const there = () => fs.readdirSync(kept).sort();

test('what an earlier build had is served for a day after it was replaced, and then deleted', async () => {
  await deploy(0, 'page-AAAAAAAA.js', 'page-AAAAAAAA.js.br', 'same-SSSSSSSS.css');
  // The first build was in use for three days.
  const second = await deploy(72 * HOUR, 'page-BBBBBBBB.js', 'same-SSSSSSSS.css');
  const file = second.file('page-AAAAAAAA.js', 95 * HOUR);
  expect(file?.whole.toString()).toBe('text of page-AAAAAAAA.js');
  expect(file?.brotli?.toString()).toBe('text of page-AAAAAAAA.js.br');
  expect(second.file('page-AAAAAAAA.js', 96 * HOUR)).toBeUndefined();
  const third = await deploy(90 * HOUR, 'page-CCCCCCCC.js', 'same-SSSSSSSS.css');
  expect(third.file('page-AAAAAAAA.js', 95 * HOUR)).toBeDefined();
  expect(third.file('page-BBBBBBBB.js', 95 * HOUR)).toBeDefined();
  await third.keep(97 * HOUR);
  expect(there()).toEqual(['page-BBBBBBBB.js', 'page-CCCCCCCC.js', 'replaced.json', 'same-SSSSSSSS.css']);
});

test('a file that comes into use again is new again, and nothing but names of a build is kept or given', async () => {
  await deploy(0, 'page-AAAAAAAA.js', 'notes.txt', 'page-AAAAAAAA.js.br');
  await deploy(HOUR, 'page-BBBBBBBB.js');
  await deploy(2 * HOUR, 'page-AAAAAAAA.js', 'page-AAAAAAAA.js.br');
  const last = await deploy(26 * HOUR, 'page-CCCCCCCC.js');
  expect(last.file('page-AAAAAAAA.js', 49 * HOUR)).toBeDefined();
  for (const name of ['replaced.json', 'notes.txt', 'page-AAAAAAAA.js.br', '../app.db'])
    expect(last.file(name, 27 * HOUR)).toBeUndefined();
  expect(there()).not.toContain('notes.txt');
});

test('what a server left half-written is thrown away, and a damaged list costs nothing', async () => {
  await deploy(0, 'page-AAAAAAAA.js');
  fs.writeFileSync(path.join(kept, 'page-XXXXXXXX.js.half'), 'hal');
  fs.writeFileSync(path.join(kept, 'replaced.json'), '{"page');
  const assets = await deploy(HOUR, 'page-BBBBBBBB.js');
  expect(assets.file('page-AAAAAAAA.js', 2 * HOUR)).toBeDefined();
  expect(there()).toEqual(['page-AAAAAAAA.js', 'page-BBBBBBBB.js', 'replaced.json']);
});

test('of many builds the last ones stay', async () => {
  const size = vi.spyOn(fs.promises, 'stat');
  size.mockResolvedValue({ size: 10_000_000 } as fs.Stats);
  for (let build = 0; build < 5; build += 1) await deploy(build * HOUR, `page-${build}0000000.js`);
  expect(there()).toEqual(['page-20000000.js', 'page-30000000.js', 'page-40000000.js', 'replaced.json']);
});

test('where nothing can be written it says so once and goes on with what is there', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await deploy(0, 'page-AAAAAAAA.js');
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  vi.spyOn(fs.promises, 'writeFile').mockRejectedValue(full);
  const assets = await deploy(HOUR, 'page-BBBBBBBB.js');
  await assets.keep(2 * HOUR);
  expect(said).toHaveBeenCalledOnce();
  expect(said.mock.calls[0]?.[0]).toContain('(ENOSPC)');
  expect(assets.file('page-AAAAAAAA.js', 3 * HOUR)).toBeDefined();
});
