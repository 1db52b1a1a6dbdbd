import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, useDatabase } from '../tests/factories/database';
import { moodEntryOf, newGuestRow, newOwner, someHash } from '../tests/factories/rows';
import type { Database } from './client';
import { isUniqueViolation } from './errors';
import { moodEntries, owners, userStats } from './schema';

describe.each(DATABASES)('a client of %s', (kind) => {
  const database = useDatabase(kind);
  let db: Database;
  let ownerId: string;
  beforeEach(async () => {
    db = database.db;
    ownerId = (await newOwner(db)).id;
    await db.insert(userStats).values({ ownerId });
  });

  const checkinsOf = async (client: Database) =>
    (await client.query.userStats.findFirst({ where: eq(userStats.ownerId, ownerId) }))?.totalCheckins;

  it('runs hundreds of mixed operations at once without an error and without losing one', async () => {
    const addOne = { totalCheckins: sql`${userStats.totalCheckins} + 1` };
    const single = () => db.update(userStats).set(addOne).where(eq(userStats.ownerId, ownerId));
    const batch = () => db.batch([single(), db.select().from(owners).limit(1)]);
    const read = () => checkinsOf(db);
    const readThenWrite = () =>
      db.transaction(async (tx) => {
        const before = await tx.query.userStats.findFirst({ where: eq(userStats.ownerId, ownerId) });
        const totalCheckins = (before?.totalCheckins ?? 0) + 1;
        await tx.update(userStats).set({ totalCheckins }).where(eq(userStats.ownerId, ownerId));
      });
    // A server has its bound: what takes longer than five seconds is given up.
    const each = kind === 'a local file' ? 100 : 30;
    const operations = Array.from({ length: each }, () => [single, read, readThenWrite, batch]).flat();
    const outcomes = await Promise.allSettled(operations.map((operation) => operation()));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await checkinsOf(db)).toBe(3 * each);
    expect(await checkinsOf(await database.open())).toBe(3 * each);
  }, 60_000);

  it('keeps nothing of a transaction that fails, and goes on with the next', async () => {
    const fails = db.transaction(async (tx) => {
      await tx.insert(moodEntries).values(moodEntryOf(ownerId));
      throw new Error('changed my mind');
    });
    const works = db.transaction((tx) => tx.insert(moodEntries).values(moodEntryOf(ownerId)));
    await expect(fails).rejects.toThrow('changed my mind');
    await works;
    expect(await db.$count(moodEntries, eq(moodEntries.ownerId, ownerId))).toBe(1);
  });

  it('shows others nothing of a transaction before it is committed', async () => {
    const another = await database.open();
    await db.transaction(async (tx) => {
      await tx.update(userStats).set({ totalCheckins: 7 }).where(eq(userStats.ownerId, ownerId));
      expect(await checkinsOf(another)).toBe(0);
      expect(await checkinsOf(db)).toBe(0);
    });
    expect(await checkinsOf(another)).toBe(7);
  });

  it('really stores what comes after a refused write', async () => {
    const another = await database.open();
    const guestTokenHash = someHash();
    await newGuestRow(db, { guestTokenHash });
    for (let round = 1; round <= 3; round += 1) {
      const refusals = await Promise.allSettled([
        newGuestRow(db, { guestTokenHash }),
        db.transaction((tx) => newGuestRow(tx, { guestTokenHash })),
      ]);
      expect(refusals.every((each) => each.status === 'rejected' && isUniqueViolation(each.reason))).toBe(
        true,
      );
      await db.update(userStats).set({ totalCheckins: round }).where(eq(userStats.ownerId, ownerId));
      expect(await checkinsOf(another)).toBe(round);
    }
  });
});
