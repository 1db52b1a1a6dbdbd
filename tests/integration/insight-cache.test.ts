import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mergeGuest } from '~/domain/accounts/merge-guest.server';
import { changeCheckIn } from '~/domain/check-in/entries/change-check-in.server';
import { createCheckIn, deleteCheckIn } from '~/domain/check-in/entries/check-ins.server';
import { readFindings } from '~/domain/insights/insights.server';
import type { Owner } from '~/domain/owners/guests.server';
import { insightCache, moodEntries, owners } from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import { DAY_MS, later, moodEntryOf, NOW } from '../factories/rows';
import { checkInInput, newGuest } from '../factories/use-cases';

describe.each(DATABASES)('what was worked out, in %s', (kind) => {
  const database = useDatabase(kind);
  let owner: Owner;
  beforeEach(async () => {
    owner = await newGuest(database.db);
  });

  const revisionOf = async (id = owner.id) => {
    const [row] = await database.db.select().from(owners).where(eq(owners.id, id));
    return row?.checkInsRevision ?? -1;
  };
  const kept = async () => {
    const [row] = await database.db.select().from(insightCache).where(eq(insightCache.ownerId, owner.id));
    return row;
  };
  /** Reads, and waits for what would go on in the background. */
  async function read(now = NOW, of = owner) {
    const work: Promise<unknown>[] = [];
    const findings = await readFindings(database.db, {
      owner: of,
      now,
      inBackground: (_, one) => void work.push(one),
    });
    await Promise.all(work);
    return { findings, isFresh: work.length > 0 };
  }
  const add = (now = NOW) => createCheckIn(database.db, { owner, input: checkInInput(), now });

  it('is worked out once for each change and each day', async () => {
    await add();
    expect((await read()).isFresh).toBe(true);
    const again = await read();
    expect(again.isFresh).toBe(false);
    expect(again.findings).toEqual((await kept())?.findings);
    expect((await read(later(DAY_MS))).isFresh).toBe(true);
    await add();
    const after = await read();
    expect([after.isFresh, after.findings.checkIns]).toEqual([true, 2]);
  });

  it('has a new revision with every kind of change, and none without one', async () => {
    const entry = await add();
    const seen = [await revisionOf()];
    const note = async () => seen.push(await revisionOf());
    const change = (changes: object) =>
      changeCheckIn(database.db, {
        owner,
        id: entry.id,
        changes: { answers: {}, notes: undefined, date: undefined, timeZone: undefined, ...changes },
        now: NOW,
      });
    await change({ answers: { sleepRating: 1 } });
    await note();
    await change({ date: later(-DAY_MS) });
    await note();
    await database.db.insert(moodEntries).values(moodEntryOf(owner.id));
    await note();
    await deleteCheckIn(database.db, { ownerId: owner.id, id: entry.id });
    await note();
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
    await read();
    await read();
    expect(await revisionOf()).toBe(seen.at(-1));
  });

  it('changes nothing for anybody else', async () => {
    const another = await newGuest(database.db);
    await add();
    expect(await revisionOf(another.id)).toBe(0);
    expect((await read(NOW, another)).findings.checkIns).toBe(0);
  });

  it('is worked out again when a guest’s check-ins are added', async () => {
    const guest = await newGuest(database.db);
    await add();
    await createCheckIn(database.db, { owner: guest, input: checkInInput(), now: NOW });
    expect((await read()).findings.checkIns).toBe(1);
    await mergeGuest(database.db, { guestId: guest.id, memberId: owner.id });
    expect((await read()).findings.checkIns).toBe(2);
  });

  it('keeps nothing of a check-in that was deleted', async () => {
    const { id } = await add();
    await read();
    expect(await kept()).toBeDefined();
    await deleteCheckIn(database.db, { ownerId: owner.id, id });
    expect(await kept()).toBeUndefined();
  });

  it('takes a change back together with the check-in, when the transaction fails', async () => {
    await add();
    const before = await revisionOf();
    const failing = database.db.transaction(async (tx) => {
      await tx.insert(moodEntries).values(moodEntryOf(owner.id));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await revisionOf()).toBe(before);
  });

  it('never keeps findings under a key that is newer than they are', async () => {
    await add();
    const work: (() => Promise<unknown>)[] = [];
    const store = {
      owner,
      now: NOW,
      inBackground: (_: string, one: Promise<unknown>) => void work.push(() => one),
    };
    const older = await readFindings(database.db, store);
    await add();
    await Promise.all(work.map((one) => one()));
    expect(older.checkIns).toBe(1);
    expect((await read()).findings.checkIns).toBe(2);
  });
});
