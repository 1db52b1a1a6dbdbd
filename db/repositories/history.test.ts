import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, useDatabase } from '../../tests/factories/database';
import { DAY_MS, HOUR_MS, later, moodEntryOf, newOwner } from '../../tests/factories/rows';
import { insertMoodEntry } from './check-ins';
import { findHistoryBounds, findNeighbourDays, type HistoryPage, listHistory } from './history';

type Line = Awaited<ReturnType<typeof listHistory>>[number];

describe.each(DATABASES)('the history in %s', (kind) => {
  const database = useDatabase(kind);
  let ownerId: string;
  beforeAll(async () => {
    ownerId = (await newOwner(database.db)).id;
    const stranger = (await newOwner(database.db)).id;
    await database.db.transaction(async (tx) => {
      for (let i = 0; i < 12; i += 1) {
        // Three of each day; two of those at the same instant, so that pages end within equal ones.
        const date = later(-Math.floor(i / 3) * DAY_MS - (i % 3 === 2 ? HOUR_MS : 0));
        await insertMoodEntry(tx, moodEntryOf(ownerId, { date, overallMood: 1 + (i % 3) }));
        await insertMoodEntry(tx, moodEntryOf(stranger, { date, overallMood: 5 }));
      }
      // Written later than the newest day, by the clock of somewhere further west: still an earlier day.
      await insertMoodEntry(tx, moodEntryOf(ownerId, { date: later(HOUR_MS), localDate: '2026-11-17' }));
    });
  });

  const list = (page: Partial<HistoryPage>) => listHistory(database.db, { ownerId, limit: 100, ...page });
  const daysOf = (rows: Line[]) => [...new Set(rows.map(({ localDate }) => localDate))];

  it('goes by local day, newest first, whatever the instants say', async () => {
    const rows = await list({});
    expect(rows).toHaveLength(13);
    expect(daysOf(rows)).toEqual(['2026-11-18', '2026-11-17', '2026-11-16', '2026-11-15']);
    expect(rows.map(({ localDate }) => localDate)).toEqual(
      rows
        .map(({ localDate }) => localDate)
        .sort()
        .reverse(),
    );
    expect(rows.filter(({ localDate }) => localDate === '2026-11-17').at(0)?.date).toEqual(later(HOUR_MS));
  });

  it.each([1, 2, 4, 5, 13])('shows every check-in exactly once, %i to a page', async (limit) => {
    const seen: Line[] = [];
    for (
      let page = await list({ limit });
      page.length > 0;
      page = await list({ limit, after: seen.at(-1) })
    ) {
      seen.push(...page);
      expect(seen.length).toBeLessThanOrEqual(13);
    }
    expect(seen).toEqual(await list({}));
  });

  it('keeps to days and ratings', async () => {
    expect(daysOf(await list({ from: '2026-11-16', to: '2026-11-17' }))).toEqual([
      '2026-11-17',
      '2026-11-16',
    ]);
    expect((await list({ rating: 2 })).map(({ overallMood }) => overallMood)).toEqual([2, 2, 2, 2]);
    expect(await list({ rating: 5 })).toEqual([]);
    expect(await list({ from: '2026-11-19' })).toEqual([]);
  });

  it('knows its ends and the days beside a day, of this owner alone', async () => {
    const beside = (date: string) => findNeighbourDays(database.db, { ownerId, date });
    expect(await findHistoryBounds(database.db, ownerId)).toEqual({
      first: '2026-11-15',
      last: '2026-11-18',
    });
    expect(await beside('2026-11-16')).toEqual({ before: '2026-11-15', after: '2026-11-17' });
    expect(await beside('2026-11-15')).toEqual({ before: null, after: '2026-11-16' });
    expect(await beside('2027-01-01')).toEqual({ before: '2026-11-18', after: null });
    const newcomer = await newOwner(database.db);
    expect(await findHistoryBounds(database.db, newcomer.id)).toBeNull();
  });
});
