import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The path of a `file:` database, or undefined for one on a server. */
export function databaseFile(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  return url.startsWith('file://')
    ? fileURLToPath(url.split('?')[0] ?? url)
    : url.slice('file:'.length).split('?')[0];
}

/** Makes the file, if it is not there, readable by its owner alone. SQLite gives its journal the same mode. */
export function makePrivately(file: string): void {
  fs.closeSync(fs.openSync(file, 'a', 0o600));
}
