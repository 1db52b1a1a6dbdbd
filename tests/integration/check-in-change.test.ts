import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeCheckIn } from '~/domain/check-in/entries/change-check-in.server';
import {
  type CheckIn,
  createCheckIn,
  deleteCheckIn,
  findCheckIn,
} from '~/domain/check-in/entries/check-ins.server';
import type { CheckInChanges } from '~/domain/check-in/entries/schema';
import type { Owner } from '~/domain/owners/guests.server';
import { moodEntries } from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import { DAY_MS, later, NOW } from '../factories/rows';
import { checkInInput, newGuest, problemOf, statsAt } from '../factories/use-cases';

describe.each(DATABASES)('a stored check-in in %s', (kind) => {
  const database = useDatabase(kind);
  let owner: Owner;
  let entry: CheckIn;
  beforeEach(async () => {
    owner = await newGuest(database.db);
    const input = checkInInput({
      answers: { overallMood: 2, sleepRating: 2, focusRating: 5 },
      unanswered: { energyRating: 5 },
      notes: 'as it was',
    });
    entry = await createCheckIn(database.db, { owner, input, now: NOW });
  });

  const change = (changes: Partial<CheckInChanges>, of: { owner?: Owner; id?: string } = {}) =>
    changeCheckIn(database.db, {
      owner: of.owner ?? owner,
      id: of.id ?? entry.id,
      changes: { answers: {}, notes: undefined, date: undefined, timeZone: undefined, ...changes },
      now: later(DAY_MS),
    });
  const stored = () => findCheckIn(database.db, { ownerId: owner.id, id: entry.id });

  it('has its overall mood computed again when an answer changes', async () => {
    const changed = await change({ answers: { sleepRating: 5 } });
    expect(changed).toMatchObject({ sleepRating: 5, overallMood: 4, updatedAt: later(DAY_MS) });
    expect(changed.responses).toEqual({ overallMood: 2, sleepRating: 5, focusRating: 5 });
    expect(changed).toMatchObject({ date: NOW, recordedAt: NOW, notes: 'as it was', isBackdated: false });
    expect(await stored()).toEqual(changed);
  });

  it('loses an answer that is taken back', async () => {
    const changed = await change({ answers: { focusRating: null, sleepRating: null } });
    expect(changed).toMatchObject({ focusRating: null, sleepRating: 3, overallMood: 2 });
    expect(changed.responses).toEqual({ overallMood: 2 });
  });

  it('keeps at least one answer', async () => {
    const none = { overallMood: null, sleepRating: null, focusRating: null };
    expect(await problemOf(change({ answers: none }))).toMatchObject({ kind: 'invalid' });
    expect(await stored()).toEqual(entry);
  });

  it('keeps every rating when only its note changes', async () => {
    const { updatedAt: _, ...before } = entry;
    expect(await change({ notes: 'another' })).toMatchObject({ ...before, notes: 'another' });
    expect((await change({ notes: null })).notes).toBeNull();
  });

  it('moves to another day with its date, and takes the numbers along', async () => {
    const moved = await change({ date: later(-3 * DAY_MS) });
    expect(moved).toMatchObject({ localDate: '2026-11-15', isBackdated: true, recordedAt: NOW });
    const stats = { lastCheckinDate: '2026-11-15', totalCheckins: 1, selfCarePoints: 10 };
    expect(await statsAt(database.db, owner, NOW)).toEqual({ ...stats, streakDays: 0 });
    expect(await change({ date: NOW })).toMatchObject({ localDate: '2026-11-18', isBackdated: false });
    expect(await statsAt(database.db, owner, NOW)).toMatchObject({ streakDays: 1 });
  });

  it('moves to the day of another zone', async () => {
    const changed = await change({ timeZone: 'Pacific/Kiritimati' });
    expect(changed).toMatchObject({ timeZone: 'Pacific/Kiritimati', localDate: '2026-11-19', date: NOW });
  });

  it('stays on its day when the owner has moved to another zone since', async () => {
    const elsewhere = { ...owner, timeZone: 'Pacific/Kiritimati' };
    const changed = await change({ answers: { sleepRating: 1 } }, { owner: elsewhere });
    expect(changed).toMatchObject({ localDate: '2026-11-18', timeZone: 'UTC' });
  });

  it('is changed and deleted by nobody else', async () => {
    const another = await newGuest(database.db);
    const refused = { kind: 'not-found' };
    expect(await problemOf(change({ notes: 'mine now' }, { owner: another }))).toMatchObject(refused);
    const deletion = deleteCheckIn(database.db, { ownerId: another.id, id: entry.id });
    expect(await problemOf(deletion)).toMatchObject(refused);
    expect(await problemOf(change({ notes: 'x' }, { id: 'no-such-id' }))).toMatchObject(refused);
    expect(await stored()).toEqual(entry);
  });

  it('is gone once it is deleted, and its numbers with it', async () => {
    await deleteCheckIn(database.db, { ownerId: owner.id, id: entry.id });
    expect(await stored()).toBeUndefined();
    expect(await statsAt(database.db, owner, NOW)).toEqual({
      streakDays: 0,
      selfCarePoints: 0,
      totalCheckins: 0,
      lastCheckinDate: null,
    });
    const again = deleteCheckIn(database.db, { ownerId: owner.id, id: entry.id });
    expect(await problemOf(again)).toMatchObject({ kind: 'not-found' });
  });

  it('is not brought back by a retry of the request that made it', async () => {
    const write = { owner, input: checkInInput(), now: NOW, idempotencyKey: 'a-key' };
    const made = await createCheckIn(database.db, write);
    await deleteCheckIn(database.db, { ownerId: owner.id, id: made.id });
    expect(await problemOf(createCheckIn(database.db, write))).toMatchObject({ kind: 'gone' });
    expect(await database.db.$count(moodEntries, eq(moodEntries.ownerId, owner.id))).toBe(1);
  });
});
