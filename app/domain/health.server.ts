import { sql } from 'drizzle-orm';
import type { Database } from 'db/client';
import { databaseErrorCode, isBusy } from 'db/errors';
import { countAttempt } from 'db/repositories/rate-limits';

const REMEMBERED_MS = 5000;
const PROBE = { key: 'health', windowMs: 60_000 };

/** Why nothing can be written just now, for whoever runs the server. */
function reasonOf(error: unknown): string {
  if (isBusy(error)) return 'The database is locked by another process.';
  const code = databaseErrorCode(error) ?? '';
  if (/^SQLITE_(FULL|IOERR)/.test(code))
    return 'The database cannot be written: the disk is full or failing.';
  if (/^SQLITE_(READONLY|CANTOPEN|PERM)/.test(code)) return 'This account may not write the database.';
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return 'The database is damaged.';
  return 'The database cannot be reached.';
}

/**
 * Whether the database can be read and written, looked at once in five seconds whoever asks.
 * @param onFailure is told of each look that failed, once
 * @returns a function that gives the reason why not, or undefined when all is well
 */
export function watchHealth(db: Database, onFailure: (error: unknown) => void) {
  let current: Promise<string | undefined> | undefined;

  async function look(): Promise<string | undefined> {
    try {
      await db.get(sql`select 1`);
      // A write like any other, on a row that it makes itself.
      await countAttempt(db, { ...PROBE, now: new Date() });
      return undefined;
    } catch (error) {
      onFailure(error);
      return reasonOf(error);
    } finally {
      setTimeout(() => (current = undefined), REMEMBERED_MS).unref();
    }
  }

  return () => (current ??= look());
}
