import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { afterAll, expect, it } from 'vitest';
import { startServer } from '../setup/server';
import { Caller, type Entry, registerAs } from './caller';

const STORM_MS = 20_000;
const WRITERS = 6;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-storm-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A command-line tool that opens, writes and closes the database over and over. */
function startTool(file: string, key: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/setup/tool-beside.ts', file, key], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const atWork = new Promise((resolve) => child.stdout.once('data', resolve));
  return {
    /** Once it has stored something, or has ended. */
    isAtWork: () => Promise.race([atWork, ended]),
    complaints: () => complaints,
    /** Ends it as a crash would, and gives the keys of what it was told is stored. */
    async kill9() {
      child.kill('SIGKILL');
      await ended;
      return said.split('\n').slice(0, -1);
    },
  };
}

it('kill -9 over and over, with a tool at work beside the server: all that was acknowledged is there', async () => {
  let server = await startServer({ dataDir: folder });
  const { sessionToken } = await registerAs(new Caller(server.url));
  const key = fs.readFileSync(path.join(folder, 'database-key'), 'utf8').trim();
  const file = path.join(folder, 'app.db');
  const acknowledged = new Set<string>();
  const byTool: string[] = [];
  const giveUpAt = Date.now() + STORM_MS;
  let rounds = 0;

  async function writeUntilKilled(isOver: () => boolean) {
    const member = new Caller(server.url, { Authorization: `Bearer ${sessionToken}` });
    for (let i = 0; !isOver(); i += 1) {
      const body = { sleepRating: 3, notes: `${i} ${'words '.repeat(150)}` };
      // Killed under this one: it was not answered.
      const answer = await member.post<Entry>('/api/mood-entries', body).catch(() => undefined);
      if (answer?.status === 201) acknowledged.add(answer.body.id);
    }
  }

  while (Date.now() < giveUpAt || rounds < 2) {
    rounds += 1;
    const tool = startTool(file, key);
    let isOver = false;
    const writing = Array.from({ length: WRITERS }, () => writeUntilKilled(() => isOver));
    await tool.isAtWork();
    await sleep(1000 + (rounds % 4) * 400);
    isOver = true;
    // Now and then the tool goes first.
    const early = rounds % 2 === 0 ? await tool.kill9() : undefined;
    await server.kill9();
    byTool.push(...(early ?? (await tool.kill9())));
    await Promise.all(writing);
    expect(tool.complaints()).toBe('');
    server = await startServer({ dataDir: folder });
  }
  await server.stop();

  const client = createClient({ url: `file:${file}`, encryptionKey: key });
  const all = async (sql: string) =>
    new Set((await client.execute(sql)).rows.map((row) => String(Object.values(row)[0])));
  expect(await all('PRAGMA integrity_check')).toEqual(new Set(['ok']));
  const entries = await all('SELECT id FROM mood_entries');
  const keys = await all(`SELECT key FROM rate_limits WHERE key LIKE 'tool-%'`);
  client.close();
  console.log(`${rounds} rounds, ${acknowledged.size} check-ins, ${byTool.length} writes of the tool`);
  expect(acknowledged.size).toBeGreaterThan(20);
  expect(byTool.length).toBeGreaterThan(20);
  expect([...acknowledged].filter((id) => !entries.has(id))).toEqual([]);
  expect(byTool.filter((each) => !keys.has(each))).toEqual([]);
}, 120_000);
