import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ensureDataFolder } from './secrets.server';

let folder: string;
beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'data-folder-')), 'data');
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(path.dirname(folder), { recursive: true });
});
const mode = () => fs.statSync(folder).mode & 0o777;

it('makes a folder that is closed to others', () => {
  ensureDataFolder(folder);
  expect(mode()).toBe(0o700);
});

it('closes one that was open, and leaves what is in it', () => {
  fs.mkdirSync(folder);
  fs.chmodSync(folder, 0o755);
  fs.writeFileSync(path.join(folder, 'app.db'), 'kept');
  ensureDataFolder(folder);
  expect(mode()).toBe(0o700);
  expect(fs.readFileSync(path.join(folder, 'app.db'), 'utf8')).toBe('kept');
});

it('says so when it cannot be closed, and goes on', () => {
  fs.mkdirSync(folder);
  fs.chmodSync(folder, 0o750);
  vi.spyOn(fs, 'chmodSync').mockImplementation(() => {
    throw Object.assign(new Error('not the owner'), { code: 'EPERM' });
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  ensureDataFolder(folder);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/can look into .*data, .*EPERM/));
});
