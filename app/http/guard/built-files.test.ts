import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBuiltFiles } from './built-files.server';

let folder: string;
beforeEach(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-built-'))));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a file is there as it was at the start, also while a new build empties its folder', () => {
  fs.writeFileSync(path.join(folder, 'app-a1.js'), 'let a = 1;');
  fs.writeFileSync(path.join(folder, 'app-a1.js.br'), brotliCompressSync('let a = 1;'));
  fs.writeFileSync(path.join(folder, 'sans-b2.woff2'), 'a font');
  const files = readBuiltFiles(folder);
  fs.rmSync(folder, { recursive: true });
  expect([...files.keys()].sort()).toEqual(['app-a1.js', 'sans-b2.woff2']);
  const script = files.get('app-a1.js');
  expect(script?.type).toBe('text/javascript');
  expect(script?.whole.toString()).toBe('let a = 1;');
  expect(gunzipSync(script?.gzip() as Buffer).toString()).toBe('let a = 1;');
  expect(files.get('sans-b2.woff2')).toMatchObject({ type: 'font/woff2', brotli: null });
  expect(files.get('sans-b2.woff2')?.gzip()).toBeNull();
});

test('where nothing was built yet there are none', () => {
  expect(readBuiltFiles(path.join(folder, 'nothing')).size).toBe(0);
});
