import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DATABASES, useDatabase } from '../../tests/factories/database';
import { later, newOwner, NOW, reflectionOf } from '../../tests/factories/rows';
import { smsSettings, weeklyReflections } from '../schema';
import { findIdempotencyKey, insertIdempotencyKey } from './idempotency';
import { countAttempt, deleteEndedWindows } from './rate-limits';
import { countReflections } from './reflections';
import { readSmsSettings } from './sms';
import { findUserStats, saveUserStats } from './user-stats';

const WINDOW_MS = 60_000;

describe.each(DATABASES)('what %s counts', (kind) => {
  const database = useDatabase(kind);
  const count = (key: string, now: Date) => countAttempt(database.db, { key, now, windowMs: WINDOW_MS });

  it('attempts within one window, beginning again when it is over', async () => {
    const key = randomUUID();
    const end = later(WINDOW_MS);
    expect(await count(key, NOW)).toMatchObject({ attempts: 1, resetsAt: end });
    expect(await count(key, later(WINDOW_MS - 1))).toMatchObject({ attempts: 2, resetsAt: end });
    expect(await count(key, end)).toMatchObject({ attempts: 1, resetsAt: later(WINDOW_MS, end) });
    expect(await count(randomUUID(), NOW)).toMatchObject({ attempts: 1 });
  });

  it('every attempt, however many come at once from several clients', async () => {
    const key = randomUUID();
    const second = await database.open();
    const tries = Array.from({ length: 30 }, (_, i) =>
      countAttempt(i % 2 ? second : database.db, { key, now: NOW, windowMs: WINDOW_MS }),
    );
    const counted = (await Promise.all(tries)).map(({ attempts }) => attempts);
    expect(counted.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });

  it('nothing of a window that has ended', async () => {
    const [ended, runs] = [randomUUID(), randomUUID()];
    await count(ended, NOW);
    await count(runs, later(10));
    await deleteEndedWindows(database.db, later(WINDOW_MS + 1));
    expect(await count(runs, later(20))).toMatchObject({ attempts: 2 });
    expect(await count(ended, later(20))).toMatchObject({ attempts: 1 });
  });

  it('progress and reflections of one owner apart from those of another', async () => {
    const { db } = database;
    const [one, another] = [await newOwner(db), await newOwner(db)];
    const stats = { ownerId: one.id, streakDays: 2, selfCarePoints: 30, totalCheckins: 3 };
    await saveUserStats(db, { ...stats, lastCheckinDate: '2026-11-18' });
    await saveUserStats(db, { ...stats, streakDays: 3, lastCheckinDate: '2026-11-19' });
    expect(await findUserStats(db, one.id)).toMatchObject({ streakDays: 3, lastCheckinDate: '2026-11-19' });
    expect(await findUserStats(db, another.id)).toBeUndefined();
    await db.insert(weeklyReflections).values(reflectionOf(one.id));
    expect(await countReflections(db, one.id)).toBe(1);
    expect(await countReflections(db, another.id)).toBe(0);
  });

  it('keys of submissions for one owner and operation', async () => {
    const { db } = database;
    const [one, another] = [await newOwner(db), await newOwner(db)];
    const row = { ownerId: one.id, operation: 'check-in', key: 'k', requestHash: 'h', resourceId: 'r' };
    await insertIdempotencyKey(db, { ...row, createdAt: NOW });
    expect(await findIdempotencyKey(db, row)).toMatchObject(row);
    expect(await findIdempotencyKey(db, { ...row, ownerId: another.id })).toBeUndefined();
    expect(await findIdempotencyKey(db, { ...row, operation: 'chat' })).toBeUndefined();
    expect(await findIdempotencyKey(db, { ...row, key: 'K' })).toBeUndefined();
  });

  it('text message settings as one row, however many ask first', async () => {
    const { db } = database;
    const asked = await Promise.all(Array.from({ length: 5 }, () => readSmsSettings(db, NOW)));
    expect(asked.every(({ id, rateLimitPerDay }) => id === 1 && rateLimitPerDay === 5)).toBe(true);
    expect(await db.$count(smsSettings)).toBe(1);
  });
});
