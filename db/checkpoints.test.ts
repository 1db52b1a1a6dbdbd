import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../tests/factories/database';
import { moodEntryOf, newOwner } from '../tests/factories/rows';
import type { Database } from './client';
import { moodEntries } from './schema';

/** Asked from another process: opening and closing a file in this one would take the locks off it. */
const bytesOf = (file: string) =>
  Number(execFileSync(process.execPath, ['-p', `fs.statSync(${JSON.stringify(file)}).size`]));

describe('the journal beside a server', () => {
  const database = useDatabase();

  /** Far more than the thousand pages after which a commit would carry the journal over. */
  async function writeMuch(db: Database): Promise<void> {
    const { id } = await newOwner(db);
    const notes = 'x'.repeat(2000);
    for (let round = 0; round < 15; round += 1) {
      await db.transaction(async (tx) => {
        for (let row = 0; row < 100; row += 1)
          await tx.insert(moodEntries).values(moodEntryOf(id, { notes }));
      });
    }
  }

  it('is left alone by a tool, while it writes and when it ends; the server carries it over', async () => {
    const server = database.db;
    const before = bytesOf(database.file);
    const tool = await database.open();
    await writeMuch(tool);
    tool.$client.close();
    expect(bytesOf(`${database.file}-wal`)).toBeGreaterThan(2_000_000);
    expect(bytesOf(database.file)).toBe(before);

    await server.$client.startCheckpointing();
    await newOwner(server);
    expect(bytesOf(database.file)).toBeGreaterThan(before + 2_000_000);
  });
});
