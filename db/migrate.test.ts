import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, makeDatabase, type TestDatabase } from '../tests/factories/database';
import { newOwner } from '../tests/factories/rows';
import type { Database } from './client';
import { migrateDatabase } from './migrate';

const MIGRATIONS = fs.readdirSync('db/migrations').filter((name) => name.endsWith('.sql')).length;

async function tablesOf(db: Database): Promise<string[]> {
  const rows = await db.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' order by name`,
  );
  return rows.map(({ name }) => name);
}

describe.each(DATABASES)('migrations of %s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await makeDatabase(kind);
  });
  afterEach(() => database.close());

  it('run once and leave alone what is there', async () => {
    const db = await database.open();
    expect(await migrateDatabase(db)).toBe(MIGRATIONS);
    const { id } = await newOwner(db);
    expect(await migrateDatabase(db)).toBe(0);
    expect((await db.query.owners.findFirst())?.id).toBe(id);
  });

  it('run once when several start on a new database at the same moment', async () => {
    const clients = await Promise.all(Array.from({ length: 4 }, () => database.open()));
    const ran = await Promise.all(clients.map((db) => migrateDatabase(db)));
    expect(ran.reduce((sum, count) => sum + count, 0)).toBe(MIGRATIONS);
    for (const db of clients) await newOwner(db);
  });

  it('leave foreign keys switched on', async () => {
    const db = await database.open();
    await migrateDatabase(db);
    const orphan = sql`insert into user_stats (owner_id) values ('nobody')`;
    await expect(db.run(orphan)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/FOREIGN KEY/) },
    });
  });

  describe('that fail half-way', () => {
    let folder: string;
    beforeEach(() => {
      folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-migrations-'));
      fs.mkdirSync(path.join(folder, 'meta'));
      const entries = [{ idx: 0, version: '6', when: 1, tag: '0000_broken', breakpoints: true }];
      fs.writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
    });
    afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));
    const write = (statements: string[]) =>
      fs.writeFileSync(path.join(folder, '0000_broken.sql'), statements.join('--> statement-breakpoint\n'));

    it('leave nothing behind and run as a whole once they are mended', async () => {
      const db = await database.open();
      write(['CREATE TABLE first (id TEXT);', 'CREATE TABLE second (id TEXT REFERENCES;']);
      await expect(migrateDatabase(db, folder)).rejects.toThrow();
      expect(await tablesOf(db)).toEqual(['schema_migrations']);
      write(['CREATE TABLE first (id TEXT);', 'CREATE TABLE second (id TEXT);']);
      expect(await migrateDatabase(db, folder)).toBe(1);
      expect(await tablesOf(db)).toEqual(['first', 'schema_migrations', 'second']);
    });
  });
});
