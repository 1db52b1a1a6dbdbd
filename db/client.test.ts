import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moodEntryOf, newOwner } from '../tests/factories/rows';
import { type Database, openDatabase } from './client';
import { migrateDatabase } from './migrate';
import { moodEntries } from './schema';

const KEY = 'a-key-of-the-tests-and-of-nothing-else';
const NOTE = 'The heron stood in the shallows again';

describe('a database file', () => {
  let folder: string;
  const opened: Database[] = [];
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-file-'));
  });
  afterEach(() => {
    for (const db of opened.splice(0)) db.$client.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  async function open(encryptionKey?: string): Promise<Database> {
    const db = await openDatabase({ url: `file:${folder}/app.db`, encryptionKey });
    opened.push(db);
    return db;
  }

  async function writeNote(db: Database): Promise<void> {
    await migrateDatabase(db);
    const { id } = await newOwner(db);
    await db.insert(moodEntries).values(moodEntryOf(id, { notes: NOTE }));
  }

  /** The files, journal and all, in which a text can be read. */
  const filesWith = (text: string) =>
    fs.readdirSync(folder).filter((name) => fs.readFileSync(path.join(folder, name)).includes(text));

  it('holds nothing readable when it has a key, neither in itself nor in its journal', async () => {
    await writeNote(await open(KEY));
    expect(fs.readdirSync(folder)).toContain('app.db-wal');
    expect(filesWith(NOTE)).toEqual([]);
    expect(filesWith('mood_entries')).toEqual([]);
    expect(filesWith('SQLite format 3')).toEqual([]);
  });

  it('can be read by anybody without a key', async () => {
    await writeNote(await open());
    expect(filesWith(NOTE)).not.toEqual([]);
  });

  it('opens with its own key alone', async () => {
    await writeNote(await open(KEY));
    for (const db of opened.splice(0)) db.$client.close();
    await expect(open('another-key-of-the-tests-or-of-nobody')).rejects.toThrow();
    await expect(open()).rejects.toThrow();
    const rows = await (await open(KEY)).query.moodEntries.findMany();
    expect(rows.map(({ notes }) => notes)).toEqual([NOTE]);
  });

  it('writes to a journal beside it, keeps foreign keys and waits for the disk', async () => {
    const db = await open();
    const pragma = async (name: string) =>
      Object.values((await db.get<object>(sql.raw(`pragma ${name}`))) ?? {})[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('synchronous')).toBe(2);
  });

  it('is readable by its owner alone, journal and all', async () => {
    await writeNote(await open());
    const modes = fs.readdirSync(folder).map((name) => fs.statSync(path.join(folder, name)).mode & 0o777);
    expect(modes.map((mode) => mode.toString(8))).toEqual(['600', '600', '600']);
  });
});
