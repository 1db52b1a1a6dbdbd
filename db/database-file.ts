import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * The path of a `file:` database, or undefined for one on a server. As in every address, `%23` stands for a `#` of the path.
 * @throws URIError for a `%` that is none of an address
 */
export function databaseFile(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  return url.startsWith('file://')
    ? fileURLToPath(url)
    : decodeURIComponent(url.slice('file:'.length).split(/[?#]/)[0] ?? '');
}

/** The address of a file, whatever characters its path holds. */
export const databaseUrl = (file: string): string => pathToFileURL(path.resolve(file)).href;

/** Makes the file, if it is not there, readable by its owner alone. SQLite gives its journal the same mode. */
export function makePrivately(file: string): void {
  fs.closeSync(fs.openSync(file, 'a', 0o600));
}
