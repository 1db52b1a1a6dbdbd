import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, useDatabase } from '../tests/factories/database';
import { newOwner } from '../tests/factories/rows';
import type { Database } from './client';
import { userStats } from './schema';
import { readThenWrite, type Step, unchanged, writeWithin } from './together';

describe.each(DATABASES)('reading, deciding and writing together in %s', (kind) => {
  const database = useDatabase(kind);
  let db: Database;
  let ownerId: string;
  beforeEach(async () => {
    db = database.db;
    ownerId = (await newOwner(db)).id;
    await db.insert(userStats).values({ ownerId });
  });

  const points = async () =>
    (await db.query.userStats.findFirst({ where: eq(userStats.ownerId, ownerId) }))?.selfCarePoints ?? -1;
  const hasPoints = (seen: number) =>
    unchanged(sql`(select self_care_points from user_stats where owner_id = ${ownerId}) = ${seen}`);
  const setting =
    (to: number): Step =>
    (executor) =>
      executor.update(userStats).set({ selfCarePoints: to }).where(eq(userStats.ownerId, ownerId));
  const adding = (more: Step[] = []) =>
    readThenWrite(db, {
      ownerId,
      read: points,
      decide: (seen) => ({ steps: [hasPoints(seen), setting(seen + 1), ...more], result: seen + 1 }),
      within: async (tx) => {
        const [row] = await tx.select().from(userStats).where(eq(userStats.ownerId, ownerId));
        const next = (row?.selfCarePoints ?? 0) + 1;
        await writeWithin(tx, [setting(next), ...more]);
        return next;
      },
    });

  it('loses none of thirty that are decided at once', async () => {
    const results = await Promise.all(Array.from({ length: 30 }, () => adding()));
    expect(results.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    expect(await points()).toBe(30);
  });

  it('writes nothing when a guard does not hold, and says what the guard says', async () => {
    const refused: Step = { holds: sql`1 = 2`, otherwise: () => new RangeError('full') };
    await expect(adding([refused])).rejects.toThrow(new RangeError('full'));
    await expect(db.transaction((tx) => writeWithin(tx, [setting(9), refused]))).rejects.toThrow(
      new RangeError('full'),
    );
    expect(await points()).toBe(0);
  });

  it('reads again when what it was given is out of date', async () => {
    await db.update(userStats).set({ selfCarePoints: 5 }).where(eq(userStats.ownerId, ownerId));
    const decided: number[] = [];
    const result = await readThenWrite(db, {
      ownerId,
      read: points,
      seen: 3,
      decide: (seen) => {
        decided.push(seen);
        return { steps: [hasPoints(seen), setting(seen * 2)], result: seen };
      },
      within: () => Promise.reject(new Error('not needed')),
    });
    expect([result, decided, await points()]).toEqual([5, [3, 5], 10]);
  });

  it('does not take an error of a statement for a guard', async () => {
    const broken: Step = (executor) => executor.run(sql`update user_stats set self_care_points = json('no')`);
    await expect(adding([broken])).rejects.toThrow(/malformed JSON/i);
    expect(await points()).toBe(0);
  });
});
