import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from 'db/client';
import { migrateDatabase } from 'db/migrate';
import { chatSessions } from 'db/schema';
import { DAY_MS } from '../app/domain/calendar/durations';
import { startServer } from '../tests/setup/server';
import { logIn, makeOwner } from './owners';

// Ten years, twice a day, with a long conversation on every day.
const CHECK_INS = 7_300;
const CONVERSATIONS = 3_650;
const MESSAGES = 20;
const WORDS =
  'The morning was slow and grey, and I did not want to get up. Then the dog barked at the post. '.repeat(6);
const ROWS_PER_INSERT = 50;
const LIMIT_MB = 50;
const LOOK_EVERY_MS = 20;
const READ_PAUSE_MS = 4_000;

/** Measures how much the server's memory grows while it sends a long export. @returns whether it is little enough */
export async function benchExport(dataDir: string): Promise<boolean> {
  fs.mkdirSync(dataDir);
  const encryptionKey = randomBytes(32).toString('base64url');
  await fill({ url: `file:${dataDir}/app.db`, encryptionKey });
  const server = await startServer({ dataDir, env: { DATABASE_ENCRYPTION_KEY: encryptionKey } });
  const cookie = await logIn(server.url, CHECK_INS);
  const pid = server.process.pid ?? 0;
  const results = [];
  for (const reader of ['quick', 'slow'] as const) {
    const before = memoryMb(pid);
    let highest = before;
    const looking = setInterval(() => (highest = Math.max(highest, memoryMb(pid))), LOOK_EVERY_MS);
    const bytes = await read(`${server.url}/api/export`, cookie, reader === 'slow');
    clearInterval(looking);
    results.push({ reader, megabytes: bytes / 1e6, growth: highest - before });
  }
  await server.stop();
  for (const { reader, megabytes, growth } of results) {
    console.log(
      `${growth <= LIMIT_MB ? 'met   ' : 'MISSED'}  an export of ${megabytes.toFixed(0)} MB to a ${reader} reader: the server grows by ${growth.toFixed(0)} MB (at most ${LIMIT_MB})`,
    );
  }
  return results.every(({ growth }) => growth <= LIMIT_MB);
}

async function fill(database: { url: string; encryptionKey: string }): Promise<void> {
  const db = await openDatabase(database);
  await migrateDatabase(db);
  const now = new Date();
  const ownerId = await makeOwner(db, CHECK_INS, now);
  const rows = Array.from({ length: CONVERSATIONS }, (_, index) => {
    const date = new Date(now.getTime() - (index + 1) * DAY_MS);
    const timestamp = date.toISOString();
    const messages = Array.from({ length: MESSAGES }, (__, place) => ({
      role: place % 2 ? ('assistant' as const) : ('user' as const),
      content: WORDS,
      timestamp,
    }));
    return { id: randomUUID(), ownerId, date, endedAt: date, messages };
  });
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await db.insert(chatSessions).values(rows.slice(start, start + ROWS_PER_INSERT));
  }
  db.$client.close();
}

/** @returns how many bytes came; a slow reader takes none for a while */
async function read(url: string, cookie: string, isSlow: boolean): Promise<number> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    http.get(url, { headers: { cookie } }, resolve).once('error', reject);
  });
  if (answer.statusCode !== 200) throw new Error(`the export answered ${answer.statusCode}`);
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    if (bytes === 0 && isSlow) await sleep(READ_PAUSE_MS);
    bytes += chunk.length;
  }
  return bytes;
}

function memoryMb(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
