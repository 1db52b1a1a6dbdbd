import './load-env';
import fs from 'node:fs';
import { env } from '../app/env.server';
import { loadSecrets } from '../app/secrets.server';
import { backUpDatabase } from '../db/backup';
import { databaseFile } from '../db/database-file';

async function backUp(): Promise<string> {
  const file = databaseFile(env.DATABASE_URL);
  if (!file) {
    throw new Error(
      'The database is on a server (DATABASE_URL). Make copies with its own tools: docs/operations.md, "Backups".',
    );
  }
  if (!env.BACKUP_DIR) throw new Error('Set BACKUP_DIR to the folder that the copies go to.');
  if (!fs.existsSync(file)) throw new Error(`There is no database at ${file}.`);
  const { databaseKey } = loadSecrets(env);
  const copy = await backUpDatabase({
    file,
    encryptionKey: databaseKey,
    folder: env.BACKUP_DIR,
    now: new Date(),
  });
  return databaseKey
    ? `${copy}\nIt opens with the same key as the database. Keep a copy of the key somewhere else.`
    : `${copy}\nIt is not encrypted, like the database.`;
}

try {
  console.log(await backUp());
} catch (error) {
  console.error(`No copy was made. ${(error as Error).message}`);
  process.exitCode = 1;
}
