import fs from 'node:fs';
import path from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { requireSound } from './backup';
import { databaseUrl } from './database-file';
import { databaseErrorCode, isBusy } from './errors';
import { flushFolder } from './flush';

interface Rekeying {
  file: string;
  /** Undefined: not encrypted. */
  key: string | undefined;
  newKey: string;
}

const BUSY_MS = 500;

const open = (file: string, encryptionKey: string | undefined) =>
  createClient({ url: databaseUrl(file), encryptionKey, timeout: BUSY_MS });

/** Whether this key opens the file. @throws what else is wrong with it */
export async function opensWith(file: string, key: string | undefined): Promise<boolean> {
  let client: Client | undefined;
  try {
    client = open(file, key);
    await client.execute('SELECT count(*) FROM sqlite_master');
    return true;
  } catch (error) {
    if (databaseErrorCode(error) === 'SQLITE_NOTADB') return false;
    throw error;
  } finally {
    client?.close();
  }
}

/**
 * Puts a copy with another key in the place of a database that nobody else has open. Until the copy stands there whole the
 * old file is untouched: killed at any moment, one of the two keys opens everything.
 * @throws Error with a sentence when somebody has the file open, or the copy is not sound; then nothing was changed
 */
export async function rekeyDatabase({ file, key, newKey }: Rekeying): Promise<void> {
  const copy = `${file}.rekeyed`;
  const client = open(file, key);
  try {
    await leaveJournal(client, file);
    // A process that starts now waits, and gives up with a sentence.
    const lock = await client.transaction('write');
    try {
      removeCopy(copy);
      fs.closeSync(fs.openSync(copy, 'wx', 0o600));
      await client.execute({ sql: 'VACUUM INTO ?', args: [copy] });
      await changeKey(copy, key, newKey);
      await requireSound(copy, newKey);
      flushFile(copy);
      fs.renameSync(copy, file);
      flushFolder(path.dirname(file));
    } finally {
      lock.close();
    }
  } finally {
    client.close();
    removeCopy(copy);
  }
}

/** What is in the journal goes into the file, so that no journal of the old file meets the new one. Needs it alone. */
async function leaveJournal(client: Client, file: string): Promise<void> {
  try {
    const { rows } = await client.execute('PRAGMA journal_mode = DELETE');
    if (rows[0]?.journal_mode === 'delete') return;
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
  throw new Error(`${file} is in use. Stop the server first, then run this again. Nothing was changed.`);
}

async function changeKey(file: string, key: string | undefined, newKey: string): Promise<void> {
  const client = open(file, key);
  try {
    await client.execute(`PRAGMA rekey = '${newKey.replaceAll("'", "''")}'`);
  } finally {
    client.close();
  }
}

function removeCopy(copy: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) fs.rmSync(copy + end, { force: true });
}

function flushFile(file: string): void {
  const handle = fs.openSync(file, 'r+');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}
