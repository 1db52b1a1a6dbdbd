import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeTurn } from '~/domain/chat/take-turn.server';
import { createCheckIn } from '~/domain/check-in/entries/check-ins.server';
import type { Owner } from '~/domain/owners/guests.server';
import { assess } from '~/domain/safety/assess';
import { type Database, openDatabase } from 'db/client';
import { DatabaseUnavailableError } from 'db/errors';
import { migrateDatabase } from 'db/migrate';
import { DAY_MS, later, NOW } from '../factories/rows';
import { checkInInput, newGuest, statsAt } from '../factories/use-cases';
import { type DatabaseProxy, startDatabaseProxy } from '../setup/database-proxy';
import { type HranaServer, startHranaServer } from '../setup/hrana-server';

const MANY = 50;

describe('what one person sends at once to a libSQL server', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-burst-'));
  let server: HranaServer;
  let proxy: DatabaseProxy;
  let db: Database;
  beforeAll(async () => {
    server = await startHranaServer({ file: path.join(folder, 'far.db') });
    proxy = await startDatabaseProxy(server.url);
    db = await openDatabase({ url: proxy.url });
    await migrateDatabase(db);
  });
  afterAll(async () => {
    db?.$client.close();
    await proxy?.close();
    await server?.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const checkIn = (owner: Owner, date?: Date) =>
    createCheckIn(db, { owner, input: checkInInput({ date }), now: NOW });
  const say = (owner: Owner, text: string) =>
    takeTurn(db, { owner, firstName: null, input: { text, heard: assess(text) }, now: NOW });
  async function tripsOf(work: () => Promise<unknown>): Promise<number> {
    const before = proxy.roundTrips();
    await work();
    return proxy.roundTrips() - before;
  }
  const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));

  it('takes two round trips for each of fifty check-ins', async () => {
    const owner = await newGuest(db);
    expect(await tripsOf(() => times(MANY, () => checkIn(owner)))).toBeLessThanOrEqual(2 * MANY);
    expect((await statsAt(db, owner, NOW)).totalCheckins).toBe(MANY);
  });

  it('takes two round trips for each of ten chat turns', async () => {
    const owner = await newGuest(db);
    expect(await tripsOf(() => times(10, () => say(owner, 'It rained')))).toBeLessThanOrEqual(20);
  });

  it('takes a few for each where most are about earlier days', async () => {
    const owner = await newGuest(db);
    const about = (index: number) => checkIn(owner, later(-(index % 5) * DAY_MS));
    expect(await tripsOf(() => times(MANY, about))).toBeLessThanOrEqual(5 * MANY);
    expect(await statsAt(db, owner, NOW)).toMatchObject({ totalCheckins: MANY, streakDays: 5 });
  });

  it('does not hold another person up', async () => {
    const [owner, another] = [await newGuest(db), await newGuest(db)];
    proxy.standAway(20);
    let stored = 0;
    const burst = times(20, () => checkIn(owner).then(() => (stored += 1)));
    await sleep(50);
    await checkIn(another);
    expect(stored).toBeLessThan(10);
    await burst;
    proxy.standAway(0);
  });

  it('waits five seconds and not longer, and the next one is stored', async () => {
    const owner = await newGuest(db);
    const holder = createClient({ url: server.url });
    const lock = await holder.transaction('write');
    const staying = setInterval(() => void lock.execute('select 1'), 1_000);
    await lock.execute('update user_stats set streak_days = streak_days');
    const began = performance.now();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => checkIn(owner)));
    const waited = performance.now() - began;
    clearInterval(staying);
    await lock.rollback();
    holder.close();
    for (const each of outcomes) {
      expect(each.status === 'rejected' && each.reason).toBeInstanceOf(DatabaseUnavailableError);
    }
    expect(waited).toBeGreaterThan(4_500);
    expect(waited).toBeLessThan(7_000);
    await checkIn(owner);
    expect((await statsAt(db, owner, NOW)).totalCheckins).toBeGreaterThanOrEqual(1);
  });
});
