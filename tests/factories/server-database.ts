import fs from 'node:fs';
import path from 'node:path';
import { createClient, type InValue } from '@libsql/client';
import type { TestServer } from '../setup/server';

/** The encrypted database of a running server, as another process on its machine opens it. */
function openFromOutside({ dataDir }: Pick<TestServer, 'dataDir'>) {
  const encryptionKey = fs.readFileSync(path.join(dataDir, 'database-key'), 'utf8').trim();
  return createClient({ url: `file:${path.join(dataDir, 'app.db')}`, encryptionKey, timeout: 5_000 });
}

/** Changes what no screen can: somebody's age, or what time has done. It has to change exactly this many rows. */
export async function changeFromOutside(
  server: Pick<TestServer, 'dataDir'>,
  sql: string,
  values: InValue[],
  rows = 1,
): Promise<void> {
  const client = openFromOutside(server);
  try {
    const { rowsAffected } = await client.execute(sql, values);
    if (rowsAffected !== rows) throw new Error(`${rowsAffected} rows were changed by: ${sql}`);
  } finally {
    client.close();
  }
}

/** Holds the write lock while something is done: every write of the server fails. */
export async function whileLocked(
  server: Pick<TestServer, 'dataDir'>,
  act: () => Promise<void>,
): Promise<void> {
  const client = openFromOutside(server);
  try {
    const lock = await client.transaction('write');
    try {
      await act();
    } finally {
      await lock.rollback();
    }
  } finally {
    client.close();
  }
}
