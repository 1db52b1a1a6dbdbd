import { describe, expect, it } from 'vitest';
import { requireCheckIn } from '~/domain/check-in/entries/check-ins.server';
import { deleteWithUndo, timeToUndo, UNDO_SECONDS, undoDeletion } from '~/domain/history/undo.server';
import type { Owner } from '~/domain/owners/guests.server';
import { deletedMoodEntries, moodEntries } from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import { later, NOW } from '../factories/rows';
import { backdate, newGuest, problemOf, statsAt } from '../factories/use-cases';

const LAST_MOMENT = later(UNDO_SECONDS * 1000 - 1);
const TOO_LATE = later(UNDO_SECONDS * 1000);

describe.each(DATABASES)('undoing a deletion in %s', (kind) => {
  const database = useDatabase(kind);

  async function withEntry() {
    const owner = await newGuest(database.db);
    await backdate(database.db, owner, { date: '2026-11-17T09:00:00.123Z', now: NOW.toISOString() });
    const entry = await backdate(database.db, owner, {
      date: '2026-11-18T09:00:00Z',
      now: NOW.toISOString(),
    });
    return { owner, entry };
  }
  const remove = ({ owner, id }: { owner: Owner; id: string }) =>
    deleteWithUndo(database.db, { ownerId: owner.id, id }, NOW);
  const undo = (owner: Owner, undoKey: string, now = LAST_MOMENT) =>
    undoDeletion(database.db, { ownerId: owner.id, undoKey, now });

  it('brings everything back as it was, and the numbers with it', async () => {
    const { owner, entry } = await withEntry();
    const { undoKey } = await remove({ owner, id: entry.id });
    const which = { ownerId: owner.id, id: entry.id };
    expect(await problemOf(requireCheckIn(database.db, which))).toMatchObject({ kind: 'not-found' });
    expect(await statsAt(database.db, owner, NOW)).toMatchObject({ totalCheckins: 1, streakDays: 1 });
    expect(await timeToUndo(database.db, { ownerId: owner.id, undoKey, now: LAST_MOMENT })).toBe(1);

    expect(await undo(owner, undoKey)).toEqual(entry);
    expect(await requireCheckIn(database.db, which)).toEqual(entry);
    expect(await statsAt(database.db, owner, NOW)).toMatchObject({ totalCheckins: 2, streakDays: 2 });
  });

  it('works once, and not after ten seconds', async () => {
    const { owner, entry } = await withEntry();
    const first = await remove({ owner, id: entry.id });
    await undo(owner, first.undoKey);
    expect(await problemOf(undo(owner, first.undoKey))).toMatchObject({ kind: 'gone' });

    const second = await remove({ owner, id: entry.id });
    const { undoKey } = second;
    expect(await timeToUndo(database.db, { ownerId: owner.id, undoKey, now: TOO_LATE })).toBeNull();
    expect(await problemOf(undo(owner, undoKey, TOO_LATE))).toMatchObject({ kind: 'gone' });
    expect(await problemOf(undo(owner, undoKey))).toMatchObject({ kind: 'gone' });
    expect(await statsAt(database.db, owner, NOW)).toMatchObject({ totalCheckins: 1 });
  });

  it('needs the key of this deletion and its own owner', async () => {
    const { owner, entry } = await withEntry();
    const stranger = await newGuest(database.db);
    const { undoKey } = await remove({ owner, id: entry.id });
    expect(await problemOf(undo(stranger, undoKey))).toMatchObject({ kind: 'gone' });
    expect(await problemOf(undo(owner, 'x'.repeat(43)))).toMatchObject({ kind: 'gone' });
    expect((await undo(owner, undoKey)).id).toBe(entry.id);
  });

  it('refuses to delete what is another’s, and keeps nothing of it', async () => {
    const { entry } = await withEntry();
    const stranger = await newGuest(database.db);
    expect(await problemOf(remove({ owner: stranger, id: entry.id }))).toMatchObject({ kind: 'not-found' });
    expect(await database.db.$count(moodEntries)).toBeGreaterThan(0);
    const kept = await database.db.query.deletedMoodEntries.findMany();
    expect(kept.filter(({ ownerId }) => ownerId === stranger.id)).toEqual([]);
  });

  it('keeps what was deleted sealed, and forgets it at the next deletion after its time', async () => {
    const { owner, entry } = await withEntry();
    const { undoKey } = await remove({ owner, id: entry.id });
    const [row] = await database.db.query.deletedMoodEntries.findMany({
      where: (kept, { eq }) => eq(kept.ownerId, owner.id),
    });
    const stored = JSON.stringify(row) + Buffer.from(row?.sealed ?? '', 'base64url').toString('latin1');
    for (const secret of [entry.id, undoKey, 'overallMood']) expect(stored).not.toContain(secret);
    const other = await withEntry();
    await deleteWithUndo(database.db, { ownerId: other.owner.id, id: other.entry.id }, TOO_LATE);
    const left = await database.db.select().from(deletedMoodEntries);
    expect(left.map(({ ownerId }) => ownerId)).not.toContain(owner.id);
  });
});
