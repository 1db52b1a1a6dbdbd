import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type HranaServer, startHranaServer } from '../setup/hrana-server';

const TOKEN = 'a-token-of-the-tests';
let folder: string;
let server: HranaServer;
let client: Client;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-hrana-'));
  server = await startHranaServer({ file: path.join(folder, 'remote.db'), token: TOKEN });
  client = createClient({ url: server.url, authToken: TOKEN });
  await client.execute('CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE)');
});

afterEach(async () => {
  client.close();
  await server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function texts(): Promise<unknown[]> {
  const { rows } = await client.execute('SELECT text FROM notes ORDER BY id');
  return rows.map((row) => row.text);
}
const insert = (text: string | null) => ({ sql: 'INSERT INTO notes (text) VALUES (?)', args: [text] });

describe('statements', () => {
  it('brings back every kind of value as it was sent', async () => {
    const intClient = createClient({ url: server.url, authToken: TOKEN, intMode: 'bigint' });
    const blob = new Uint8Array([0, 1, 254, 255]);
    const { rows } = await intClient.execute({
      sql: 'SELECT ? AS blob, ? AS big, ? AS none, ? AS fraction, ? AS text, ? AS empty',
      args: [blob, 2n ** 62n, null, 0.1, 'naïve 🌊', ''],
    });
    const [row] = rows;
    expect(new Uint8Array(row?.blob as ArrayBuffer)).toEqual(blob);
    expect(row).toMatchObject({ big: 2n ** 62n, none: null, fraction: 0.1, text: 'naïve 🌊', empty: '' });
    intClient.close();
  });

  it('takes named arguments and says how many rows changed', async () => {
    const added = await client.execute({
      sql: 'INSERT INTO notes (text) VALUES (:text)',
      args: { text: 'one' },
    });
    expect(added).toMatchObject({ rowsAffected: 1, lastInsertRowid: 1n });
    const returned = await client.execute("INSERT INTO notes (text) VALUES ('two'), ('three') RETURNING id");
    expect(returned.rows.map((row) => row.id)).toEqual([2, 3]);
    expect(returned.rowsAffected).toBe(2);
  });

  it('passes on the error of a broken constraint', async () => {
    await client.execute(insert('one'));
    await expect(client.execute(insert('one'))).rejects.toThrow(/UNIQUE constraint failed: notes\.text/);
    await expect(client.execute('SELEKT 1')).rejects.toThrow(/syntax error/);
  });

  it('keeps foreign keys, also after a migration switched them off', async () => {
    await client.migrate(['CREATE TABLE marks (note_id INTEGER NOT NULL REFERENCES notes(id))']);
    await expect(client.execute('INSERT INTO marks VALUES (99)')).rejects.toThrow(/FOREIGN KEY/);
  });

  it('runs several statements at once', async () => {
    await client.executeMultiple(
      "INSERT INTO notes (text) VALUES ('a'); INSERT INTO notes (text) VALUES ('b');",
    );
    expect(await texts()).toEqual(['a', 'b']);
  });
});

describe('transactions', () => {
  it('keeps what was committed and shows it to nobody before', async () => {
    const transaction = await client.transaction('write');
    await transaction.execute(insert('one'));
    expect(await texts()).toEqual([]);
    await transaction.commit();
    expect(await texts()).toEqual(['one']);
  });

  it('forgets what was rolled back or abandoned', async () => {
    const undone = await client.transaction('write');
    await undone.execute(insert('one'));
    await undone.rollback();
    const abandoned = await client.transaction('write');
    await abandoned.execute(insert('two'));
    abandoned.close();
    await client.execute(insert('three'));
    expect(await texts()).toEqual(['three']);
  });

  it('stores a batch as a whole or not at all', async () => {
    await expect(client.batch([insert('one'), insert(null)], 'write')).rejects.toThrow(/NOT NULL/);
    expect(await texts()).toEqual([]);
    await client.batch([insert('one'), insert('two')], 'write');
    expect(await texts()).toEqual(['one', 'two']);
  });

  it('lets 50 writers have their turn', async () => {
    await client.execute('CREATE TABLE counters (value INTEGER)');
    await client.execute('INSERT INTO counters VALUES (0)');
    const increment = async () => {
      const transaction = await client.transaction('write');
      const { rows } = await transaction.execute('SELECT value FROM counters');
      await transaction.execute({ sql: 'UPDATE counters SET value = ?', args: [Number(rows[0]?.value) + 1] });
      await transaction.commit();
    };
    await Promise.all(Array.from({ length: 50 }, increment));
    const { rows } = await client.execute('SELECT value FROM counters');
    expect(rows[0]?.value).toBe(50);
  });

  it('does not let a client that died in a transaction stop the others', async () => {
    const dead = createClient({ url: server.url, authToken: TOKEN });
    const transaction = await dead.transaction('write');
    await transaction.execute(insert('never committed'));
    await client.execute(insert('patient'));
    expect(await texts()).toEqual(['patient']);
    await expect(transaction.commit()).rejects.toThrow();
  });
});

describe('who may ask', () => {
  it.each([undefined, 'another-token'])('refuses the token %s', async (authToken) => {
    const stranger = createClient({ url: server.url, authToken });
    await expect(stranger.execute('SELECT 1')).rejects.toThrow(/UNAUTHORIZED/);
    stranger.close();
  });

  it('answers junk with a refusal and goes on', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const post = (body: string) => fetch(`${server.url}/v2/pipeline`, { method: 'POST', headers, body });
    expect((await post('{')).status).toBe(400);
    expect((await post('{"baton":"made-up","requests":[]}')).status).toBe(400);
    expect(await texts()).toEqual([]);
  });
});
