import { describe, expect, it } from 'vitest';
import { DATABASES, useDatabase } from '../../tests/factories/database';
import { draftOf, moodEntryOf, newOwner, newUser, reflectionOf } from '../../tests/factories/rows';
import type { NewMoodEntry } from '../repositories/check-ins';
import { checkInDrafts, moodEntries, owners, userStats, weeklyReflections } from '../schema';

const RATED = [
  'sleepRating',
  'stressRating',
  'energyRating',
  'socialRating',
  'selfCareRating',
  'overallMood',
  'appetiteRating',
  'focusRating',
  'anxietyRating',
  'motivationRating',
] as const;

const refusedBy = (name: string) => ({
  cause: { message: expect.stringMatching(`CHECK constraint failed: ${name}`) },
});

describe.each(DATABASES)('the checks of %s', (kind) => {
  const database = useDatabase(kind);

  async function insertEntry(overrides: Partial<NewMoodEntry>) {
    const owner = await newOwner(database.db);
    await database.db.insert(moodEntries).values(moodEntryOf(owner.id, overrides));
    return database.db.$count(moodEntries);
  }

  it.each(RATED)('keep %s between 1 and 5', async (field) => {
    for (const rating of [1, 5]) await insertEntry({ [field]: rating });
    for (const rating of [0, 6, -1]) {
      await expect(insertEntry({ [field]: rating })).rejects.toMatchObject(refusedBy('mood_entries_'));
    }
  });

  it.each(['', 'yesterday', '2026-1-1', '2026-11-18T00:00', '18-11-2026', '2026-11-1x'])(
    'refuse %j as a date',
    async (date) => {
      const { db } = database;
      const owner = await newOwner(db);
      const stats = db.insert(userStats).values({ ownerId: owner.id, lastCheckinDate: date });
      const reflection = db.insert(weeklyReflections).values(reflectionOf(owner.id, { week: date }));
      const refused = refusedBy('');
      await expect(insertEntry({ localDate: date })).rejects.toMatchObject(refused);
      await expect(stats).rejects.toMatchObject(refused);
      await expect(reflection).rejects.toMatchObject(refused);
    },
  );

  it('let a note of 2,000 characters in, and no longer one', async () => {
    const { db } = database;
    const draft = (notes: string) => newOwner(db).then(({ id }) => draftOf(id, { notes }));
    for (const notes of ['x'.repeat(2000), '🌊'.repeat(2000)]) {
      await insertEntry({ notes });
      await db.insert(checkInDrafts).values(await draft(notes));
    }
    const tooLong = 'x'.repeat(2001);
    await expect(insertEntry({ notes: tooLong })).rejects.toMatchObject(refusedBy('mood_entries_notes'));
    const refused = db.insert(checkInDrafts).values(await draft(tooLong));
    await expect(refused).rejects.toMatchObject(refusedBy('check_in_drafts_notes'));
  });

  it('keep numbers of progress from going below zero', async () => {
    const { id: ownerId } = await newOwner(database.db);
    for (const field of ['streakDays', 'selfCarePoints', 'totalCheckins']) {
      const insert = database.db.insert(userStats).values({ ownerId, [field]: -1 });
      await expect(insert).rejects.toMatchObject(refusedBy('user_stats_not_negative'));
    }
  });

  it('let a day begin at 0 to 6 only', async () => {
    await newOwner(database.db, { dayStartHour: 6 });
    for (const dayStartHour of [-1, 7]) {
      const insert = newOwner(database.db, { dayStartHour });
      await expect(insert).rejects.toMatchObject(refusedBy('owners_day_start_hour'));
    }
  });

  it('hold the columns of a member to their lengths', async () => {
    const tooLong = {
      firstName: 'x'.repeat(101),
      lastName: 'x'.repeat(101),
      email: 'x'.repeat(256),
      phoneNumber: '1'.repeat(21),
    };
    for (const [field, text] of Object.entries(tooLong)) {
      await expect(newUser(database.db, { [field]: text })).rejects.toMatchObject(refusedBy('users_'));
      await newUser(database.db, { [field]: text.slice(1) });
    }
  });

  it('store nothing of a row that was refused', async () => {
    const before = await database.db.$count(moodEntries);
    const ownersBefore = await database.db.$count(owners);
    await expect(insertEntry({ overallMood: 6 })).rejects.toThrow();
    expect(await database.db.$count(moodEntries)).toBe(before);
    expect(await database.db.$count(owners)).toBe(ownersBefore + 1);
  });
});
