import { type Client, createClient } from '@libsql/client';
import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import { databaseFile, databaseUrl, makePrivately } from './database-file';
import { databaseErrorCode } from './errors';
import { QueuedClient } from './queued-client';
import * as schema from './schema';
import { ServerClient } from './server-client';
import { fetchFromServer } from './server-fetch';

export interface DatabaseOptions {
  /** `file:...`, `libsql://...` or `http(s)://...` */
  url: string;
  authToken?: string;
  encryptionKey?: string;
  /** Sees every statement; tests use it to look at query plans. */
  logger?: Logger;
}

// libSQL waits synchronously, with the whole event loop: the patient waiting is the queue's (BUSY_WAIT_MS).
const BLOCKING_WAIT_MS = 20;
// Its own limit of 20 would keep reads waiting behind writes that wait.
const REQUESTS_AT_ONCE = 200;

/**
 * Opens the database. Writes to a local file, which gets a write-ahead log, are queued within the process; a server puts
 * them in order by itself.
 * @throws when the file cannot be opened, for instance with a wrong encryption key
 */
export async function openDatabase({ url, authToken, encryptionKey, logger }: DatabaseOptions) {
  const file = databaseFile(url);
  if (file) makePrivately(file);
  const client = file
    ? new QueuedClient(createClient({ url: databaseUrl(file), encryptionKey, timeout: BLOCKING_WAIT_MS }))
    : new ServerClient(
        createClient({ url, authToken, fetch: fetchFromServer, concurrency: REQUESTS_AT_ONCE }),
      );
  if (file) await readFirstPage(client, file);
  return drizzle(client, { schema, logger });
}

/** Switches WAL on, which reads the file and so finds out whether the key fits. */
async function readFirstPage(client: Client, file: string): Promise<void> {
  try {
    await client.execute('PRAGMA journal_mode = WAL');
  } catch (error) {
    if (databaseErrorCode(error) !== 'SQLITE_NOTADB') throw error;
    const message = `${file} does not open with this key, or is damaged. Nothing was changed. Put the right key or a backup in its place: docs/operations.md, "A lost key" and "Restoring".`;
    throw new Error(message, { cause: error });
  }
}

export type Database = Awaited<ReturnType<typeof openDatabase>>;
/** What a query needs: the database itself or a transaction on it. */
export type Executor = Database | Parameters<Parameters<Database['transaction']>[0]>[0];
