import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putAside, putBack } from './kept-assets.mjs';

const HOUR = 3_600_000;
let root: string;
let folders: { assets: string; aside: string; list: string };

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-assets-'));
  const [build, aside] = [path.join(root, 'build'), path.join(root, 'before')];
  folders = { assets: path.join(build, 'client/assets'), list: path.join(build, 'list.json'), aside };
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

/** A build as the compiler makes one: the folder is emptied first. */
function build(now: number, ...names: string[]) {
  putAside(folders, now);
  fs.rmSync(path.join(root, 'build'), { recursive: true, force: true });
  fs.mkdirSync(folders.assets, { recursive: true });
  for (const name of names) fs.writeFileSync(path.join(folders.assets, name), name);
  putBack(folders);
}
const there = () => fs.readdirSync(folders.assets).sort();

test('files of the build before stay for a day after they were replaced', () => {
  build(0, 'page-A.js', 'same-S.css');
  // The first build was in use for three days.
  build(72 * HOUR, 'page-B.js', 'same-S.css');
  expect(there()).toEqual(['page-A.js', 'page-B.js', 'same-S.css']);
  expect(fs.readFileSync(path.join(folders.assets, 'page-A.js'), 'utf8')).toBe('page-A.js');
  build(90 * HOUR, 'page-C.js', 'same-S.css');
  expect(there()).toEqual(['page-A.js', 'page-B.js', 'page-C.js', 'same-S.css']);
  build(97 * HOUR, 'page-D.js', 'same-S.css');
  expect(there()).toEqual(['page-B.js', 'page-C.js', 'page-D.js', 'same-S.css']);
});

test('a file that comes into use again is new again', () => {
  build(0, 'page-A.js');
  build(HOUR, 'page-B.js');
  build(2 * HOUR, 'page-A.js');
  build(26 * HOUR, 'page-C.js');
  expect(there()).toEqual(['page-A.js', 'page-C.js']);
});

test('a first build, and one that failed, lose nothing', () => {
  build(0, 'page-A.js');
  putAside(folders, HOUR);
  fs.rmSync(path.join(root, 'build'), { recursive: true });
  putBack(folders);
  expect(there()).toEqual(['page-A.js']);
});
