import fs from 'node:fs';
import type { Database } from './client';
import { databaseFile } from './database-file';

/** Rewriting a file stops everything else for about a second per 100 MB. Above this, overwriting has to do. */
const REWRITE_UP_TO_BYTES = 64 * 2 ** 20;

/**
 * Takes what was deleted out of the bytes of a local file: its journal is emptied, and a file that is not too large is
 * rewritten. The bytes of a database on a server are its operator's.
 * @returns false when somebody is reading and the journal could not be emptied yet: try again
 */
export async function eraseDeleted(db: Database, url: string): Promise<boolean> {
  const file = databaseFile(url);
  if (!file) return true;
  if (fs.statSync(file).size <= REWRITE_UP_TO_BYTES) await db.$client.execute('VACUUM');
  const { rows } = await db.$client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  return Number(rows[0]?.busy) === 0;
}
