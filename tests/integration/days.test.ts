import { describe, expect, it } from 'vitest';
import { changeDaySettings } from '~/domain/accounts/day-settings.server';
import { createCheckIn } from '~/domain/check-in/entries/check-ins.server';
import type { Owner } from '~/domain/owners/guests.server';
import { useDatabase } from '../factories/database';
import { checkInAt, checkInInput, newGuest, statsAt } from '../factories/use-cases';

describe('whose day it is', () => {
  const database = useDatabase();

  async function ownerIn(timeZone: string, dayStartHour = 0): Promise<Owner> {
    const owner = await newGuest(database.db, { timeZone });
    await changeDaySettings(database.db, { ownerId: owner.id, dayStartHour });
    return { ...owner, dayStartHour };
  }

  async function dayOf(owner: Owner, instant: string): Promise<string> {
    const write = { owner, input: checkInInput(), now: new Date(instant) };
    return (await createCheckIn(database.db, write)).localDate;
  }

  it.each([
    // Zone, the last second of a local day in UTC, and the day that ends with it.
    ['Pacific/Pago_Pago', '2026-06-02T10:59:59Z', '2026-06-01', '2026-06-02'], // -11
    ['Pacific/Kiritimati', '2026-05-31T09:59:59Z', '2026-05-31', '2026-06-01'], // +14
    ['Asia/Kolkata', '2026-06-01T18:29:59Z', '2026-06-01', '2026-06-02'], // +5:30
    ['America/New_York', '2026-06-02T03:59:59Z', '2026-06-01', '2026-06-02'],
    ['America/New_York', '2026-03-09T03:59:59Z', '2026-03-08', '2026-03-09'], // 23 hours long
    ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01', '2026-11-02'], // 25 hours long
    ['Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-29', '2026-03-30'], // 23 hours long
    ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25', '2026-10-26'], // 25 hours long
    ['Australia/Lord_Howe', '2026-04-05T13:29:59Z', '2026-04-05', '2026-04-06'], // half an hour back
    ['Australia/Lord_Howe', '2026-10-04T12:59:59Z', '2026-10-04', '2026-10-05'], // half an hour on
  ])('in %s it changes after %s', async (zone, instant, before, after) => {
    const owner = await ownerIn(zone);
    const nextSecond = new Date(Date.parse(instant) + 1000).toISOString();
    expect(await dayOf(owner, instant)).toBe(before);
    expect(await dayOf(owner, nextSecond)).toBe(after);
    const stats = await statsAt(database.db, owner, nextSecond);
    expect(stats).toMatchObject({ streakDays: 2, totalCheckins: 2, lastCheckinDate: after });
  });

  it.each([
    ['Europe/Berlin', '2026-06-02T01:59:59Z', '2026-06-02T02:00:00Z', '2026-06-01', '2026-06-02'],
    ['America/New_York', '2026-03-08T07:59:59Z', '2026-03-08T08:00:00Z', '2026-03-07', '2026-03-08'],
    ['America/New_York', '2026-11-01T08:59:59Z', '2026-11-01T09:00:00Z', '2026-10-31', '2026-11-01'],
    ['Australia/Lord_Howe', '2026-10-03T16:59:59Z', '2026-10-03T17:00:00Z', '2026-10-03', '2026-10-04'],
    ['Pacific/Kiritimati', '2026-05-31T13:59:59Z', '2026-05-31T14:00:00Z', '2026-05-31', '2026-06-01'],
  ])(
    'that begins at four it changes at four by the clock of %s',
    async (zone, last, first, before, after) => {
      const owner = await ownerIn(zone, 4);
      expect(await dayOf(owner, last)).toBe(before);
      expect(await dayOf(owner, first)).toBe(after);
      expect((await statsAt(database.db, owner, first)).streakDays).toBe(2);
    },
  );

  it.each([
    ['America/New_York', '2026-03-05'],
    ['America/New_York', '2026-10-29'],
    ['Europe/Berlin', '2026-03-26'],
    ['Europe/Berlin', '2026-10-22'],
    ['Australia/Lord_Howe', '2026-04-02'],
    ['Australia/Lord_Howe', '2026-10-01'],
    ['Pacific/Pago_Pago', '2026-12-29'],
    ['Pacific/Kiritimati', '2026-12-29'],
  ])('a week in %s from %s is a streak of seven, whatever the clock does', async (timeZone, from) => {
    const owner = await ownerIn(timeZone);
    // Late one evening, early the next morning: as uneven as days can be.
    const instants = Array.from({ length: 7 }, (_, day) => {
      const date = new Date(Date.parse(from) + day * 86_400_000).toISOString().slice(0, 10);
      return instantAt(`${date}T${day % 2 ? '00:30' : '23:30'}:00`, timeZone);
    });
    await checkInAt(database.db, owner, instants);
    expect((await statsAt(database.db, owner, instants.at(-1) ?? '')).streakDays).toBe(7);
  });

  it('judges a streak by the midnight of its owner', async () => {
    const owner = await ownerIn('Pacific/Pago_Pago');
    await checkInAt(database.db, owner, ['2026-06-01T12:00:00Z']); // 1 June, 01:00
    expect((await statsAt(database.db, owner, '2026-06-03T10:59:59Z')).streakDays).toBe(1);
    expect((await statsAt(database.db, owner, '2026-06-03T11:00:00Z')).streakDays).toBe(0);
  });

  it('leaves past days where they were when somebody moves', async () => {
    const owner = await ownerIn('Europe/Berlin');
    await checkInAt(database.db, owner, ['2026-06-01T21:00:00Z', '2026-06-02T21:00:00Z']);
    const moved = { ...owner, timeZone: 'Pacific/Kiritimati' };
    expect(await statsAt(database.db, moved, '2026-06-02T21:30:00Z')).toMatchObject({
      lastCheckinDate: '2026-06-02',
      streakDays: 2,
    });
    expect(await dayOf(moved, '2026-06-03T09:00:00Z')).toBe('2026-06-03');
    expect((await statsAt(database.db, moved, '2026-06-03T09:00:00Z')).streakDays).toBe(3);
  });
});

/** The instant of a wall-clock time in a zone, by trying the offsets there are. */
function instantAt(wall: string, timeZone: string): Date {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  for (let minutes = -14 * 60; minutes <= 14 * 60; minutes += 30) {
    const instant = new Date(Date.parse(`${wall}Z`) + minutes * 60_000);
    if (format.format(instant).replace(' ', 'T') === wall) return instant;
  }
  throw new Error(`${wall} does not exist in ${timeZone}`);
}
