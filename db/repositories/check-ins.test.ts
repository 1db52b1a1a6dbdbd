import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, useDatabase } from '../../tests/factories/database';
import { DAY_MS, HOUR_MS, later, moodEntryOf, newOwner } from '../../tests/factories/rows';
import * as checkIns from './check-ins';

describe.each(DATABASES)('check-ins in %s', (kind) => {
  const database = useDatabase(kind);
  let mine: string;
  let theirs: string;
  beforeAll(async () => {
    mine = (await newOwner(database.db)).id;
    theirs = (await newOwner(database.db)).id;
  });

  it('come back as they were stored', async () => {
    const entry = moodEntryOf(mine, {
      notes: 'שלום 👩‍👧 naïve\n“quoted”; DROP TABLE mood_entries',
      appetiteRating: null,
      isBackdated: true,
      responses: { overallMood: 5, selfCareRating: 1 },
    });
    const stored = await checkIns.insertMoodEntry(database.db, entry);
    expect(stored).toMatchObject(entry);
    expect(await checkIns.findMoodEntry(database.db, { ownerId: mine, id: entry.id })).toEqual(stored);
  });

  it('are found, changed and deleted by their owner alone', async () => {
    const { db } = database;
    const { id } = await checkIns.insertMoodEntry(db, moodEntryOf(mine));
    const asAnother = { ownerId: theirs, id };
    expect(await checkIns.findMoodEntry(db, asAnother)).toBeUndefined();
    expect(await checkIns.updateMoodEntry(db, { ...asAnother, overallMood: 1 })).toBeUndefined();
    expect(await checkIns.deleteMoodEntry(db, asAnother)).toBeUndefined();
    const asOwner = { ownerId: mine, id };
    expect((await checkIns.findMoodEntry(db, asOwner))?.overallMood).toBe(3);
    expect((await checkIns.updateMoodEntry(db, { ...asOwner, overallMood: 1 }))?.overallMood).toBe(1);
    expect((await checkIns.deleteMoodEntry(db, asOwner))?.id).toBe(id);
    expect(await checkIns.deleteMoodEntry(db, asOwner)).toBeUndefined();
  });

  it('are counted, averaged and put in a row for their owner alone', async () => {
    const { db } = database;
    const owner = (await newOwner(db)).id;
    const range = { ownerId: owner, from: '2026-11-01', to: '2026-11-30' };
    await db.transaction(async (tx) => {
      for (const ownerId of [owner, theirs]) {
        for (let day = 0; day < 3; day += 1) {
          const date = later(-day * DAY_MS);
          await checkIns.insertMoodEntry(tx, moodEntryOf(ownerId, { date }));
        }
      }
    });
    expect(await checkIns.countMoodEntries(db, owner)).toBe(3);
    expect(await checkIns.countStreak(db, owner)).toEqual({ days: 3, lastDate: '2026-11-18' });
    const days = (await checkIns.listAnswers(db, range)).map(({ localDate }) => localDate);
    expect(days).toEqual(['2026-11-16', '2026-11-17', '2026-11-18']);
    expect(await checkIns.averageRatings(db, range)).toMatchObject({ mood: 3 });
    expect(await checkIns.listDays(db, range)).toHaveLength(3);
    expect(await checkIns.listNewestMoods(db, { ownerId: owner, limit: 2 })).toMatchObject([
      { localDate: '2026-11-18' },
      { localDate: '2026-11-17' },
    ]);
    const nobody = randomUUID();
    expect(await checkIns.countMoodEntries(db, nobody)).toBe(0);
    expect(await checkIns.countStreak(db, nobody)).toEqual({ days: 0, lastDate: null });
    expect(await checkIns.listMoodEntries(db, { ownerId: nobody, limit: 9 })).toEqual([]);
  });

  it('come day by day, the answers of each in the order of their instants', async () => {
    const { db } = database;
    const owner = (await newOwner(db)).id;
    for (const [hours, responses] of [
      [0, { sleepRating: 2 }],
      [-24, { sleepRating: 5 }],
      [-1, { sleepRating: 1, energyRating: 4 }],
    ] as const)
      await checkIns.insertMoodEntry(db, moodEntryOf(owner, { date: later(hours * HOUR_MS), responses }));
    const days = await checkIns.listDays(db, { ownerId: owner, from: '2026-11-17', to: '2026-11-18' });
    expect(days).toEqual([
      { localDate: '2026-11-17', answers: [{ sleepRating: 5 }] },
      { localDate: '2026-11-18', answers: [{ sleepRating: 1, energyRating: 4 }, { sleepRating: 2 }] },
    ]);
  });

  it('average what was answered, not the 3 that is stored for what was not', async () => {
    const { db } = database;
    const owner = (await newOwner(db)).id;
    const entries = [{ sleepRating: 5 }, { sleepRating: 4, energyRating: 1 }] as const;
    for (const responses of entries)
      await checkIns.insertMoodEntry(db, moodEntryOf(owner, { ...responses, responses }));
    const averages = await checkIns.averageRatings(db, {
      ownerId: owner,
      from: '2026-01-01',
      to: '2026-12-31',
    });
    expect(averages).toEqual({ mood: 3, sleep: 4.5, stress: null, energy: 1 });
  });

  it('go over to another owner as a whole, and from nobody else', async () => {
    const { db } = database;
    const [guest, member] = [(await newOwner(db)).id, (await newOwner(db)).id];
    const bystanders = await checkIns.countMoodEntries(db, theirs);
    for (const ownerId of [guest, guest, member]) await checkIns.insertMoodEntry(db, moodEntryOf(ownerId));
    await checkIns.reassignMoodEntries(db, { from: guest, to: member });
    expect(await checkIns.countMoodEntries(db, guest)).toBe(0);
    expect(await checkIns.countMoodEntries(db, member)).toBe(3);
    expect(await checkIns.countMoodEntries(db, theirs)).toBe(bystanders);
  });

  it('keep a row of days in one piece over the end of a year and a leap day', async () => {
    const { db } = database;
    const rowOf = async (dates: string[]) => {
      const owner = (await newOwner(db)).id;
      for (const localDate of dates) await checkIns.insertMoodEntry(db, moodEntryOf(owner, { localDate }));
      return checkIns.countStreak(db, owner);
    };
    const turnOfTheYear = ['2027-01-01', '2026-12-31', '2026-12-30', '2026-12-28'];
    expect(await rowOf(turnOfTheYear)).toEqual({ days: 3, lastDate: '2027-01-01' });
    expect(await rowOf(['2028-03-01', '2028-02-29', '2028-02-28'])).toMatchObject({ days: 3 });
    expect(await rowOf(['2027-03-01', '2027-02-28', '2027-02-28'])).toMatchObject({ days: 2 });
  });
});
