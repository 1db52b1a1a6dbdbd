import { createClient } from '@libsql/client';
import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import { databaseFile, databaseUrl, makePrivately } from './database-file';
import { databaseErrorCode } from './errors';
import { QueuedClient } from './queued-client';
import * as schema from './schema';

export interface DatabaseOptions {
  /** `file:...`, `libsql://...` or `http(s)://...` */
  url: string;
  authToken?: string;
  encryptionKey?: string;
  /** Sees every statement; tests use it to look at query plans. */
  logger?: Logger;
}

// libSQL waits synchronously, with the whole event loop: the patient waiting is the queue's (BUSY_WAIT_MS).
const BLOCKING_WAIT_MS = 40;
const SERVER_ANSWERS_WITHIN_MS = 10_000;

// remix-serve replaces the global fetch after this module was loaded, so look it up at each call.
const fetchInTime = (request: Request) =>
  globalThis.fetch(request, { signal: AbortSignal.timeout(SERVER_ANSWERS_WITHIN_MS) });

/**
 * Opens the database. Writes are queued within the process; WAL is switched on for a local file.
 * @throws when the file cannot be opened, for instance with a wrong encryption key
 */
export async function openDatabase({ url, authToken, encryptionKey, logger }: DatabaseOptions) {
  const file = databaseFile(url);
  if (file) makePrivately(file);
  const raw = createClient(
    file
      ? { url: databaseUrl(file), encryptionKey, timeout: BLOCKING_WAIT_MS }
      : { url, authToken, fetch: fetchInTime },
  );
  const client = new QueuedClient(raw, { isFile: file !== undefined });
  if (file) await readFirstPage(client, file);
  return drizzle(client, { schema, logger });
}

/** Switches WAL on, which reads the file and so finds out whether the key fits. */
async function readFirstPage(client: QueuedClient, file: string): Promise<void> {
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
