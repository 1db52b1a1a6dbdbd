import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, useDatabase } from '../../tests/factories/database';
import { DAY_MS, draftOf, later, newOwner, NOW, someHash } from '../../tests/factories/rows';
import { parkedDrafts } from '../schema';
import * as drafts from './drafts';

describe.each(DATABASES)('drafts in %s', (kind) => {
  const database = useDatabase(kind);
  let mine: string;
  let theirs: string;
  beforeEach(async () => {
    mine = (await newOwner(database.db)).id;
    theirs = (await newOwner(database.db)).id;
  });

  it('are kept apart by owner and mode', async () => {
    const { db } = database;
    const [full, quick] = [draftOf(mine), draftOf(mine, { mode: 'quick' })];
    for (const draft of [full, quick]) await drafts.savingDraft(db, draft);
    expect(await drafts.findDraft(db, { ownerId: mine, mode: 'quick' })).toEqual(quick);
    expect(await drafts.findDraft(db, { ownerId: theirs, mode: 'full' })).toBeUndefined();
    expect(await drafts.listDrafts(db, theirs)).toEqual([]);
    await drafts.deletingDraft(db, { ownerId: theirs, mode: 'full' });
    await drafts.deletingDraft(db, { ownerId: mine, mode: 'quick' });
    expect(await drafts.listDrafts(db, mine)).toEqual([full]);
  });

  it('keep the key they were begun with when they are saved again', async () => {
    const { db } = database;
    const first = draftOf(mine);
    await drafts.savingDraft(db, first);
    const second = draftOf(mine, { answers: { sleepRating: 1 }, notes: 'more', updatedAt: later(1000) });
    await drafts.savingDraft(db, second);
    const kept = await drafts.findDraft(db, { ownerId: mine, mode: 'full' });
    expect(kept).toEqual({ ...second, submissionKey: first.submissionKey });
  });

  it('parked on a device are handed to nobody but their owner', async () => {
    const { db } = database;
    const tokenHash = someHash();
    const parked = { id: randomUUID(), ownerId: mine, tokenHash, mode: 'full', notes: '' } as const;
    await drafts.parkDraft(db, { ...parked, answers: { focusRating: 2 }, createdAt: NOW });
    expect(await drafts.findParkedDraft(db, { tokenHash, ownerId: theirs })).toBeUndefined();
    expect(await drafts.findParkedDraft(db, { tokenHash: someHash(), ownerId: mine })).toBeUndefined();
    await drafts.deleteParkedDraft(db, { ownerId: theirs, id: parked.id });
    expect(await drafts.findParkedDraft(db, { tokenHash, ownerId: mine })).toMatchObject({
      answers: { focusRating: 2 },
    });
    await drafts.deleteParkedDraft(db, { ownerId: mine, id: parked.id });
    expect(await drafts.findParkedDraft(db, { tokenHash, ownerId: mine })).toBeUndefined();
  });

  it('go when they are older than asked', async () => {
    const { db } = database;
    const age = later(-DAY_MS);
    await drafts.savingDraft(db, draftOf(mine, { updatedAt: later(-1, age) }));
    await drafts.savingDraft(db, draftOf(theirs, { updatedAt: age }));
    for (const createdAt of [later(-1, age), age]) {
      const parked = { id: randomUUID(), ownerId: mine, tokenHash: someHash(), mode: 'full' as const };
      await drafts.parkDraft(db, { ...parked, answers: {}, notes: '', createdAt });
    }
    await drafts.deleteDraftsOlderThan(db, age);
    expect(await drafts.listDrafts(db, mine)).toEqual([]);
    expect(await drafts.listDrafts(db, theirs)).toHaveLength(1);
    const left = await db.query.parkedDrafts.findMany();
    expect(left.filter(({ ownerId }) => ownerId === mine).map(({ createdAt }) => createdAt)).toEqual([age]);
    await db.delete(parkedDrafts);
  });
});
