import { beforeEach, describe, expect, it } from 'vitest';
import { createCheckIn, findCheckIn } from '~/domain/check-in/entries/check-ins.server';
import type { Owner } from '~/domain/owners/guests.server';
import { DATABASES, useDatabase } from '../factories/database';
import { DAY_MS, later, NOW } from '../factories/rows';
import { allAnswered, checkInInput, newGuest, problemOf, statsAt } from '../factories/use-cases';

describe.each(DATABASES)('a new check-in in %s', (kind) => {
  const database = useDatabase(kind);
  let owner: Owner;
  beforeEach(async () => {
    owner = await newGuest(database.db);
  });

  const create = (input: Parameters<typeof checkInInput>[0], rest: { now?: Date; key?: string } = {}) =>
    createCheckIn(database.db, {
      owner,
      input: checkInInput(input),
      now: rest.now ?? NOW,
      idempotencyKey: rest.key,
    });

  it.each([
    [{ overallMood: 4 }, 4],
    [{ overallMood: 2, sleepRating: 3 }, 3],
    [{ overallMood: 5, sleepRating: 4, focusRating: 4, energyRating: 4 }, 4],
    [{ sleepRating: 1, focusRating: 1, socialRating: 2 }, 1],
    [allAnswered(1), 1],
    [allAnswered(5), 5],
  ] as const)('of %j has an overall mood of %i', async (answers, overallMood) => {
    expect(await create({ answers })).toMatchObject({ overallMood, responses: answers });
  });

  it('holds 3 in the five core columns where nothing was answered, and in no answer', async () => {
    const entry = await create({ answers: { overallMood: 5, sleepRating: 5 } });
    expect(entry).toMatchObject({ sleepRating: 5, stressRating: 3, energyRating: 3, socialRating: 3 });
    expect(entry).toMatchObject({ selfCareRating: 3, appetiteRating: null, motivationRating: null });
    expect(entry.responses).toEqual({ overallMood: 5, sleepRating: 5 });
    expect(entry.overallMood).toBe(5);
  });

  it('holds what was sent beside the answers, and does not count it', async () => {
    const entry = await create({ answers: { overallMood: 5 }, unanswered: { sleepRating: 1 } });
    expect(entry).toMatchObject({ sleepRating: 1, overallMood: 5, responses: { overallMood: 5 } });
  });

  it('is about now when it names no date', async () => {
    const entry = await create({ notes: 'Quiet day 🌊' });
    expect(entry).toMatchObject({ date: NOW, recordedAt: NOW, isBackdated: false, localDate: '2026-11-18' });
    const which = { ownerId: owner.id, id: entry.id };
    expect(await findCheckIn(database.db, which)).toMatchObject({ notes: 'Quiet day 🌊' });
  });

  it('about an earlier day is marked, and keeps when it was written', async () => {
    const earlier = later(-2 * DAY_MS);
    expect(await create({ date: earlier })).toMatchObject({
      date: earlier,
      recordedAt: NOW,
      isBackdated: true,
      localDate: '2026-11-16',
    });
    expect(await create({ date: later(-60_000) })).toMatchObject({ isBackdated: false });
  });

  it('takes the zone it names, and the day of that zone', async () => {
    const date = new Date('2026-11-18T11:30:00Z');
    const kiritimati = await create({ date, timeZone: 'Pacific/Kiritimati' });
    expect(kiritimati).toMatchObject({ timeZone: 'Pacific/Kiritimati', localDate: '2026-11-19' });
    expect(await create({ date })).toMatchObject({ timeZone: 'UTC', localDate: '2026-11-18' });
  });

  it('sent again under its key is the first one, stored and counted once', async () => {
    const first = await create({ notes: 'once' }, { key: 'a-key' });
    expect(await create({ notes: 'once' }, { key: 'a-key', now: later(5000) })).toEqual(first);
    expect((await statsAt(database.db, owner, NOW)).totalCheckins).toBe(1);
    await create({ notes: 'once' }, { key: 'another-key' });
    await create({ notes: 'once' });
    expect((await statsAt(database.db, owner, NOW)).totalCheckins).toBe(3);
  });

  it('with another content under a used key is refused', async () => {
    await create({ notes: 'once' }, { key: 'a-key' });
    expect(await problemOf(create({ notes: 'twice' }, { key: 'a-key' }))).toMatchObject({ kind: 'invalid' });
    expect((await statsAt(database.db, owner, NOW)).totalCheckins).toBe(1);
  });

  it('sent ten times at once under one key is stored once', async () => {
    const sent = await Promise.all(Array.from({ length: 10 }, () => create({}, { key: 'a-key' })));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect((await statsAt(database.db, owner, NOW)).totalCheckins).toBe(1);
  });

  it('may use a key that somebody else has used', async () => {
    const first = await create({}, { key: 'a-key' });
    owner = await newGuest(database.db);
    expect((await create({}, { key: 'a-key' })).id).not.toBe(first.id);
  });
});
