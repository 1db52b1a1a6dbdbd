import { beforeEach, describe, expect, it } from 'vitest';
import * as drafts from '~/domain/check-in/drafts/drafts.server';
import { createCheckIn } from '~/domain/check-in/entries/check-ins.server';
import type { Owner } from '~/domain/owners/guests.server';
import { DATABASES, useDatabase } from '../factories/database';
import { later, NOW } from '../factories/rows';
import { checkInInput, newGuest } from '../factories/use-cases';

const KEY = 'k'.repeat(32);

describe.each(DATABASES)('a draft in %s', (kind) => {
  const database = useDatabase(kind);
  let owner: Owner;
  beforeEach(async () => {
    owner = await newGuest(database.db);
  });
  const which = () => ({ ownerId: owner.id, mode: 'full' as const });
  const keep = (change: Partial<Parameters<typeof drafts.keepInDraft>[1]>) =>
    drafts.keepInDraft(database.db, { ...which(), answers: {}, submissionKey: KEY, now: NOW, ...change });
  const find = () => drafts.findDraft(database.db, which());

  it('grows answer by answer and keeps its note and its key', async () => {
    await keep({ answers: { sleepRating: 2 }, notes: 'half a sentence' });
    await keep({ answers: { overallMood: 4 }, submissionKey: 'another'.repeat(5) });
    await keep({ answers: { sleepRating: 3 }, now: later(1000) });
    expect(await find()).toMatchObject({
      answers: { sleepRating: 3, overallMood: 4 },
      notes: 'half a sentence',
      submissionKey: KEY,
      updatedAt: later(1000),
    });
    await keep({ notes: '' });
    expect((await find())?.notes).toBe('');
  });

  it('loses no answer when ten are saved at once', async () => {
    const fields = ['sleepRating', 'overallMood', 'focusRating', 'energyRating', 'socialRating'] as const;
    await Promise.all(fields.map((field) => keep({ answers: { [field]: 5 } })));
    expect(Object.keys((await find())?.answers ?? {}).sort()).toEqual([...fields].sort());
  });

  it('does not come back when a late save arrives after its check-in', async () => {
    await keep({ answers: { sleepRating: 2 } });
    const write = { owner, input: checkInInput(), now: NOW, idempotencyKey: KEY };
    await createCheckIn(database.db, write);
    await drafts.discardDraft(database.db, which());
    await keep({ answers: { sleepRating: 2 } });
    expect(await find()).toBeUndefined();
    await keep({ answers: { sleepRating: 2 }, submissionKey: 'another'.repeat(5) });
    expect(await find()).toBeDefined();
  });

  it('parked on a device is added to its owner’s draft once, and never to somebody else’s', async () => {
    const parked = {
      ...which(),
      answers: { sleepRating: 1, focusRating: 5 } as const,
      notes: 'kept',
      now: NOW,
    };
    const token = await drafts.parkAnswers(database.db, parked);
    const stranger = await newGuest(database.db);
    const reclaim = (ownerId: string) =>
      drafts.reclaimParked(database.db, { ownerId, token, now: later(1000) });
    expect(await reclaim(stranger.id)).toBe(false);
    expect(await drafts.findDraft(database.db, { ownerId: stranger.id, mode: 'full' })).toBeUndefined();
    await keep({ answers: { sleepRating: 4, socialRating: 2 } });
    expect(await reclaim(owner.id)).toBe(true);
    expect(await find()).toMatchObject({
      answers: { sleepRating: 1, focusRating: 5, socialRating: 2 },
      notes: 'kept',
    });
    expect(await reclaim(owner.id)).toBe(false);
  });
});
