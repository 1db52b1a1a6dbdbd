import './load-env';
import fs from 'node:fs';
import path from 'node:path';
import { env } from '../app/env.server';
import { createSecret, keyFilesOf, readSecret, removeUnfinished } from '../app/secrets.server';
import { databaseFile } from '../db/database-file';
import { databaseErrorCode } from '../db/errors';
import { flushFolder } from '../db/flush';
import { opensWith, rekeyDatabase } from '../db/rekey';

const KEEP =
  'Copies made before open with the old key alone: keep it as long as you keep them, and make a new copy now (npm run db:backup).';

/** An earlier run may have been broken off when the file had its new key already. */
async function rekeyUnlessDone(rekeying: Parameters<typeof rekeyDatabase>[0]): Promise<void> {
  try {
    await rekeyDatabase(rekeying);
  } catch (error) {
    if (databaseErrorCode(error) !== 'SQLITE_NOTADB') throw error;
    if (await opensWith(rekeying.file, rekeying.newKey)) return;
    throw new Error(`${rekeying.file} opens neither with the old key nor with the new one.`, {
      cause: error,
    });
  }
}

/** The key is in DATA_DIR: the new one lies beside it until the database has it. */
async function rekeyWithFiles(file: string): Promise<string> {
  const { current, next, old } = keyFilesOf(env.DATA_DIR);
  if (!fs.existsSync(current)) throw new Error(`There is no key at ${current}.`);
  if (!fs.existsSync(next)) createSecret(next);
  removeUnfinished(next);
  await rekeyUnlessDone({ file, key: readSecret(current), newKey: readSecret(next) });
  const kept = old(new Date());
  fs.copyFileSync(current, kept, fs.constants.COPYFILE_EXCL);
  fs.renameSync(next, current);
  flushFolder(env.DATA_DIR);
  return `The database has a new key, in ${current}; the old one is in ${kept}.`;
}

/** The key is a setting: its keeper makes the new one, too. */
async function rekeyWithSettings(file: string, key: string): Promise<string> {
  const newKey = process.env.NEW_DATABASE_ENCRYPTION_KEY ?? '';
  if (newKey.length < 32) {
    throw new Error('Set NEW_DATABASE_ENCRYPTION_KEY to the new key, of 32 characters or more.');
  }
  await rekeyUnlessDone({ file, key: key || undefined, newKey });
  return 'The database has the new key: set DATABASE_ENCRYPTION_KEY to it before the next start.';
}

try {
  const file = databaseFile(env.DATABASE_URL);
  if (!file) throw new Error('The database is on a server (DATABASE_URL), which encrypts it or not.');
  if (!fs.existsSync(file)) throw new Error(`There is no database at ${path.resolve(file)}.`);
  const configured = env.DATABASE_ENCRYPTION_KEY;
  const done =
    configured === undefined ? await rekeyWithFiles(file) : await rekeyWithSettings(file, configured);
  console.log(`${done}\n${KEEP}`);
} catch (error) {
  console.error(`The key was not changed. ${(error as Error).message}`);
  process.exitCode = 1;
}
