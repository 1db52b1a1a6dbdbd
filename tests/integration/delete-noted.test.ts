import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findOwner } from '~/domain/owners/guests.server';
import { reportSchema } from '~/domain/reports/form/schema';
import { openReport } from '~/domain/reports/link/open.server';
import { listReportsWithEarlierNote, settleEarlierNote } from '~/domain/reports/stored/change-note.server';
import {
  deleteCheckInWithReports,
  listReportsWithNote,
} from '~/domain/reports/stored/delete-check-in.server';
import { changeLink, createReport } from '~/domain/reports/stored/reports.server';
import type { Database } from 'db/client';
import { moodEntries, moodReports } from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import { later, NOW } from '../factories/rows';
import { checkInAt, newGuest, newMember, problemOf } from '../factories/use-cases';

const MOMENT = { now: NOW, settings: { timeZone: 'UTC', dayStartHour: 0 } };
const DAYS = ['2026-11-16T10:00:00Z', '2026-11-17T10:00:00Z'];

/** Somebody with two noted check-ins, both notes in a report that is open. */
async function noted(db: Database) {
  const { user } = await newMember(db);
  const owner = await findOwner(db, user.id);
  if (!owner) throw new Error('the new member is not there');
  await checkInAt(db, owner, DAYS);
  await db.update(moodEntries).set({ notes: 'the same words' }).where(eq(moodEntries.ownerId, owner.id));
  const entries = await db.query.moodEntries.findMany({
    where: eq(moodEntries.ownerId, owner.id),
    orderBy: moodEntries.date,
  });
  const make = (changes: object = {}) =>
    createReport(db, {
      owner,
      user,
      now: NOW,
      input: reportSchema(MOMENT).parse({
        title: 'For my visit',
        providerName: 'Dr. Abara',
        providerEmail: 'abara@example.org',
        dateRange: { start: '2026-10-21', end: '2026-11-18' },
        sections: { notes: entries.map(({ id }) => id) },
        ...changes,
      }),
    });
  const remove = (choice?: 'remake' | 'close' | 'keep') =>
    deleteCheckInWithReports(db, { owner, user, entry: entries[0]!, choice, now: later(1000) });
  const open = (reportId: string) => openReport(db, { reportId, now: later(2000) });
  return { owner, user, entries, make, remove, open };
}

describe.each(DATABASES)('deleting a check-in whose note stands in an open report, in %s', (kind) => {
  const database = useDatabase(kind);

  it('asks first, and deletes nothing', async () => {
    const { db } = database;
    const { owner, make, remove, open } = await noted(db);
    const { reportId } = await make();
    expect((await problemOf(remove())).kind).toBe('invalid');
    expect(await db.$count(moodEntries, eq(moodEntries.ownerId, owner.id))).toBe(2);
    expect((await open(reportId)).snapshot.notes).toHaveLength(2);
  });

  it('makes it again under the same link, with the other note and without this one', async () => {
    const { db } = database;
    const { make, remove, open, entries } = await noted(db);
    const { reportId } = await make({ passcode: 'tide-88' });
    const before = await open(reportId);
    expect(await remove('remake')).toMatchObject({ closed: 0, remade: 1 });
    const { snapshot, passcodeHash, title } = await open(reportId);
    expect(snapshot.notes).toEqual([{ checkIn: entries[1]!.id, date: '2026-11-17', text: 'the same words' }]);
    expect([snapshot.checkIns, before.snapshot.checkIns]).toEqual([1, 2]);
    expect([passcodeHash, title]).toEqual([before.passcodeHash, before.title]);
  });

  it('closes the link, or leaves it as it is', async () => {
    const { db } = database;
    const { make, remove, open } = await noted(db);
    const { reportId } = await make();
    expect(await remove('close')).toMatchObject({ closed: 1, remade: 0 });
    expect((await problemOf(open(reportId))).kind).toBe('gone');
    const second = await noted(db);
    const kept = await second.make();
    expect(await second.remove('keep')).toMatchObject({ closed: 0, remade: 0 });
    expect((await second.open(kept.reportId)).snapshot.notes).toHaveLength(2);
  });

  it('keeps the link closed where the report cannot be made again', async () => {
    const { db } = database;
    const { make, remove, open } = await noted(db);
    const { id, reportId } = await make();
    // A period that no report can have is one that cannot be gathered.
    const dateRange = { start: 'never', end: '2026-11-18' };
    await db.update(moodReports).set({ dateRange }).where(eq(moodReports.id, id));
    const done = await remove('remake');
    expect(done).toMatchObject({ closed: 1, remade: 0 });
    expect(done.failure).toBeInstanceOf(Error);
    expect((await problemOf(open(reportId))).kind).toBe('gone');
  });

  it('knows the reports with an open link alone, also those from before a note knew its check-in', async () => {
    const { db } = database;
    const { owner, entries, make } = await noted(db);
    const [closed, open, old] = [await make(), await make({ expiresAt: '2026-11-20' }), await make()];
    await make({ sections: { notes: [] } });
    await changeLink(db, { userId: owner.id, reportId: closed.reportId, isActive: false, now: NOW });
    const row = await db.query.moodReports.findFirst({ where: eq(moodReports.id, old.id) });
    const snapshot = {
      ...row!.snapshot!,
      notes: row!.snapshot!.notes.map(({ date, text }) => ({ date, text })),
    };
    await db.update(moodReports).set({ snapshot }).where(eq(moodReports.id, old.id));
    const idsAt = async (now: Date, userId = owner.id) =>
      (await listReportsWithNote(db, { userId, entry: entries[0]!, now })).map(({ id }) => id).sort();
    expect(await idsAt(NOW)).toEqual([open.id, old.id].sort());
    expect(await idsAt(new Date('2026-11-21T00:00:00Z'))).toEqual([old.id]);
    expect(await idsAt(NOW, (await newMember(db)).user.id)).toEqual([]);
  });

  it('asks nobody whose check-in is in none', async () => {
    const { db } = database;
    const { remove } = await noted(db);
    expect(await remove()).toMatchObject({ closed: 0, remade: 0 });
    const guest = await newGuest(db);
    await checkInAt(db, guest, DAYS);
    const entry = await db.query.moodEntries.findFirst({ where: eq(moodEntries.ownerId, guest.id) });
    const done = await deleteCheckInWithReports(db, { owner: guest, entry: entry!, now: NOW });
    expect(done).toMatchObject({ closed: 0, remade: 0 });
  });
});

describe.each(DATABASES)('changing a note that stands in an open report, in %s', (kind) => {
  const database = useDatabase(kind);

  /** The first of two notes changed to something else, or taken away. */
  async function changed(notes: string | null) {
    const { db } = database;
    const { owner, user, entries, make, open, ...rest } = await noted(db);
    const { reportId } = await make();
    const id = entries[0]!.id;
    await db.update(moodEntries).set({ notes }).where(eq(moodEntries.id, id));
    const entry = { ...entries[0]!, notes };
    const listed = async () =>
      (await listReportsWithEarlierNote(db, { userId: owner.id, entry, now: later(1000) })).length;
    const settle = (choice: 'remake' | 'close' | 'keep') =>
      settleEarlierNote(db, { owner, user, entry, choice, now: later(1000) });
    const shown = async () => (await open(reportId)).snapshot.notes.map(({ text }) => text);
    return { ...rest, db, owner, entry, listed, settle, shown };
  }

  it('finds the report until it is made again with the note as it is now', async () => {
    const { listed, settle, shown } = await changed('other words');
    expect([await listed(), await shown()]).toEqual([1, ['the same words', 'the same words']]);
    expect(await settle('keep')).toEqual({ closed: 0, remade: 0 });
    expect(await listed()).toBe(1);
    expect(await settle('remake')).toEqual({ closed: 0, remade: 1 });
    expect([await listed(), await shown()]).toEqual([0, ['other words', 'the same words']]);
  });

  it('leaves a note out that was taken away, or closes the link', async () => {
    const first = await changed(null);
    expect(await first.settle('remake')).toEqual({ closed: 0, remade: 1 });
    expect(await first.shown()).toEqual(['the same words']);
    const second = await changed(null);
    expect(await second.settle('close')).toEqual({ closed: 1, remade: 0 });
    expect((await problemOf(second.shown())).kind).toBe('gone');
  });

  it('asks about the report also when the check-in is deleted after its note was taken away', async () => {
    const { db, owner, entry } = await changed(null);
    expect(await listReportsWithNote(db, { userId: owner.id, entry, now: NOW })).toHaveLength(1);
  });
});
