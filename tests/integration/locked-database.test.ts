import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from 'db/client';
import { DatabaseUnavailableError, isUnavailable } from 'db/errors';
import { BUSY_WAIT_MS } from 'db/queued-client';
import { moodEntries } from 'db/schema';
import { useDatabase } from '../factories/database';
import { moodEntryOf, newOwner } from '../factories/rows';
import { askFromOutside, holdLock } from './outside-database';

/** Longer than this the process must never stand still; waiting within SQLite would take BUSY_WAIT_MS. */
const LONGEST_FREEZE_MS = 800;

describe('while another process holds the database', () => {
  const database = useDatabase();
  let db: Database;
  let ownerId: string;
  let lock: Awaited<ReturnType<typeof holdLock>> | undefined;
  beforeEach(async () => {
    db = database.db;
    ownerId = (await newOwner(db)).id;
    lock = await holdLock(database.file);
  });
  afterEach(async () => lock?.release());

  const insert = () => db.insert(moodEntries).values(moodEntryOf(ownerId));
  const insertInTransaction = () =>
    db.transaction((tx) => tx.insert(moodEntries).values(moodEntryOf(ownerId)));
  const insertInBatch = () => db.batch([insert(), insert()]);
  const mine = `from mood_entries where owner_id =`;
  const countFromOutside = async () =>
    (await askFromOutside<{ n: number }>(database.file, `select count(*) n ${mine} '${ownerId}'`))[0]?.n;

  /** The longest time the event loop stood still, more or less. */
  function watchTheClock() {
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }, 10);
    return () => {
      clearInterval(timer);
      return longest;
    };
  }

  it('writes of every kind give up after a while, and what comes after the lock is really stored', async () => {
    const kinds = [insert, insertInTransaction, insertInBatch];
    // Each is once the last to give up: nobody after it could heal the connection.
    for (let round = 0; round < kinds.length; round += 1) {
      const writes = [...kinds.slice(round), ...kinds.slice(0, round)];
      lock ??= await holdLock(database.file);
      const before = (await countFromOutside()) ?? 0;
      const stop = watchTheClock();
      const began = performance.now();
      const refusals = await Promise.all(writes.map((write) => write().then(() => undefined, causesOf)));
      expect(performance.now() - began).toBeGreaterThan(BUSY_WAIT_MS - 50);
      expect(stop()).toBeLessThan(LONGEST_FREEZE_MS);
      for (const refusal of refusals) {
        expect(isUnavailable(refusal?.[0])).toBe(true);
        expect(refusal?.some((error) => error instanceof DatabaseUnavailableError)).toBe(true);
      }
      await lock.release();
      lock = undefined;
      for (const write of writes) await write();
      expect(await countFromOutside()).toBe(before + 4);
    }
  }, 60_000);

  it('reads go on, without an error and with what was committed', async () => {
    const writing = insert().catch(() => undefined);
    const until = performance.now() + 1500;
    let reads = 0;
    while (performance.now() < until) {
      const many = Array.from({ length: 10 }, () => db.query.owners.findMany({ columns: { id: true } }));
      for (const rows of await Promise.all(many)) expect(rows).toContainEqual({ id: ownerId });
      reads += 10;
      await sleep(5);
    }
    expect(reads).toBeGreaterThan(50);
    await writing;
  });

  it('a write that waits is stored once the lock is gone', async () => {
    const writes = [insert(), insertInTransaction(), insert()];
    await sleep(700);
    await lock?.release();
    lock = undefined;
    await Promise.all(writes);
    expect(await countFromOutside()).toBe(3);
  });

  it('nobody waits much longer because others wait, too', async () => {
    const began = performance.now();
    const stop = watchTheClock();
    const gaveUpAt = () => performance.now() - began;
    const writes = Array.from({ length: 20 }, () => insert().then(() => NaN, gaveUpAt));
    const refusals = (await Promise.all(writes)).sort((x, y) => x - y);
    expect(refusals.at(-1)).toBeLessThan(2 * BUSY_WAIT_MS);
    // All together: one last try each would hold up the whole process.
    expect((refusals.at(-1) ?? NaN) - (refusals[0] ?? NaN)).toBeLessThan(250);
    expect(stop()).toBeLessThan(LONGEST_FREEZE_MS);
  });
});

function causesOf(error: unknown): unknown[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
