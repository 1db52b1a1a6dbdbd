import { randomUUID } from 'node:crypto';
import { countUsers, listUsers, readAdminStats } from '~/domain/admin/directory.server';
import { readDirectoryQuery } from '~/domain/admin/schema';
import { type Database, openDatabase } from 'db/client';
import { migrateDatabase } from 'db/migrate';
import { searchTextOf } from 'db/repositories/users';
import { owners, users } from 'db/schema';
import { figure } from '../app/domain/calendar/counts-in-words';
import { MINUTE_MS } from '../app/domain/calendar/durations';

const FIRST = ['Ines', 'Tomás', 'Ada', 'Åsa', 'Noor', 'Luca', 'Mei', 'Kofi'];
const LAST = ['Duarte', 'Abara', 'Öztürk', 'Novak', 'Silva', 'Okafor', 'Lind'];
const ROWS_PER_INSERT = 500;
const REPETITIONS = 9;

/** The limits of the list at its largest, in milliseconds on the server. */
const LIMITS = { first: 50, search: 200 };

const QUERIES: Record<string, { params: Record<string, string>; limitMs: number }> = {
  'first page': { params: {}, limitMs: LIMITS.first },
  'search that finds many': { params: { search: 'a' }, limitMs: LIMITS.search },
  'search that finds one': { params: { search: 'user7@' }, limitMs: LIMITS.search },
  'search that finds none': { params: { search: 'nobody has this' }, limitMs: LIMITS.search },
  'inactive, by last login': {
    params: { status: 'inactive', order: 'lastLogin-asc' },
    limitMs: LIMITS.search,
  },
};

async function addUsers(db: Database, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += ROWS_PER_INSERT) {
    const people = Array.from({ length: Math.min(ROWS_PER_INSERT, to - start) }, (_, offset) => {
      const number = start + offset;
      const createdAt = new Date(Date.now() - number * MINUTE_MS);
      const person = {
        id: randomUUID(),
        firstName: FIRST[number % FIRST.length] ?? '',
        lastName: LAST[number % LAST.length] ?? '',
        email: `user${number}@example.org`,
      };
      const standing = { isActive: number % 20 !== 0, isAdmin: number % 1000 === 0 };
      const times = { createdAt, updatedAt: createdAt, lastLoginAt: createdAt };
      const account = { phoneNumber: '+15550100100', passwordHash: 'of no password', ...standing, ...times };
      return { ...person, ...account, searchText: searchTextOf(person) };
    });
    await db.batch([
      db.insert(owners).values(people.map(({ id, createdAt }) => ({ id, createdAt, lastSeenAt: createdAt }))),
      db.insert(users).values(people),
    ]);
  }
}

/** What the screen asks the database for one page. */
async function page(db: Database, params: Record<string, string>): Promise<void> {
  const query = readDirectoryQuery(params);
  await readAdminStats(db, new Date());
  if (query.search) await countUsers(db, query);
  await listUsers(db, query);
}

async function medianMs(work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < REPETITIONS; i += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b)[Math.floor(REPETITIONS / 2)] ?? Number.NaN;
}

/** Prints what the list of users takes at each size. @returns whether the limits hold at the largest */
export async function benchAdminUsers(
  database: { url: string; encryptionKey: string },
  sizes: number[],
): Promise<boolean> {
  const db = await openDatabase(database);
  await migrateDatabase(db);
  const rows: Record<string, number[]> = Object.fromEntries(Object.keys(QUERIES).map((name) => [name, []]));
  let made = 0;
  for (const size of sizes) {
    await addUsers(db, made, size);
    made = size;
    for (const [name, { params }] of Object.entries(QUERIES))
      rows[name]?.push(await medianMs(() => page(db, params)));
  }
  db.$client.close();
  console.log(`\n/admin, ms in the database at ${sizes.map((size) => figure(size)).join(', ')} users`);
  let isGoodEnough = true;
  for (const [name, times] of Object.entries(rows)) {
    const limitMs = QUERIES[name]?.limitMs ?? 0;
    const isMet = (times.at(-1) ?? Infinity) < limitMs;
    isGoodEnough &&= isMet;
    const cells = times.map((ms) => ms.toFixed(1).padStart(8)).join('');
    console.log(`${isMet ? 'met   ' : 'MISSED'}  ${name.padEnd(26)}${cells}  (under ${limitMs})`);
  }
  return isGoodEnough;
}
