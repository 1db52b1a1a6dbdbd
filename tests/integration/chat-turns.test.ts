import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mergeGuest } from '~/domain/accounts/merge-guest.server';
import * as chats from '~/domain/chat/conversations.server';
import { CONVERSATION_MAX_MESSAGES } from '~/domain/chat/limits';
import { takeTurn } from '~/domain/chat/take-turn.server';
import { storedTalk } from '~/domain/harbor/machine/talk/stored';
import type { Input } from '~/domain/harbor/machine/turn/turn';
import type { Owner } from '~/domain/owners/guests.server';
import { assess } from '~/domain/safety/assess';
import { saveSafetyPlan } from '~/domain/safety-plan/plan.server';
import { EMPTY_PLAN } from '~/domain/safety-plan/sections';
import { findChat, findNewestChat, findNewestChatCrisis } from 'db/repositories/chats';
import { DATABASES, useDatabase } from '../factories/database';
import { DAY_MS, HOUR_MS, later, NOW } from '../factories/rows';
import { newGuest, newMember, problemOf } from '../factories/use-cases';

const CRISIS = 'I want to kill myself';

describe.each(DATABASES)('a conversation in %s', (kind) => {
  const database = useDatabase(kind);
  const act = (owner: Owner, input: Input, { now = NOW, key }: { now?: Date; key?: string } = {}) =>
    takeTurn(database.db, { owner, firstName: null, input, now, idempotencyKey: key });
  const say = (owner: Owner, text: string, at?: { now?: Date; key?: string }) =>
    act(owner, { text, heard: assess(text) }, at);
  const press = (owner: Owner, choice: string, at?: { now?: Date; key?: string }) =>
    act(owner, { choice }, at);
  const read = (owner: Owner, now = NOW) =>
    chats.readCurrentChat(database.db, { owner, firstName: null, now });
  const list = async (owner: Owner) => (await chats.listChats(database.db, { ownerId: owner.id })).page;
  const wordsOf = (messages: { role: string; content: string }[]) =>
    messages.filter(({ role }) => role === 'user').map(({ content }) => content);

  it('begins with the greeting that was on the page, and is stored with the first message', async () => {
    const owner = await newGuest(database.db);
    const before = await read(owner);
    expect(before).toMatchObject({ id: null, hasEarlier: false });
    expect(await list(owner)).toEqual([]);
    const turn = await say(owner, 'Slept badly');
    const after = await read(owner);
    expect(after.id).toBe(turn.conversationId);
    expect(after.messages.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant']);
    expect(after.messages[0]?.content).toBe(before.messages[0]?.content);
    expect(after.messages[2]?.content).toBe(turn.reply.content);
  });

  it('shows its goodbye once it has ended, and begins again from there by a button or by words', async () => {
    const owner = await newGuest(database.db);
    const ended = await say(owner, 'ok bye');
    const last = await chats.readCurrentChat(database.db, {
      owner,
      firstName: null,
      now: NOW,
      showsGoodbye: true,
    });
    expect(last.messages.at(-1)?.content).toBe(ended.reply.content);
    const again = last.messages.at(-1)?.choices?.find(({ id }) => id.endsWith('.again'));
    expect((await read(owner)).id).toBeNull();
    const turn = await press(owner, again?.id ?? '');
    expect(turn.conversationId).not.toBe(ended.conversationId);
    expect(turn.messages.map(({ role }) => role)).toEqual(['assistant']);
    expect(turn.reply.choices?.length).toBeGreaterThan(1);
    expect((await say(owner, 'I cannot sleep')).conversationId).toBe(turn.conversationId);
  });

  it('loses nothing when two tabs send at once, the very first messages too', async () => {
    const owner = await newGuest(database.db);
    const texts = Array.from({ length: 6 }, (_, i) => `Message ${i}`);
    await Promise.all(texts.map((text) => say(owner, text)));
    expect(await list(owner)).toHaveLength(1);
    const { messages } = await read(owner);
    expect(wordsOf(messages).sort()).toEqual(texts);
    expect(messages).toHaveLength(1 + 2 * texts.length);
    expect(messages.slice(1).every(({ role }, i) => role === (i % 2 ? 'assistant' : 'user'))).toBe(true);
  });

  it('answers a retried message with the same reply, once', async () => {
    const owner = await newGuest(database.db);
    const key = randomUUID();
    const turns = await Promise.all([1, 2, 3].map(() => say(owner, 'Once', { key })));
    expect(new Set(turns.map(({ reply }) => reply.content)).size).toBe(1);
    expect(wordsOf((await read(owner)).messages)).toEqual(['Once']);
    await say(owner, 'Something else');
    expect((await say(owner, 'Once', { key })).reply.content).toBe(turns[0]?.reply.content);
    expect(await problemOf(say(owner, 'Other words', { key }))).toMatchObject({ kind: 'invalid' });
    await chats.deleteChat(database.db, { ownerId: owner.id, id: turns[0]?.conversationId ?? '' });
    expect(await problemOf(say(owner, 'Once', { key }))).toMatchObject({ kind: 'gone' });
  });

  it('ends with the owner’s own day, summed up', async () => {
    const owner = await newGuest(database.db, { timeZone: 'America/Los_Angeles' });
    const evening = new Date('2026-11-18T07:30:00Z');
    const { conversationId } = await say(owner, 'Late in the evening, and tired of work', { now: evening });
    expect((await say(owner, 'Still here', { now: later(20 * 60_000, evening) })).conversationId).toBe(
      conversationId,
    );
    const morning = later(9 * HOUR_MS, evening);
    expect(await read(owner, morning)).toMatchObject({ id: null, hasEarlier: true });
    const next = await say(owner, 'Good morning', { now: morning });
    expect(next.conversationId).not.toBe(conversationId);
    const closed = await findChat(database.db, { ownerId: owner.id, id: conversationId });
    expect(closed).toMatchObject({ localDate: '2026-11-17', endedAt: morning });
    expect(closed?.summary).toEqual(expect.stringMatching(/\S/));
    expect(closed?.sentiment).toEqual(expect.stringMatching(/\S/));
    expect(closed?.messages).toHaveLength(5);
  });

  it('goes on without a second greeting when the day ends in the middle of it', async () => {
    const owner = await newGuest(database.db);
    const before = new Date('2026-11-18T23:58:00Z');
    const first = await say(owner, 'It is late', { now: before });
    const second = await say(owner, 'And later', { now: later(5 * 60_000, before) });
    expect(second.conversationId).not.toBe(first.conversationId);
    expect(second.messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(second.reply.choices?.length).toBeGreaterThan(0);
  });

  it('goes on in a new one when it has grown long, with what Harbor remembers', async () => {
    const owner = await newGuest(database.db);
    const turns = CONVERSATION_MAX_MESSAGES / 2 + 2;
    for (let turn = 1; turn <= turns; turn += 1) await say(owner, `The bus was late again, ${turn}`);
    const pages = await list(owner);
    expect(pages).toHaveLength(2);
    expect(pages.reduce((sum, { messageCount }) => sum + messageCount, 0)).toBe(1 + 2 * turns);
  });

  it('keeps risk open over a new conversation, and asks about it on the next visit', async () => {
    const owner = await newGuest(database.db);
    expect(await findNewestChatCrisis(database.db, owner.id)).toBeNull();
    const turn = await say(owner, CRISIS);
    expect(turn.risk).toEqual({ level: 'crisis', language: 'en' });
    await chats.endCurrentChat(database.db, { ownerId: owner.id, now: later(60_000) });
    expect((await read(owner, later(HOUR_MS))).risk.level).toBe('crisis');
    expect((await say(owner, 'Hello again', { now: later(HOUR_MS) })).risk.level).toBe('crisis');
    expect(await findNewestChatCrisis(database.db, owner.id)).toEqual(NOW);
    const other = await newGuest(database.db);
    await say(other, CRISIS);
    const visit = await read(other, later(3 * DAY_MS));
    expect(visit.risk.level).toBe('concern');
    expect(visit.messages[0]).toMatchObject({ step: 'FOLLOW', asks: true });
    const gone = await press(other, visit.messages[0]?.choices?.[0]?.id ?? '', { now: later(3 * DAY_MS) });
    expect(gone.risk.level).toBe('none');
    expect((await read(other, later(20 * DAY_MS))).risk.level).toBe('none');
  });

  it('offers the people of the person’s own safety plan in a crisis', async () => {
    const owner = await newGuest(database.db);
    const texts = {
      ...EMPTY_PLAN,
      copingSteps: 'Hold an ice cube\nWalk',
      people: 'Marta +1 202 555 0143\nLeo',
    };
    await saveSafetyPlan(database.db, { ownerId: owner.id, texts, version: 0, now: NOW });
    await say(owner, CRISIS);
    await press(owner, 'thoughts');
    const { reply } = await press(owner, 'person');
    expect(reply.choices?.map(({ label }) => label)).toEqual([
      'Marta',
      'Leo',
      'I know who',
      'Nobody comes to mind',
    ]);
  });

  it('takes a button of the newest reply, and answers one of an earlier reply kindly', async () => {
    const owner = await newGuest(database.db);
    const { reply, messages } = await say(owner, 'I cannot sleep');
    const choice = `${messages.length}.${reply.choices?.[0]?.id}`;
    const pressed = await press(owner, choice);
    expect(pressed.messages.at(-2)).toMatchObject({
      role: 'user',
      content: reply.choices?.[0]?.label,
      isChoice: true,
    });
    expect(pressed.messages.filter(({ choices = [] }) => choices.length > 0)).toHaveLength(1);
    const again = await press(owner, choice);
    expect(again.reply.choices).toEqual(pressed.reply.choices);
    expect(again.messages).toHaveLength(pressed.messages.length + 1);
  });

  it('keeps a small step, asks about it on another day, and forgets it when told to', async () => {
    const owner = await newGuest(database.db);
    for (const choice of ['step', 'start', '3', 'body', 'idea1', 'two', 'today', 'nothing', 'keep'])
      await press(owner, choice);
    const { person } = await read(owner);
    expect(person.step).toMatchObject({ when: 'today' });
    const visit = await read(owner, later(DAY_MS));
    expect(visit.messages[0]).toMatchObject({
      step: 'RETURN.step',
      content: expect.stringContaining(person.step?.text ?? '-'),
    });
    await chats.forgetInChat(database.db, { ownerId: owner.id, what: 'step' });
    expect((await read(owner, later(DAY_MS))).person.step).toBeNull();
  });

  it('removes what was written into an exercise when its page is deleted', async () => {
    const owner = await newGuest(database.db);
    for (const choice of ['weighs', 'worry', 'think', 'sting', 'start', '3']) await press(owner, choice);
    await say(owner, 'The meeting went badly');
    await say(owner, 'They all think I am slow');
    for (const choice of ['half', 'skip', 'nothing', 'skip', 'skip', 'half']) await press(owner, choice);
    const { messages } = await read(owner);
    expect(messages.at(-1)?.record?.map(({ text }) => text)).toContain('They all think I am slow');
    await press(owner, 'delete');
    const after = JSON.stringify((await read(owner)).messages);
    expect(after).not.toContain('meeting went badly');
    expect(after).not.toContain('think I am slow');
    const chat = await findNewestChat(database.db, owner.id);
    expect(chat && JSON.stringify(storedTalk(chat))).not.toContain('think I am slow');
  });

  it('holds a worry about somebody else against nobody', async () => {
    const owner = await newGuest(database.db);
    await say(owner, 'My friend told me she wants to kill herself');
    expect(await findNewestChatCrisis(database.db, owner.id)).toBeNull();
  });

  it('is read, listed and deleted by its owner alone', async () => {
    const [owner, other] = [await newGuest(database.db), await newGuest(database.db)];
    const { conversationId: id } = await say(owner, 'Mine');
    for (const work of [chats.requireChat, chats.deleteChat]) {
      expect(await problemOf(work(database.db, { ownerId: other.id, id }))).toMatchObject({
        kind: 'not-found',
      });
    }
    expect(await list(other)).toEqual([]);
    await chats.deleteChat(database.db, { ownerId: owner.id, id });
    expect(await list(owner)).toEqual([]);
    expect(await read(owner)).toMatchObject({ id: null, hasEarlier: false });
  });

  it('moves to the account with everything else, beside one that is open there', async () => {
    const [guest, { user, owner }] = [await newGuest(database.db), await memberWithOwner()];
    await say(guest, 'As a guest');
    await say(owner, 'As a member');
    await mergeGuest(database.db, { guestId: guest.id, memberId: user.id });
    expect(await list(owner)).toHaveLength(2);
    const { messages } = await read(owner);
    expect(wordsOf(messages)).toHaveLength(1);
    expect((await say(owner, 'Next')).messages.length).toBeGreaterThan(2);
  });

  async function memberWithOwner() {
    const { user } = await newMember(database.db);
    const owner = await newGuest(database.db);
    return { user, owner: { ...owner, id: user.id } };
  }
});
