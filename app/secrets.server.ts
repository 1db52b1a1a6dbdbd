import { createHmac, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { databaseFile } from 'db/database-file';
import { flushFolder } from 'db/flush';
import type { Env } from './env.server';

const SQLITE_HEADER = 'SQLite format 3\0';

export interface Secrets {
  /** The first signs, all verify: put the new one first to rotate. */
  sessionSecrets: string[];
  /** Undefined: the database is not a local file, or is kept unencrypted on purpose. */
  databaseKey: string | undefined;
}

const OTHERS = 0o077;

/**
 * Makes the folder that holds the database, the secrets and the mail outbox, readable by its owner alone; one that was
 * there already is closed to others, or the log says that it could not be.
 */
export function ensureDataFolder(dataDir: string): void {
  makeFolder(dataDir);
  // Windows has no such modes.
  if (process.platform === 'win32' || (fs.statSync(dataDir).mode & OTHERS) === 0) return;
  try {
    fs.chmodSync(dataDir, 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    console.warn(
      `Other accounts of this machine can look into ${dataDir}, and it could not be closed: ${code}.`,
    );
  }
}

/** Node's own `recursive` calls a disk that may only be read a missing folder, and below /proc it never ends. */
function makeFolder(folder: string): void {
  if (!fs.existsSync(path.dirname(folder))) makeFolder(path.dirname(folder));
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/**
 * Makes a secret of 256 random bits, unless the file is there. It is whole when it is there at all: written beside its place,
 * flushed, and only then put there.
 */
export function createSecret(file: string): void {
  const unfinished = `${file}.${process.pid}.part`;
  try {
    const handle = fs.openSync(unfinished, 'w', 0o600);
    try {
      fs.writeFileSync(handle, randomBytes(32).toString('base64url') + '\n');
      fs.fsyncSync(handle);
    } finally {
      fs.closeSync(handle);
    }
    putThere(unfinished, file);
    flushFolder(path.dirname(file));
  } catch (error) {
    // Another process was there first.
    if (!fs.existsSync(file)) throw error;
  } finally {
    fs.rmSync(unfinished, { force: true });
  }
}

/** Removes what a process that was killed while it made this secret has left: it may be the secret itself. */
export function removeUnfinished(file: string): void {
  const names = fs.readdirSync(path.dirname(file));
  for (const name of names.filter(
    (each) => each.startsWith(`${path.basename(file)}.`) && each.endsWith('.part'),
  ))
    fs.rmSync(path.join(path.dirname(file), name), { force: true });
}

/** A link, unlike a rename, leaves alone what another process has put there meanwhile. Some file systems have no links. */
function putThere(unfinished: string, file: string): void {
  try {
    fs.linkSync(unfinished, file);
  } catch (error) {
    if (!/^(EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
    fs.renameSync(unfinished, file);
  }
}

/** @throws Error when the file holds too little to be one */
export function readSecret(file: string): string {
  const secret = fs.readFileSync(file, 'utf8').trim();
  if (secret.length < 32) {
    throw new Error(
      `${file} is damaged: it holds fewer than 32 characters. Put your copy of it back; if nobody has used this server yet, delete it and start again.`,
    );
  }
  return secret;
}

function readOrCreate(file: string): string {
  if (!fs.existsSync(file)) createSecret(file);
  removeUnfinished(file);
  return readSecret(file);
}

/** Where the key of the database is, the one that shall follow it, and one that was replaced. */
export const keyFilesOf = (dataDir: string) => ({
  current: path.join(dataDir, 'database-key'),
  next: path.join(dataDir, 'database-key.next'),
  old: (now: Date) => path.join(dataDir, `database-key.until-${now.toISOString().replace(/[:.]/g, '-')}`),
});

function isPlainDatabase(file: string): boolean | undefined {
  let handle: number;
  try {
    handle = fs.openSync(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const header = Buffer.alloc(SQLITE_HEADER.length);
    if (fs.readSync(handle, header) === 0) return undefined;
    return header.toString('latin1') === SQLITE_HEADER;
  } finally {
    fs.closeSync(handle);
  }
}

/** @throws Error when the key and the file on disk cannot belong together: a new key would lock the data away */
function findDatabaseKey(env: Env): string | undefined {
  const file = databaseFile(env.DATABASE_URL);
  if (!file) return undefined;
  const isPlain = isPlainDatabase(file);
  const { current: keyFile, next } = keyFilesOf(env.DATA_DIR);
  const configured = env.DATABASE_ENCRYPTION_KEY;
  if (configured === '') {
    if (isPlain === false)
      throw new Error(
        `${file} is encrypted or damaged, and DATABASE_ENCRYPTION_KEY is set to nothing. Set its key, or put a backup in its place: docs/operations.md, "Restoring".`,
      );
    return undefined;
  }
  if (isPlain) {
    throw new Error(
      `${file} is not encrypted. Set DATABASE_ENCRYPTION_KEY to nothing (DATABASE_ENCRYPTION_KEY=) to go on using it.`,
    );
  }
  if (configured) return configured;
  if (fs.existsSync(next)) {
    throw new Error('A change of the key was broken off. Nothing is lost: finish it with npm run db:rekey.');
  }
  if (isPlain === false && !fs.existsSync(keyFile)) {
    throw new Error(
      `${file} is encrypted and its key ${keyFile} is missing. See docs/operations.md, "A lost key".`,
    );
  }
  return readOrCreate(keyFile);
}

/** Reads the secrets from the environment, or from DATA_DIR, where missing ones are made (mode 0600). */
export function loadSecrets(env: Env): Secrets {
  ensureDataFolder(env.DATA_DIR);
  const sessionSecrets = env.SESSION_SECRET?.split(',').map((secret) => secret.trim()) ?? [
    readOrCreate(path.join(env.DATA_DIR, 'session-secret')),
  ];
  return { sessionSecrets, databaseKey: findDatabaseKey(env) };
}

/** A key for one purpose, made from a session secret (HMAC-SHA-256, 32 bytes), so that no key serves two purposes. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(`soundings:${purpose}`).digest();
}
