import { setTimeout as sleep } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './client';
import { databaseErrorCode, isBusy, isUnavailable, isUniqueViolation } from './errors';
import { createTriggers } from './triggers';

const MIGRATIONS_FOLDER = 'db/migrations';
/** How long to try while another process does nothing in the database. A start has to say within ten seconds what keeps it. */
const PATIENCE_MS = 4_000;
/** On a server another machine may be at work for longer. */
const SERVER_PATIENCE_MS = 30_000;
const ASK_AGAIN_MS = 150;

/**
 * Brings the schema up to date; safe when several processes start on one database at once. The row that records a
 * migration is written first and is unique, so only one process runs each.
 * @returns how many migrations this process ran
 */
export async function migrateDatabase(db: Database, folder = MIGRATIONS_FOLDER): Promise<number> {
  const client = db.$client;
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  const patienceFor = (error: unknown) =>
    isBusy(error) && client.protocol !== 'file' ? SERVER_PATIENCE_MS : PATIENCE_MS;
  let ran = 0;
  let seen = 0;
  let progressAt = Date.now();
  for (;;) {
    try {
      await client.execute(
        'CREATE TABLE IF NOT EXISTS schema_migrations (created_at INTEGER PRIMARY KEY, hash TEXT NOT NULL)',
      );
      const { rows } = await client.execute('SELECT created_at FROM schema_migrations');
      const applied = new Set(rows.map((row) => Number(row.created_at)));
      requireKnown(applied, migrations);
      if (applied.size !== seen) progressAt = Date.now();
      seen = applied.size;
      for (const migration of migrations.filter((each) => !applied.has(each.folderMillis))) {
        await client.migrate([
          {
            sql: 'INSERT INTO schema_migrations (created_at, hash) VALUES (?, ?)',
            args: [migration.folderMillis, migration.hash],
          },
          ...migration.sql,
        ]);
        ran += 1;
        progressAt = Date.now();
      }
      await createTriggers(db);
      return ran;
    } catch (error) {
      if (!mayPass(error) || Date.now() > progressAt + patienceFor(error)) throw error;
      await client.reconnect();
      await sleep(ASK_AGAIN_MS);
    }
  }
}

/** Another process migrates or holds the lock, or a server is away for a moment; a full disk stays full. */
const mayPass = (error: unknown) =>
  isUniqueViolation(error) ||
  (isUnavailable(error) && !/^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/.test(databaseErrorCode(error) ?? ''));

/** @throws Error when a newer version has changed the database: this one would not know what its rows mean */
function requireKnown(applied: Set<number>, migrations: { folderMillis: number }[]): void {
  const known = new Set(migrations.map(({ folderMillis }) => folderMillis));
  if ([...applied].every((each) => known.has(each))) return;
  throw new Error(
    'A newer version of Soundings has changed this database, and this one does not know how. Nothing was changed. Start that version again, or put back the copy made before the upgrade: docs/operations.md, "Restoring".',
  );
}
