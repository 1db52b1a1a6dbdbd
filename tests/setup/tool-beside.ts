import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from 'db/client';
import { databaseUrl } from 'db/database-file';
import { isUnavailable } from 'db/errors';
import { countAttempt } from 'db/repositories/rate-limits';

// A command-line tool in a loop, as the tests run it beside a server: opens the database, writes, closes it, tells what was
// stored, and begins again.
const [file = '', encryptionKey = ''] = process.argv.slice(2);
const WRITES = 5;
/** Cron does not call it more often; and without a pause nobody else gets the lock. */
const PAUSE_MS = 25;
const DAY_MS = 86_400_000;

for (let round = 0; ; round += 1) {
  const keys = Array.from({ length: WRITES }, (_, write) => `tool-${process.pid}-${round}-${write}`);
  try {
    const db = await openDatabase({ url: databaseUrl(file), encryptionKey });
    for (const key of keys) {
      await countAttempt(db, { key, now: new Date(), windowMs: DAY_MS });
      console.log(key);
    }
    db.$client.close();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
  await sleep(PAUSE_MS);
}
