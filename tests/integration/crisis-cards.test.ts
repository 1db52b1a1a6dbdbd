import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { endCurrentChat } from '~/domain/chat/conversations.server';
import { takeTurn } from '~/domain/chat/take-turn.server';
import { changeCheckIn } from '~/domain/check-in/entries/change-check-in.server';
import { createCheckIn } from '~/domain/check-in/entries/check-ins.server';
import { readYearOfCards } from '~/domain/crisis-cards/crisis-cards.server';
import { findOwner, type Owner } from '~/domain/owners/guests.server';
import { createReflection } from '~/domain/reflections/reflections.server';
import { reportSchema } from '~/domain/reports/form/schema';
import { createReport } from '~/domain/reports/stored/reports.server';
import { assess } from '~/domain/safety/assess';
import { deleteOwner } from 'db/repositories/owners';
import { crisisCards } from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import { DAY_MS, later, NOW } from '../factories/rows';
import { checkInInput, newGuest, newMember, problemOf } from '../factories/use-cases';

const UNCHANGED = { date: undefined, timeZone: undefined };
const CRISIS = 'I want to kill myself';

describe.each(DATABASES)('crisis cards, counted in %s', (kind) => {
  const database = useDatabase(kind);
  let owner: Owner;
  beforeEach(async () => {
    await database.db.delete(crisisCards);
    owner = await newGuest(database.db);
  });
  const counted = () => database.db.select().from(crisisCards).orderBy(crisisCards.month);
  const say = (text: string, { now = NOW, key }: { now?: Date; key?: string } = {}) =>
    takeTurn(database.db, {
      owner,
      firstName: null,
      input: { text, heard: assess(text) },
      now,
      idempotencyKey: key,
    });

  it('count once a conversation, however many of its replies carry the card', async () => {
    await say('I slept badly');
    expect(await counted()).toEqual([]);
    expect((await say(CRISIS)).reply.hasCard).toBe(true);
    expect((await say('I mean it')).reply.hasCard).toBe(true);
    expect(await counted()).toEqual([{ month: '2026-11', shown: 1 }]);
    await endCurrentChat(database.db, { ownerId: owner.id, now: later(60_000) });
    await say(CRISIS, { now: later(DAY_MS) });
    expect(await counted()).toEqual([{ month: '2026-11', shown: 2 }]);
  });

  it('count a card that stands with the opening of a conversation, too', async () => {
    await say(CRISIS);
    await endCurrentChat(database.db, { ownerId: owner.id, now: later(60_000) });
    const { messages } = await say('Hello again', { now: later(120_000) });
    expect(messages[0]?.hasCard).toBe(true);
    expect(await counted()).toEqual([{ month: '2026-11', shown: 2 }]);
  });

  it('count a message that is sent again only once', async () => {
    const key = randomUUID();
    await Promise.all([1, 2, 3].map(() => say(CRISIS, { key })));
    expect(await counted()).toEqual([{ month: '2026-11', shown: 1 }]);
  });

  it('count a note once, when it is written or changed into one, and not when it stays one', async () => {
    const { db } = database;
    const key = { idempotencyKey: randomUUID() };
    const input = checkInInput({ notes: CRISIS });
    await createCheckIn(db, { owner, input, now: NOW, ...key });
    await createCheckIn(db, { owner, input, now: NOW, ...key });
    expect(await counted()).toEqual([{ month: '2026-11', shown: 1 }]);
    const { id } = await createCheckIn(db, { owner, input: checkInInput({ notes: 'A walk' }), now: NOW });
    const change = (notes: string | null) =>
      changeCheckIn(db, { owner, id, changes: { answers: {}, notes, ...UNCHANGED }, now: NOW });
    await change(CRISIS);
    await change(`${CRISIS} today`);
    expect(await counted()).toEqual([{ month: '2026-11', shown: 2 }]);
    await change(null);
    expect(await counted()).toEqual([{ month: '2026-11', shown: 2 }]);
  });

  it('count a note that was only worth a question, too: it brings the same card', async () => {
    const input = checkInInput({ notes: 'I feel worthless and nobody cares about me' });
    const { noteLevel } = await createCheckIn(database.db, { owner, input, now: NOW });
    expect(noteLevel).toBe('concern');
    expect(await counted()).toEqual([{ month: '2026-11', shown: 1 }]);
  });

  it('count a low rating without such words not at all', async () => {
    const input = checkInInput({ answers: { overallMood: 1 }, notes: 'Tired' });
    await createCheckIn(database.db, { owner, input, now: NOW });
    expect(await counted()).toEqual([]);
  });

  it('count a reflection once, sent again or not', async () => {
    const texts = { highlights: '', challenges: CRISIS, gratitude: '', nextWeekGoals: '' };
    const write = () =>
      createReflection(database.db, { owner, input: { week: undefined, ...texts }, now: NOW });
    await write();
    await write();
    expect(await counted()).toEqual([{ month: '2026-11', shown: 1 }]);
  });

  it('count the message of a report once, with a key or without', async () => {
    const { db } = database;
    const { user } = await newMember(db);
    const member = await findOwner(db, user.id);
    if (!member) throw new Error('the new member is not there');
    const make = (message: string, idempotencyKey?: string) => {
      const input = reportSchema({ now: NOW, settings: { timeZone: 'UTC', dayStartHour: 0 } }).parse({
        title: 'For my visit',
        providerName: 'Dr. Abara',
        providerEmail: 'abara@example.org',
        dateRange: { start: '2026-10-21', end: '2026-11-18' },
        message,
      });
      return createReport(db, { owner: member, user, input, now: NOW, idempotencyKey });
    };
    await make('About my sleep');
    await make(CRISIS);
    const key = randomUUID();
    await make(CRISIS, key);
    await make(CRISIS, key);
    expect(await counted()).toEqual([{ month: '2026-11', shown: 2 }]);
  });

  it('keep the month and a number, and nothing of the person: they stay when the person goes', async () => {
    await say(CRISIS);
    await deleteOwner(database.db, owner.id);
    const rows = await counted();
    expect(rows).toEqual([{ month: '2026-11', shown: 1 }]);
    expect(JSON.stringify(rows)).not.toContain(owner.id);
  });

  it('are not counted when the turn is not stored', async () => {
    const key = randomUUID();
    await say('Something else', { key });
    expect(await problemOf(say(CRISIS, { key }))).toMatchObject({ kind: 'invalid' });
    expect(await counted()).toEqual([]);
  });

  it('add up over the last twelve whole months, without the one that runs', async () => {
    const months = { '2025-10': 100, '2025-11': 3, '2026-04': 4, '2026-10': 5, '2026-11': 1000 };
    await database.db
      .insert(crisisCards)
      .values(Object.entries(months).map(([month, shown]) => ({ month, shown })));
    expect(await readYearOfCards(database.db, NOW)).toEqual({ shown: 12, first: '2025-11', last: '2026-10' });
    await database.db.delete(crisisCards);
    expect(await readYearOfCards(database.db, NOW)).toMatchObject({ shown: 0 });
  });
});
