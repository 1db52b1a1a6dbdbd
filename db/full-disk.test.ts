import { describe, expect, it } from 'vitest';
import { useDatabase } from '../tests/factories/database';
import { moodEntryOf, newOwner } from '../tests/factories/rows';
import { askFromOutside } from '../tests/integration/outside-database';
import { DatabaseUnavailableError, isUnavailable } from './errors';
import { moodEntries } from './schema';

const NOTE = 'x'.repeat(2000);

describe('a database that cannot grow', () => {
  const database = useDatabase();

  it('refuses writes as out of reach, goes on reading, and stores again once there is room', async () => {
    const { db } = database;
    const { id } = await newOwner(db);
    const insert = () => db.insert(moodEntries).values(moodEntryOf(id, { notes: NOTE }));
    const count = async () =>
      (await askFromOutside<{ n: number }>(database.file, 'select count(*) n from mood_entries'))[0]?.n;

    // SQLite answers a full disk in the same way.
    await db.$client.execute('PRAGMA max_page_count = 1');
    let stored = 0;
    let refusal: unknown;
    while (refusal === undefined) {
      await insert().then(
        () => (stored += 1),
        (error: unknown) => (refusal = error),
      );
    }
    expect(isUnavailable(refusal)).toBe(true);
    expect((refusal as Error).cause).toBeInstanceOf(DatabaseUnavailableError);
    expect(await db.$count(moodEntries)).toBe(stored);
    expect(await count()).toBe(stored);

    await db.$client.execute('PRAGMA max_page_count = 1000000');
    await insert();
    expect(await count()).toBe(stored + 1);
  });
});
