import { type Database, openDatabase } from 'db/client';
import { migrateDatabase } from 'db/migrate';
import { env } from './env.server';
import { loadSecrets } from './secrets.server';

export const secrets = loadSecrets(env);

async function open(): Promise<Database> {
  const opened = await openDatabase({
    url: env.DATABASE_URL,
    authToken: env.DATABASE_AUTH_TOKEN,
    encryptionKey: secrets.databaseKey,
  });
  await migrateDatabase(opened);
  return opened;
}

// The development server loads this module anew after each change; one opened database is enough.
const keeper = globalThis as { soundingsDatabase?: Promise<Database> };
keeper.soundingsDatabase ??= open();

export const db = await keeper.soundingsDatabase;
