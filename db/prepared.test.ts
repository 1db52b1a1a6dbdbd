import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { eq, sql } from 'drizzle-orm';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from './client';
import { migrateDatabase } from './migrate';
import { filled, filledAs, prepared } from './prepared';
import { owners } from './schema';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-prepared-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(folder, { recursive: true, force: true });
});

// patches/@libsql+client+0.18.0.patch; without it every statement is prepared each time.
describe('a connection', () => {
  let client: Client;
  beforeEach(async () => {
    client = createClient({ url: `file:${folder}/a.db` });
    await client.execute('create table t (id integer primary key, word text unique)');
  });
  afterEach(() => client.close());

  async function preparedTimes(text: string, work: () => Promise<unknown>): Promise<number> {
    const spy = vi.spyOn(Libsql.prototype, 'prepare');
    await work();
    return spy.mock.calls.filter(([asked]) => asked === text).length;
  }

  it('prepares a statement once, and fills it in each time', async () => {
    const insert = 'insert into t (word) values (?)';
    const select = 'select id, word from t where word = ?';
    const found: unknown[] = [];
    const work = async () => {
      for (const word of ['sea', 'wind']) await client.execute({ sql: insert, args: [word] });
      for (const word of ['wind', 'sea', 'rain']) {
        const { rows, columns } = await client.execute({ sql: select, args: [word] });
        found.push([...columns, rows[0]?.word]);
      }
    };
    expect(await preparedTimes(select, work)).toBe(1);
    expect(found).toEqual(['wind', 'sea', undefined].map((word) => ['id', 'word', word]));
    expect((await client.execute('select count(*) as n from t')).rows[0]?.n).toBe(2);
  });

  it('prepares what has failed again', async () => {
    const insert = "insert into t (word) values ('sea')";
    await client.execute(insert);
    const again = () => expect(client.execute(insert)).rejects.toThrow('UNIQUE');
    expect(await preparedTimes(insert, () => again().then(again))).toBe(1);
  });

  it('gives rows by name and by number, also where two columns have one name', async () => {
    await client.execute("insert into t (word) values ('sea')");
    const rowOf = async (text: string) => (await client.execute(text)).rows[0]!;
    const row = await rowOf('select id, word from t');
    expect([row.length, row[0], row[1], row.word, { ...row }]).toEqual([
      2,
      1,
      'sea',
      'sea',
      { id: 1, word: 'sea' },
    ]);
    expect(JSON.stringify(row)).toBe('{"id":1,"word":"sea"}');
    const twice = await rowOf('select a.id, b.word as id, a.word from t a join t b using (id)');
    expect([...Array.prototype.slice.call(twice), twice.id]).toEqual([1, 'sea', 'sea', 1]);
    expect((await rowOf('select word as length, 7 as "0" from t')).length).toBe(2);
  });

  it('sees a column that has come to a table since', async () => {
    const all = 'select * from t';
    expect((await client.execute(all)).columns).toEqual(['id', 'word']);
    await client.execute('alter table t add column depth integer default 7');
    expect((await client.execute(all)).columns).toEqual(['id', 'word', 'depth']);
  });
});

it('words a query once for a database, fills in each time, and reads in a transaction what that has written', async () => {
  const db = await openDatabase({ url: `file:${folder}/b.db` });
  await migrateDatabase(db);
  const build = vi.fn((executor: Parameters<Parameters<typeof prepared>[0]>[0]) =>
    executor
      .select({ id: owners.id })
      .from(owners)
      .where(
        sql`${eq(owners.id, filled('id'))} and ${owners.createdAt} <= ${filledAs(owners.createdAt, 'by')}`,
      )
      .prepare(),
  );
  const find = prepared(build);
  const createdAt = new Date('2026-03-01T12:00:00Z');
  await db.insert(owners).values({ id: 'one', createdAt, lastSeenAt: createdAt });
  expect(await find(db).execute({ id: 'one', by: createdAt })).toEqual([{ id: 'one' }]);
  expect(await find(db).execute({ id: 'one', by: new Date(createdAt.getTime() - 1000) })).toEqual([]);
  expect(build).toHaveBeenCalledTimes(1);
  await db.transaction(async (tx) => {
    await tx.insert(owners).values({ id: 'two', createdAt, lastSeenAt: createdAt });
    expect(await find(tx).execute({ id: 'two', by: createdAt })).toEqual([{ id: 'two' }]);
  });
  db.$client.close();
});
