import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgetInChat, readCurrentChat } from '~/domain/chat/conversations.server';
import { takeTurn } from '~/domain/chat/take-turn.server';
import { keepInDraft } from '~/domain/check-in/drafts/drafts.server';
import { createCheckIn } from '~/domain/check-in/entries/check-ins.server';
import { storedTalk } from '~/domain/harbor/machine/talk/stored';
import type { Owner } from '~/domain/owners/guests.server';
import { assess } from '~/domain/safety/assess';
import type { Database } from 'db/client';
import { findNewestChat } from 'db/repositories/chats';
import { findDraft } from 'db/repositories/drafts';
import { OverAllowance } from 'db/repositories/rate-limits';
import { chatSessions, checkInDrafts, moodEntries, rateLimits, userStats } from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import { DAY_MS, later, NOW } from '../factories/rows';
import { checkInInput, newGuest, statsAt } from '../factories/use-cases';

describe.each(DATABASES)('two processes that write at once to %s', (kind) => {
  const database = useDatabase(kind);
  let both: Database[];
  beforeAll(async () => {
    both = [database.db, await database.open()];
  });

  /** Does the work `count` times at once, in turns on both. */
  const atOnce = <Result>(count: number, work: (db: Database, index: number) => Promise<Result>) =>
    Promise.allSettled(
      Array.from({ length: count }, (_, index) => work(both[index % 2] ?? database.db, index)),
    );
  const valuesOf = <Result>(outcomes: PromiseSettledResult<Result>[]) =>
    outcomes.flatMap((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason;
      return [outcome.value];
    });
  const checkIn = (db: Database, owner: Owner, more: Partial<Parameters<typeof createCheckIn>[1]> = {}) =>
    createCheckIn(db, { owner, input: checkInInput(), now: NOW, isLive: true, ...more });
  const say = (db: Database, owner: Owner, text: string, key?: string) =>
    takeTurn(db, {
      owner,
      firstName: null,
      input: { text, heard: assess(text) },
      now: NOW,
      idempotencyKey: key,
    });
  const entriesOf = (owner: Owner) => database.db.$count(moodEntries, eq(moodEntries.ownerId, owner.id));

  it('count each of twenty check-ins', async () => {
    const owner = await newGuest(database.db);
    const made = valuesOf(await atOnce(20, (db) => checkIn(db, owner)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(20);
    expect(await entriesOf(owner)).toBe(20);
    const stats = { totalCheckins: 20, selfCarePoints: 200, streakDays: 1 };
    expect(await statsAt(database.db, owner, NOW)).toMatchObject(stats);
  });

  it('keep the streak right when check-ins of several days arrive at once, in whatever order', async () => {
    const owner = await newGuest(database.db);
    const days = [2, 0, 3, 1, 4];
    valuesOf(await atOnce(5, (db, index) => checkIn(db, owner, { now: later((days[index] ?? 0) * DAY_MS) })));
    const stats = { totalCheckins: 5, selfCarePoints: 50, streakDays: 5 };
    expect(await statsAt(database.db, owner, later(4 * DAY_MS))).toMatchObject(stats);
  });

  it('store one check-in for a key, and give it to everybody who asks with it', async () => {
    const owner = await newGuest(database.db);
    const made = valuesOf(await atOnce(10, (db) => checkIn(db, owner, { idempotencyKey: 'one' })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await entriesOf(owner)).toBe(1);
    const [stats] = await database.db.select().from(userStats).where(eq(userStats.ownerId, owner.id));
    expect(stats?.totalCheckins).toBe(1);
  });

  it('let through as many as are allowed, and not one more', async () => {
    const owner = await newGuest(database.db);
    const allowance = { key: randomUUID(), now: NOW, windowMs: DAY_MS, most: 5 };
    const outcomes = await atOnce(16, (db) => checkIn(db, owner, { allowance }));
    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(refused).toHaveLength(11);
    expect(refused.every((error) => error instanceof OverAllowance)).toBe(true);
    expect(await entriesOf(owner)).toBe(5);
    const [counted] = await database.db.select().from(rateLimits).where(eq(rateLimits.key, allowance.key));
    expect(counted?.attempts).toBe(5);
  });

  it('count a repeated check-in as an attempt, too', async () => {
    const owner = await newGuest(database.db);
    const allowance = { key: randomUUID(), now: NOW, windowMs: DAY_MS, most: 3 };
    const again = () => checkIn(database.db, owner, { allowance, idempotencyKey: 'again' });
    for (let time = 0; time < 3; time += 1) await again();
    await expect(again()).rejects.toThrow(OverAllowance);
    expect(await entriesOf(owner)).toBe(1);
  });

  it('answer a message that is sent twice once', async () => {
    const owner = await newGuest(database.db);
    const turns = valuesOf(await atOnce(6, (db) => say(db, owner, 'A long day', 'pressed-twice')));
    expect(new Set(turns.map(({ conversationId }) => conversationId)).size).toBe(1);
    expect(new Set(turns.map(({ reply }) => reply.content)).size).toBe(1);
    const { messages } = await readCurrentChat(database.db, { owner, firstName: null, now: NOW });
    expect(messages.filter(({ role }) => role === 'user')).toHaveLength(1);
  });

  it('begin one conversation, and keep every message that reaches it at once', async () => {
    const owner = await newGuest(database.db);
    const texts = Array.from({ length: 6 }, (_, index) => `Today was long, part ${index}`);
    valuesOf(await atOnce(6, (db, index) => say(db, owner, texts[index] ?? '')));
    const stored = await database.db.query.chatSessions.findMany({
      where: eq(chatSessions.ownerId, owner.id),
    });
    expect(stored).toHaveLength(1);
    const own = stored[0]?.messages.filter(({ role }) => role === 'user').map(({ content }) => content);
    expect(own?.sort()).toEqual(texts);
    expect(stored[0]?.messages).toHaveLength(13);
  });

  it('give a conversation a new revision when a version that knows none changes it', async () => {
    const owner = await newGuest(database.db);
    await say(database.db, owner, 'I am 15 years old');
    const before = await findNewestChat(database.db, owner.id);
    await database.db.$client.execute({
      sql: `update chat_sessions set memory = json_set(memory, '$.touched', 1) where owner_id = ?`,
      args: [owner.id],
    });
    const after = await findNewestChat(database.db, owner.id);
    expect(after?.revision).toBe((before?.revision ?? 0) + 1);
  });

  it('lose nothing that is forgotten while somebody writes', async () => {
    const owner = await newGuest(database.db);
    await say(database.db, owner, 'I am 15 years old');
    valuesOf(
      await atOnce(2, (db, index) =>
        index === 0
          ? forgetInChat(db, { ownerId: owner.id, what: 'isMinor' })
          : say(db, { ...owner, isMinor: false }, 'School was hard').then(() => undefined),
      ),
    );
    const chat = await findNewestChat(database.db, owner.id);
    if (!chat) throw new Error('the conversation is there');
    expect(storedTalk(chat).memory.person.isMinor).toBe(false);
    expect(chat.messages.filter(({ role }) => role === 'user')).toHaveLength(2);
  });

  it('keep every answer of a draft, and bring none back after its check-in', async () => {
    const owner = await newGuest(database.db);
    const fields = ['sleepRating', 'overallMood', 'focusRating', 'energyRating', 'socialRating'] as const;
    const draft = { ownerId: owner.id, mode: 'full' as const, submissionKey: 'k'.repeat(43), now: NOW };
    const keep = (db: Database, index: number) =>
      keepInDraft(db, { ...draft, answers: { [fields[index] ?? 'sleepRating']: 5 } });
    valuesOf(await atOnce(5, keep));
    const kept = await findDraft(database.db, { ownerId: owner.id, mode: 'full' });
    expect(Object.keys(kept?.answers ?? {}).sort()).toEqual([...fields].sort());

    const gone = (db: Database) => db.delete(checkInDrafts).where(eq(checkInDrafts.ownerId, owner.id));
    const finish = (db: Database) =>
      checkIn(db, owner, {
        idempotencyKey: draft.submissionKey,
        alongside: [(executor) => gone(executor as Database)],
      });
    valuesOf(await atOnce<unknown>(6, (db, index) => (index === 2 ? finish(db) : keep(db, index % 5))));
    expect(await findDraft(database.db, { ownerId: owner.id, mode: 'full' })).toBeUndefined();
  });
});
