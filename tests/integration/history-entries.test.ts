import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { requireCheckIn, versionOf } from '~/domain/check-in/entries/check-ins.server';
import { addEntry, editEntry, fieldsForDay, fieldsOf } from '~/domain/history/entries.server';
import type { EntryFields } from '~/domain/history/entry-fields';
import type { Owner } from '~/domain/owners/guests.server';
import { useDatabase } from '../factories/database';
import { NOW } from '../factories/rows';
import { checkInAt, newGuest, problemOf, statsAt } from '../factories/use-cases';

const BERLIN = 'Europe/Berlin';

describe('check-ins written and changed by their form', () => {
  const database = useDatabase();

  const fieldsOn = (owner: Owner, changes: Partial<EntryFields> = {}): EntryFields => ({
    ...fieldsForDay(owner, { asked: null, now: NOW }),
    overallMood: '4',
    ...changes,
  });
  const add = (owner: Owner, changes: Partial<EntryFields> = {}, submissionKey = randomUUID(), now = NOW) =>
    addEntry(database.db, { owner, fields: fieldsOn(owner, changes), now, submissionKey });
  const edit = async (owner: Owner, id: string, changes: Partial<EntryFields>, now = NOW) => {
    const before = await requireCheckIn(database.db, { ownerId: owner.id, id });
    const fields = { ...fieldsOf(before), ...changes };
    return editEntry(database.db, { owner, before, fields, version: versionOf(before), now });
  };

  it('stores an earlier day as added later, with the moment it was written', async () => {
    const owner = await newGuest(database.db, { timeZone: BERLIN });
    const entry = await add(owner, {
      date: '2026-11-15',
      time: '18:30',
      notes: ' A walk ',
      sleepRating: '2',
    });
    expect(entry).toMatchObject({
      date: new Date('2026-11-15T17:30:00Z'),
      localDate: '2026-11-15',
      timeZone: BERLIN,
      recordedAt: NOW,
      isBackdated: true,
      notes: 'A walk',
      responses: { overallMood: 4, sleepRating: 2 },
      overallMood: 3,
    });
  });

  it('does not mark one of today as added later', async () => {
    const owner = await newGuest(database.db);
    expect(await add(owner, { date: '2026-11-18', time: '08:00' })).toMatchObject({ isBackdated: false });
  });

  it('rescues a streak that missed exactly one day', async () => {
    const owner = await newGuest(database.db);
    await checkInAt(database.db, owner, ['2026-11-15T12:00:00Z', '2026-11-16T12:00:00Z', NOW]);
    expect(await statsAt(database.db, owner, NOW)).toMatchObject({ streakDays: 1, totalCheckins: 3 });
    await add(owner);
    expect(await statsAt(database.db, owner, NOW)).toMatchObject({ streakDays: 4, selfCarePoints: 40 });
  });

  it('is stored once for each form, and says so when that form comes back changed', async () => {
    const owner = await newGuest(database.db);
    const key = randomUUID();
    const first = await add(owner, {}, key);
    expect((await add(owner, {}, key)).id).toBe(first.id);
    expect(await problemOf(add(owner, { overallMood: '1' }, key))).toMatchObject({ kind: 'conflict' });
    expect(await statsAt(database.db, owner, NOW)).toMatchObject({ totalCheckins: 1 });
  });

  it.each([
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '' }, 'date'],
    [{ date: '2026-11-19' }, 'date'],
    [{ date: '1999-12-31' }, 'date'],
    [{ time: '' }, 'time'],
    [{ time: '25:00' }, 'time'],
    [{ date: '2026-03-29', time: '02:30' }, 'time'],
    [{ timeZone: 'Nowhere/Atall' }, 'timeZone'],
    [{ overallMood: '' }, 'responses'],
    [{ overallMood: '6' }, 'responses.overallMood'],
    [{ sleepRating: 'x' }, 'responses.sleepRating'],
    [{ notes: 'x'.repeat(2001) }, 'notes'],
  ])('refuses %j and names it', async (changes, field) => {
    const owner = await newGuest(database.db, { timeZone: BERLIN });
    const problem = await problemOf(add(owner, changes));
    expect(problem.kind).toBe('invalid');
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
  });

  it('keeps the instant to the millisecond, and the day, when only answers or the note change', async () => {
    const owner = await newGuest(database.db, { timeZone: BERLIN });
    const moment = new Date('2026-11-17T22:59:59.123Z');
    await checkInAt(database.db, owner, [moment]);
    const [entry] = await database.db.query.moodEntries.findMany({
      where: (row, { eq }) => eq(row.ownerId, owner.id),
    });
    const changed = await edit(owner, entry?.id ?? '', { sleepRating: '', overallMood: '1', notes: 'Later' });
    expect(changed).toMatchObject({
      date: moment,
      localDate: '2026-11-17',
      recordedAt: moment,
      isBackdated: false,
      responses: { overallMood: 1 },
      overallMood: 1,
      notes: 'Later',
    });
  });

  it('moves the day with the date, the time or the zone, and the streak with it', async () => {
    const owner = await newGuest(database.db, { timeZone: BERLIN });
    await checkInAt(database.db, owner, [NOW]);
    const { id } = await add(owner, { date: '2026-11-10' });
    expect((await statsAt(database.db, owner, NOW)).streakDays).toBe(1);
    expect(await edit(owner, id, { date: '2026-11-17' })).toMatchObject({ localDate: '2026-11-17' });
    expect((await statsAt(database.db, owner, NOW)).streakDays).toBe(2);
    const travelled = await edit(owner, id, { time: '00:30', timeZone: 'Asia/Tokyo' });
    expect(travelled).toMatchObject({ localDate: '2026-11-17', date: new Date('2026-11-16T15:30:00Z') });
  });

  it('counts the first hours for the day before when days start later', async () => {
    const owner = { ...(await newGuest(database.db, { timeZone: BERLIN })), dayStartHour: 4 };
    expect(await add(owner, { date: '2026-11-16', time: '03:59' })).toMatchObject({
      localDate: '2026-11-15',
    });
    expect(await add(owner, { date: '2026-11-16', time: '04:00' })).toMatchObject({
      localDate: '2026-11-16',
    });
  });

  it('is not changed by a form that shows an older one, unless it is so already', async () => {
    const owner = await newGuest(database.db);
    const before = await add(owner, { notes: 'As it was' });
    const fields = fieldsOf(before);
    const save = (notes: string) =>
      editEntry(database.db, {
        owner,
        before,
        fields: { ...fields, notes },
        version: versionOf(before),
        now: NOW,
      });
    const changed = await save('First');
    expect(versionOf(changed)).toBeGreaterThan(versionOf(before));
    expect(await problemOf(save('Second'))).toMatchObject({ kind: 'conflict' });
    expect(await save('First')).toEqual(changed);
  });
});
