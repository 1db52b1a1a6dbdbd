import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Database, openDatabase } from 'db/client';
import { migrateDatabase } from 'db/migrate';
import { startHranaServer } from '../setup/hrana-server';

/** Both places a database can be in: what holds for one has to hold for the other. */
export const DATABASES = ['a local file', 'a libSQL server'] as const;
export type DatabaseKind = (typeof DATABASES)[number];

export interface TestDatabase {
  /** The file that holds it, on whichever side of the wire. */
  file: string;
  /** Opens one more client, as another process would. It is closed with the database. */
  open(): Promise<Database>;
  close(): Promise<void>;
}

/**
 * A new, empty database in a folder of its own.
 * @param content what its file holds instead of nothing
 */
export async function makeDatabase(kind: DatabaseKind, content?: Buffer): Promise<TestDatabase> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-db-'));
  const file = path.join(folder, 'app.db');
  if (content) fs.writeFileSync(file, content);
  const server = kind === 'a libSQL server' ? await startHranaServer({ file }) : undefined;
  const opened: Database[] = [];
  return {
    file,
    async open() {
      const db = await openDatabase({ url: server?.url ?? `file:${file}` });
      opened.push(db);
      return db;
    },
    async close() {
      for (const db of opened) db.$client.close();
      await server?.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The file of a migrated database, without anybody in it: made once in a process. */
let migrated: Promise<Buffer> | undefined;
async function migratedFile(): Promise<Buffer> {
  const made = await makeDatabase('a local file');
  try {
    const db = await made.open();
    await migrateDatabase(db);
    await db.$client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    return fs.readFileSync(made.file);
  } finally {
    await made.close();
  }
}

/** A migrated database for the tests of one `describe`; each test makes its own owners in it. */
export function useDatabase(kind: DatabaseKind = 'a local file') {
  let made: TestDatabase | undefined;
  let opened: Database | undefined;
  const required = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the database is there from beforeAll to afterAll');
    return value;
  };
  beforeAll(async () => {
    migrated ??= migratedFile();
    made = await makeDatabase(kind, await migrated);
    opened = await made.open();
  });
  afterAll(async () => made?.close());
  return {
    get db() {
      return required(opened);
    },
    get file() {
      return required(made).file;
    },
    open: () => required(made).open(),
  };
}
