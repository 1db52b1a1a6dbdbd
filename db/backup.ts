import fs from 'node:fs';
import path from 'node:path';
import { openDatabase } from './client';
import { databaseUrl } from './database-file';

interface Backup {
  /** The database file that is copied; a server may be writing to it. */
  file: string;
  encryptionKey: string | undefined;
  folder: string;
  now: Date;
}

/**
 * Copies the database as it stood at one moment, encrypted with the same key, and reads the copy before it counts. It
 * asks for no write lock: a running server goes on writing meanwhile.
 * @returns the path of the copy, readable by its owner alone
 * @throws Error when the file cannot be read with this key, or the copy is not sound
 */
export async function backUpDatabase({ file, encryptionKey, folder, now }: Backup): Promise<string> {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const copy = path.join(folder, `soundings-${now.toISOString().replace(/[:.]/g, '-')}.db`);
  const unfinished = `${copy}.part`;
  // VACUUM INTO takes an empty file as it is, with its mode.
  fs.closeSync(fs.openSync(unfinished, 'wx', 0o600));
  try {
    const db = await openDatabase({ url: databaseUrl(file), encryptionKey });
    try {
      await db.$client.execute({ sql: 'VACUUM INTO ?', args: [unfinished] });
    } finally {
      db.$client.close();
    }
    await requireSound(unfinished, encryptionKey);
    fs.renameSync(unfinished, copy);
    return copy;
  } finally {
    for (const end of ['', '-wal', '-shm']) fs.rmSync(unfinished + end, { force: true });
  }
}

/** @throws Error when a database file is not sound, or does not open with this key */
export async function requireSound(file: string, encryptionKey: string | undefined): Promise<void> {
  const db = await openDatabase({ url: databaseUrl(file), encryptionKey });
  try {
    const { rows } = await db.$client.execute('PRAGMA integrity_check');
    if (rows[0]?.integrity_check !== 'ok') throw new Error('The copy is not sound. Nothing was kept of it.');
  } finally {
    db.$client.close();
  }
}
