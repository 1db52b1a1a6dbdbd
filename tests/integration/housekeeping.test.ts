import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { keepHouse } from '~/domain/housekeeping/housekeeping.server';
import * as schema from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import {
  DAY_MS,
  draftOf,
  keptFormOf,
  later,
  moodEntryOf,
  newGuestRow,
  newUser,
  NOW,
  oneOfEverything,
  someHash,
  wordingOf,
} from '../factories/rows';

describe.each(DATABASES)('housekeeping in %s', (kind) => {
  const database = useDatabase(kind);

  async function countAll(): Promise<Record<string, number>> {
    const { db } = database;
    const tables = await db.all<{ name: string }>(sql`select name from sqlite_master where type = 'table'`);
    const counts: Record<string, number> = {};
    for (const { name } of tables) counts[name] = (await db.all(sql.raw(`select 1 from ${name}`))).length;
    return counts;
  }

  /** What has run out, on a member who stays and a guest who does not. */
  async function addWhatRanOut(userId: string) {
    const { db } = database;
    const token = () => ({ id: randomUUID(), userId, tokenHash: someHash(), createdAt: later(-60 * DAY_MS) });
    const monthAgo = later(-30 * DAY_MS - 1);
    const guest = await newGuestRow(db, { lastSeenAt: monthAgo });
    await db.insert(schema.moodEntries).values(moodEntryOf(guest.id));
    await db.insert(schema.sessions).values([
      { ...token(), expiresAt: later(-1), lastUsedAt: NOW },
      { ...token(), expiresAt: later(DAY_MS), lastUsedAt: later(-14 * DAY_MS - 1) },
    ]);
    await db.insert(schema.passwordResetTokens).values({ ...token(), expiresAt: later(-1) });
    await db.insert(schema.checkInDrafts).values(draftOf(userId, { mode: 'quick', updatedAt: monthAgo }));
    const parked = { id: randomUUID(), ownerId: userId, tokenHash: someHash(), mode: 'full' as const };
    await db.insert(schema.parkedDrafts).values({ ...parked, answers: {}, createdAt: monthAgo });
    const key = { ownerId: userId, operation: 'check-in', key: randomUUID(), requestHash: 'x' };
    await db.insert(schema.idempotencyKeys).values({ ...key, resourceId: 'x', createdAt: monthAgo });
    await db.insert(schema.wordings).values(wordingOf(userId, { createdAt: monthAgo }));
    await db.insert(schema.rateLimits).values({ key: randomUUID(), attempts: 9, resetsAt: later(-1) });
    await db.insert(schema.smsSends).values({ id: randomUUID(), kind: 'welcome', sentAt: monthAgo });
    await db.insert(schema.smsCapHits).values({ hour: monthAgo, firstAt: monthAgo });
    const deleted = { keyHash: someHash(), ownerId: userId, sealed: 'x' };
    await db.insert(schema.deletedMoodEntries).values({ ...deleted, expiresAt: NOW });
    await db.insert(schema.keptForms).values(keptFormOf(userId, { expiresAt: NOW }));
  }

  /** What is just not old enough. */
  async function addWhatIsStillGood(userId: string) {
    const { db } = database;
    const token = () => ({ id: randomUUID(), userId, tokenHash: someHash(), createdAt: NOW });
    const monthAgo = later(-30 * DAY_MS);
    const guest = await newGuestRow(db, { lastSeenAt: monthAgo });
    await db.insert(schema.moodEntries).values(moodEntryOf(guest.id, { date: later(-400 * DAY_MS) }));
    await db
      .insert(schema.sessions)
      .values({ ...token(), expiresAt: later(1), lastUsedAt: later(-14 * DAY_MS) });
    await db.insert(schema.passwordResetTokens).values({ ...token(), expiresAt: later(1) });
    const key = { ownerId: userId, operation: 'check-in', key: randomUUID(), requestHash: 'x' };
    await db.insert(schema.idempotencyKeys).values({ ...key, resourceId: 'x', createdAt: monthAgo });
    await db.insert(schema.wordings).values(wordingOf(userId, { createdAt: monthAgo }));
    await db.insert(schema.rateLimits).values({ key: randomUUID(), attempts: 9, resetsAt: later(1) });
    await db.insert(schema.smsSends).values({ id: randomUUID(), kind: 'welcome', sentAt: monthAgo });
    await db.insert(schema.smsCapHits).values({ hour: monthAgo, firstAt: monthAgo });
    // However old: what was signed then can be sent again today.
    await db
      .insert(schema.smsInbound)
      .values({ signatureHash: someHash(), receivedAt: later(-400 * DAY_MS) });
  }

  it('deletes what has run out and nothing else, and can be repeated', async () => {
    const user = await newUser(database.db);
    await oneOfEverything(database.db, user.id);
    // The tokens of the factory end now; these have to be good for longer.
    const inADay = { expiresAt: later(DAY_MS) };
    await database.db.update(schema.sessions).set(inADay);
    await database.db.update(schema.passwordResetTokens).set(inADay);
    await addWhatIsStillGood(user.id);
    const before = await countAll();
    await addWhatRanOut(user.id);
    expect(await countAll()).not.toEqual(before);
    await keepHouse(database.db, NOW);
    expect(await countAll()).toEqual(before);
    await keepHouse(database.db, NOW);
    expect(await countAll()).toEqual(before);
  });

  it('keeps members who were away for years', async () => {
    const user = await newUser(database.db);
    await database.db.insert(schema.moodEntries).values(moodEntryOf(user.id));
    await keepHouse(database.db, later(1000 * DAY_MS));
    expect((await database.db.query.users.findMany()).map(({ id }) => id)).toContain(user.id);
    expect((await database.db.query.moodEntries.findMany()).map(({ ownerId }) => ownerId)).toContain(user.id);
  });
});
