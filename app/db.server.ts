import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase } from 'db/client';
import { databaseFile } from 'db/database-file';
import { migrateDatabase } from 'db/migrate';
import { env } from './env.server';
import { inTime } from './running/in-time';
import { loadSecrets } from './secrets.server';
import { explainStart, requireNotEmptied } from './start-problems.server';

/** How long a database server that starts at the same time has to answer. */
const SERVER_COMES_WITHIN_MS = 6000;
const ASK_AGAIN_MS = 300;

function load() {
  try {
    return loadSecrets(env);
  } catch (error) {
    throw explainStart(error, env);
  }
}

export const secrets = load();

/** @throws whatever keeps a database server from answering, when it does so for too long */
async function waitForServer(opened: Database): Promise<void> {
  const giveUpAt = Date.now() + SERVER_COMES_WITHIN_MS;
  for (;;) {
    try {
      await inTime(opened.$client.execute('SELECT 1'), giveUpAt - Date.now());
      return;
    } catch (error) {
      if (Date.now() + ASK_AGAIN_MS >= giveUpAt) throw error;
      await sleep(ASK_AGAIN_MS);
    }
  }
}

async function open(): Promise<Database> {
  try {
    requireNotEmptied(env);
    const opened = await openDatabase({
      url: env.DATABASE_URL,
      authToken: env.DATABASE_AUTH_TOKEN,
      encryptionKey: secrets.databaseKey,
    });
    if (!databaseFile(env.DATABASE_URL)) await waitForServer(opened);
    await migrateDatabase(opened);
    return opened;
  } catch (error) {
    throw explainStart(error, env);
  }
}

// The development server loads this module again after each change; one opened database is enough.
const keeper = globalThis as { soundingsDatabase?: Promise<Database> };
keeper.soundingsDatabase ??= open();

export const db = await keeper.soundingsDatabase;
