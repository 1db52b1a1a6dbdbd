import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCurrentChat } from '~/domain/chat/conversations.server';
import { hasOpenNote } from '~/domain/chat/open-note.server';
import { takeTurn } from '~/domain/chat/take-turn.server';
import { changeCheckIn } from '~/domain/check-in/entries/change-check-in.server';
import { createCheckIn } from '~/domain/check-in/entries/check-ins.server';
import { assessStoredNotes } from '~/domain/check-in/entries/stored-notes.server';
import { readHome } from '~/domain/check-in/home/home.server';
import type { Owner } from '~/domain/owners/guests.server';
import { moodEntries } from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import { later, moodEntryOf, NOW } from '../factories/rows';
import { checkInInput, newGuest } from '../factories/use-cases';

const CRISIS = 'Long day. I keep thinking about ending my life and nobody knows.';
const HARMLESS = 'Deadline was killing me, but the walk helped.';

describe.each(DATABASES)('the safety level of a note in %s', (kind) => {
  const database = useDatabase(kind);
  let owner: Owner;
  beforeEach(async () => {
    owner = await newGuest(database.db);
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
  });

  const create = (notes: string | null, now = NOW) =>
    createCheckIn(database.db, { owner, input: checkInInput({ notes }), now });
  const change = (id: string, notes: string | null | undefined) =>
    changeCheckIn(database.db, {
      owner,
      id,
      changes: { answers: {}, notes, date: undefined, timeZone: undefined },
      now: NOW,
    });
  const levelsByNote = async () => {
    const rows = await database.db.select().from(moodEntries).where(eq(moodEntries.ownerId, owner.id));
    return rows.map(({ notes, noteLevel }) => [notes, noteLevel]);
  };

  it('is stored with a new check-in, and there is none without a note', async () => {
    expect(await create(CRISIS)).toMatchObject({ noteLevel: 'crisis' });
    expect(await create(HARMLESS)).toMatchObject({ noteLevel: 'none' });
    expect(await create(null)).toMatchObject({ noteLevel: null });
  });

  it('follows a changed note, and only that', async () => {
    const { id } = await create(HARMLESS);
    expect(await change(id, CRISIS)).toMatchObject({ noteLevel: 'crisis' });
    expect(await change(id, undefined)).toMatchObject({ noteLevel: 'crisis', notes: CRISIS });
    expect(await change(id, null)).toMatchObject({ noteLevel: null, notes: null });
  });

  it('puts help first on home, whatever the ratings were', async () => {
    await create(HARMLESS);
    expect(
      (await readHome(database.db, { owner, now: NOW, onUnread: () => expect.unreachable() })).support,
    ).toBeNull();
    await create(CRISIS, later(1));
    expect(
      (await readHome(database.db, { owner, now: later(1), onUnread: () => expect.unreachable() })).support,
    ).toBe('note');
  });

  it('is asked about once on the next visit, with help in sight until then', async () => {
    const asked = () => hasOpenNote(database.db, { ownerId: owner.id, now: later(2) });
    await create(HARMLESS);
    expect(await asked()).toBe(false);
    await create(CRISIS, later(1));
    expect(await asked()).toBe(true);
    const visit = await readCurrentChat(database.db, { owner, firstName: null, now: later(2) });
    expect(visit.messages[0]).toMatchObject({ step: 'SQ.note', asks: true });
    await takeTurn(database.db, { owner, firstName: null, input: { choice: 'no' }, now: later(2) });
    expect(await asked()).toBe(false);
  });

  it('is logged by rule, without a word of the note', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    await create(CRISIS);
    const lines = log.mock.calls.flat().join();
    expect(lines).toMatch(/^safety: note crisis suicide\./);
    expect(lines).not.toMatch(/nobody knows|ending my life/);
  });

  it('is filled in once for notes that were stored before, over as many passes as it takes', async () => {
    const old = (notes: string | null) => moodEntryOf(owner.id, { notes });
    await database.db.insert(moodEntries).values([old(CRISIS), old(HARMLESS), old(null)]);
    await database.db.insert(moodEntries).values(Array.from({ length: 120 }, () => old('Fine.')));
    expect(await assessStoredNotes(database.db, 1)).toBe(100);
    expect(await assessStoredNotes(database.db, 1)).toBe(22);
    expect(await assessStoredNotes(database.db)).toBe(0);
    const levels = await levelsByNote();
    expect(levels).toContainEqual([CRISIS, 'crisis']);
    expect(levels).toContainEqual([HARMLESS, 'none']);
    expect(levels).toContainEqual([null, null]);
    expect(levels.filter(([notes, level]) => notes !== null && level === null)).toEqual([]);
  });
});
