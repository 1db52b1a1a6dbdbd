import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, useDatabase } from '../../tests/factories/database';
import { DAY_MS, later, moodEntryOf, newOwner } from '../../tests/factories/rows';
import { insertMoodEntry, listMoodEntries, type MoodEntry, type MoodEntryPage } from './check-ins';

describe.each(DATABASES)('lists of check-ins in %s', (kind) => {
  const database = useDatabase(kind);
  let ownerId: string;
  beforeAll(async () => {
    ownerId = (await newOwner(database.db)).id;
    const stranger = (await newOwner(database.db)).id;
    await database.db.transaction(async (tx) => {
      for (let i = 0; i < 12; i += 1) {
        // Four instants with three check-ins each, so that pages end within equal dates.
        const date = later(-Math.floor(i / 3) * DAY_MS);
        await insertMoodEntry(tx, moodEntryOf(ownerId, { date }));
        await insertMoodEntry(tx, moodEntryOf(stranger, { date }));
      }
    });
  });

  const list = (page: Partial<MoodEntryPage>) =>
    listMoodEntries(database.db, { ownerId, limit: 100, ...page });
  const ids = (rows: MoodEntry[]) => rows.map(({ id }) => id);

  it('have the newest first, and equal dates in an order that stays', async () => {
    const rows = await list({});
    expect(rows).toHaveLength(12);
    const sorted = [...rows].sort((a, b) => b.date.getTime() - a.date.getTime() || (a.id < b.id ? 1 : -1));
    expect(ids(rows)).toEqual(ids(sorted));
  });

  it.each([1, 2, 4, 5, 12])('show every check-in exactly once, %i to a page', async (limit) => {
    const seen: MoodEntry[] = [];
    for (
      let page = await list({ limit });
      page.length > 0;
      page = await list({ limit, after: seen.at(-1) })
    ) {
      expect(page.length).toBeLessThanOrEqual(limit);
      seen.push(...page);
    }
    expect(ids(seen)).toEqual(ids(await list({})));
  });

  it('miss nothing and repeat nothing when one is added in between', async () => {
    const first = await list({ limit: 4 });
    const { id } = await insertMoodEntry(database.db, moodEntryOf(ownerId, { date: later(1000) }));
    const rest = await list({ after: first.at(-1) });
    expect(new Set([...ids(first), ...ids(rest)]).size).toBe(12);
    expect(ids(rest)).not.toContain(id);
  });

  it('keep to the days that were asked for, both included', async () => {
    const days = async (range: { from?: string; to?: string }) =>
      [...new Set((await list(range)).map(({ localDate }) => localDate))].sort();
    expect(await days({ from: '2026-11-16', to: '2026-11-17' })).toEqual(['2026-11-16', '2026-11-17']);
    expect(await days({ to: '2026-11-15' })).toEqual(['2026-11-15']);
    expect(await days({ from: '2026-11-18' })).toEqual(['2026-11-18']);
    expect(await days({ from: '2026-11-19', to: '2026-11-01' })).toEqual([]);
  });
});
