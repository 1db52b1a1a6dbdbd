import { beforeEach, describe, expect, it } from 'vitest';
import { changeCheckIn } from '~/domain/check-in/entries/change-check-in.server';
import { createCheckIn, deleteCheckIn } from '~/domain/check-in/entries/check-ins.server';
import { listCheckIns } from '~/domain/check-in/entries/list-check-ins.server';
import type { Owner } from '~/domain/owners/guests.server';
import { weeklyReflections } from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import { NOW, reflectionOf } from '../factories/rows';
import { backdate, checkInAt, checkInInput, newGuest, statsAt } from '../factories/use-cases';

const noon = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00Z`;

describe.each(DATABASES)('progress in %s', (kind) => {
  const database = useDatabase(kind);
  let owner: Owner;
  beforeEach(async () => {
    owner = await newGuest(database.db);
  });
  const stats = (day: number) => statsAt(database.db, owner, noon(day));
  const checkInOn = (...days: number[]) => checkInAt(database.db, owner, days.map(noon));
  const entryOf = async (date: string) => {
    const query = { from: date, to: date, limit: 1, cursor: undefined };
    const [entry] = (await listCheckIns(database.db, { ownerId: owner.id, query })).page;
    if (!entry) throw new Error(`no check-in on ${date}`);
    return { ownerId: owner.id, id: entry.id };
  };

  it('is nothing before the first check-in', async () => {
    const nothing = { streakDays: 0, selfCarePoints: 0, totalCheckins: 0, lastCheckinDate: null };
    expect(await stats(18)).toEqual(nothing);
  });

  it('grows by a day and ten points with each day, by ten points with each further check-in', async () => {
    await checkInOn(16, 17, 17, 18);
    const all = { selfCarePoints: 40, totalCheckins: 4, lastCheckinDate: '2026-11-18' };
    expect(await stats(18)).toEqual({ ...all, streakDays: 3 });
  });

  it('keeps a streak through the next day and ends it after a whole missed day, without a write', async () => {
    await checkInOn(17, 18);
    expect((await stats(19)).streakDays).toBe(2);
    expect(await stats(20)).toMatchObject({ streakDays: 0, totalCheckins: 2, lastCheckinDate: '2026-11-18' });
    await checkInOn(20);
    expect((await stats(20)).streakDays).toBe(1);
  });

  describe('of somebody who goes from Honolulu to Kiritimati, over a date', () => {
    const HONOLULU = 'Pacific/Honolulu';
    const KIRITIMATI = 'Pacific/Kiritimati';
    const at = async (date: string, timeZone: string) =>
      createCheckIn(database.db, {
        owner,
        input: checkInInput({ date: new Date(date), timeZone }),
        now: new Date(date),
      });
    // The 16th and the 17th in the evening there; then, a night and a day later, the 19th here.
    beforeEach(async () => {
      await at('2026-11-17T05:00:00Z', HONOLULU);
      await at('2026-11-18T05:00:00Z', HONOLULU);
    });

    it('does not end the streak, neither on arrival nor with the next check-in', async () => {
      const arrived = { ...owner, timeZone: KIRITIMATI };
      expect((await statsAt(database.db, arrived, '2026-11-18T11:00:00Z')).streakDays).toBe(2);
      expect(await at('2026-11-19T05:00:00Z', KIRITIMATI)).toMatchObject({ localDate: '2026-11-19' });
      expect((await statsAt(database.db, arrived, '2026-11-19T05:00:00Z')).streakDays).toBe(3);
    });

    it('counts the same when it is counted again', async () => {
      const newest = await at('2026-11-19T05:00:00Z', KIRITIMATI);
      const extra = await at('2026-11-19T06:00:00Z', KIRITIMATI);
      await deleteCheckIn(database.db, { ownerId: owner.id, id: extra.id });
      const arrived = { ...owner, timeZone: KIRITIMATI };
      expect(await statsAt(database.db, arrived, '2026-11-19T07:00:00Z')).toMatchObject({
        streakDays: 3,
        lastCheckinDate: newest.localDate,
      });
    });

    it('ends it all the same after a whole missed day', async () => {
      await at('2026-11-20T05:00:00Z', KIRITIMATI);
      const arrived = { ...owner, timeZone: KIRITIMATI };
      expect((await statsAt(database.db, arrived, '2026-11-20T06:00:00Z')).streakDays).toBe(1);
    });
  });

  it('joins two streaks when the missing day is added later', async () => {
    await checkInOn(13, 14, 16, 17);
    expect((await stats(17)).streakDays).toBe(2);
    await backdate(database.db, owner, { date: noon(15), now: noon(17) });
    expect(await stats(17)).toMatchObject({ streakDays: 5, totalCheckins: 5, lastCheckinDate: '2026-11-17' });
    await checkInOn(18);
    expect((await stats(18)).streakDays).toBe(6);
  });

  it('lengthens a streak from the front when an earlier day is added', async () => {
    await checkInOn(18);
    await backdate(database.db, owner, { date: noon(17), now: noon(18) });
    expect((await stats(18)).streakDays).toBe(2);
    await backdate(database.db, owner, { date: noon(10), now: noon(18) });
    expect(await stats(18)).toMatchObject({ streakDays: 2, totalCheckins: 3 });
  });

  it('falls apart when a day in the middle is deleted or moved away', async () => {
    await checkInOn(15, 16, 17, 18);
    await deleteCheckIn(database.db, await entryOf('2026-11-17'));
    expect(await stats(18)).toMatchObject({ streakDays: 1, totalCheckins: 3, selfCarePoints: 30 });
    const { id } = await entryOf('2026-11-15');
    const changes = { answers: {}, notes: undefined, date: new Date(noon(17)), timeZone: undefined };
    await changeCheckIn(database.db, { owner, id, changes, now: NOW });
    expect(await stats(18)).toMatchObject({ streakDays: 3, totalCheckins: 3 });
  });

  it('keeps a day that had two check-ins when one of them is deleted', async () => {
    await checkInOn(17, 17, 18);
    await deleteCheckIn(database.db, await entryOf('2026-11-17'));
    expect(await stats(18)).toMatchObject({ streakDays: 2, totalCheckins: 2 });
  });

  it('goes back to the day before when the last day is deleted', async () => {
    await checkInOn(16, 17, 18);
    await deleteCheckIn(database.db, await entryOf('2026-11-18'));
    expect(await stats(18)).toMatchObject({ streakDays: 2, lastCheckinDate: '2026-11-17' });
    await checkInOn(18);
    expect((await stats(18)).streakDays).toBe(3);
  });

  it('counts twenty points for each reflection whenever everything is counted again', async () => {
    await checkInOn(17, 18);
    await database.db.insert(weeklyReflections).values(reflectionOf(owner.id));
    await deleteCheckIn(database.db, await entryOf('2026-11-17'));
    expect(await stats(18)).toMatchObject({ selfCarePoints: 30, totalCheckins: 1, streakDays: 1 });
  });

  it('is one owner’s own', async () => {
    const another = await newGuest(database.db);
    await checkInOn(17, 18);
    await checkInAt(database.db, another, [noon(18)]);
    expect(await statsAt(database.db, another, noon(18))).toMatchObject({ streakDays: 1, totalCheckins: 1 });
    expect((await stats(18)).totalCheckins).toBe(2);
  });

  it('is exact after fifty check-ins at once, some of them backdated', async () => {
    const days = [18, 17, 16, 14, 13];
    const writes = Array.from({ length: 50 }, (_, i) =>
      createCheckIn(database.db, {
        owner,
        input: checkInInput({ date: new Date(noon(days[i % days.length] ?? 18)) }),
        now: new Date(noon(18)),
      }),
    );
    await Promise.all(writes);
    const all = { totalCheckins: 50, selfCarePoints: 500, lastCheckinDate: '2026-11-18' };
    expect(await stats(18)).toEqual({ ...all, streakDays: 3 });
  }, 60_000);
});

describe('progress with two clients of one libSQL server', () => {
  const database = useDatabase('a libSQL server');

  it('is exact after fifty check-ins at once from two clients', async () => {
    const owner = await newGuest(database.db);
    const another = await database.open();
    const write = (db: typeof another) =>
      createCheckIn(db, { owner, input: checkInInput(), now: new Date(noon(18)) });
    await Promise.all(Array.from({ length: 50 }, (_, i) => write(i % 2 ? another : database.db)));
    const all = { totalCheckins: 50, selfCarePoints: 500, lastCheckinDate: '2026-11-18' };
    expect(await statsAt(database.db, owner, noon(18))).toEqual({ ...all, streakDays: 1 });
  }, 60_000);
});
