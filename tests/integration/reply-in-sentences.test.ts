import { describe, expect, it } from 'vitest';
import { endCurrentChat } from '~/domain/chat/conversations.server';
import type { ChatEvent } from '~/domain/chat/events';
import type { Turn } from '~/domain/chat/take-turn.server';
import { NOT_SAFE } from '~/domain/harbor/content/not-safe';
import { isUnavailable } from 'db/errors';
import { bothOf, FIRST, nextText, SECOND, textOf, useWordedTalk } from '../factories/worded-talk';
import type { Behaviour } from '../setup/openai/behaviours';
import { holdLock } from './outside-database';

const UNSAFE = 'Stop taking your medication.';

const talk = useWordedTalk();
const { database, take, write, ordinaryTurn, ask, shownOf, storedOf, inParts } = talk;

describe('a reply that a model words', () => {
  it('is shown sentence by sentence, each before the next is sent, and stored before it is shown', async () => {
    const turn = await ordinaryTurn();
    const letGo = inParts(FIRST, ` ${SECOND} And`, ' rest.');
    const events = ask(turn);
    letGo();
    expect(await nextText(events)).toBe(FIRST);
    expect(await storedOf(turn)).toMatchObject({ content: bothOf(turn, FIRST), ask: turn.reply.ask });
    letGo();
    expect(await nextText(events)).toBe(` ${SECOND}`);
    expect((await storedOf(turn))?.content).toBe(bothOf(turn, `${FIRST} ${SECOND}`));
    letGo();
    expect(await nextText(events)).toBe(' And rest.');
    const rest: ChatEvent[] = [];
    for await (const event of events) rest.push(event);
    expect(textOf(rest)).toBe(`\n${turn.reply.ask}`);
    const message = bothOf(turn, `${FIRST} ${SECOND} And rest.`);
    const host = new URL(talk.model.url).host;
    expect(rest.at(-1)).toMatchObject({ type: 'done', message, model: `tide-1 at ${host}` });
    expect(await storedOf(turn)).toMatchObject({ content: message, choices: turn.reply.choices });
  });

  it('that asks something itself is not asked after by Harbor', async () => {
    talk.model.behave('good');
    const turn = await ordinaryTurn();
    const { done } = await shownOf(turn);
    expect(done.message).toMatch(/kindness tonight\?$/);
    expect(done.reply.ask).toBeUndefined();
    expect((await storedOf(turn))?.content).toBe(done.message);
  });

  it('leaves words alone that name a number of help', async () => {
    const turn = await write('I am pregnant and afraid of being a mother');
    expect(turn).toMatchObject({ isFreeTalk: true, reply: { content: expect.stringContaining('1-833') } });
    const calls = talk.model.calls.length;
    expect((await shownOf(turn)).done.message).toBe(turn.reply.content);
    expect(talk.model.calls.length).toBe(calls);
  });

  const broken: [string, (turn: Turn) => Promise<Behaviour>][] = [
    ['an unsafe sentence', async () => ({ text: `${FIRST} ${UNSAFE} ${SECOND}` })],
    [
      'a sentence that thinks aloud',
      async () => ({ text: `${FIRST} <think>They are sad.</think> ${SECOND}` }),
    ],
    ['a cut', async () => 'cut'],
    ['a torn connection', async () => 'disconnect'],
    ['nonsense', async () => 'invalid-json'],
    ['silence', async () => 'stalled'],
  ];
  it.each(broken)('keeps what was shown before %s, and ends with the question of Harbor', async (_, make) => {
    const turn = await ordinaryTurn();
    talk.model.behave(await make(turn));
    const { text, done } = await shownOf(turn, { callMs: 400 });
    expect(text).toBe(bothOf(turn, FIRST));
    expect(done.reply).toMatchObject({ content: text, ask: turn.reply.ask, model: expect.any(String) });
    expect(await storedOf(turn)).toMatchObject({ content: text, ask: turn.reply.ask });
  });

  it.each(broken)('is whole or not at all where it is not streamed, with %s', async (_, make) => {
    const turn = await ordinaryTurn();
    talk.model.behave(await make(turn));
    const { done } = await shownOf(turn, { isStreamed: false, callMs: 400 });
    expect(done.reply.model).toBeUndefined();
    expect(done.message).toBe(turn.reply.content);
    expect(await storedOf(turn)).toEqual(turn.reply);
  });

  it.each<[string, Behaviour]>([
    ['an unsafe first sentence', { text: `${UNSAFE} ${SECOND}` }],
    ['unsafe words that come at once', { bytes: [oneJson(`${FIRST} ${UNSAFE}`)] }],
    ['more than 120 words that come at once', { bytes: [oneJson(`${FIRST} ${'calm '.repeat(120)}`)] }],
    ['no answer', 'slow'],
    ['one word without an end', { text: 'a'.repeat(5_000) }],
  ])('is the written one when %s', async (_, behaviour) => {
    const turn = await ordinaryTurn();
    talk.model.behave(behaviour);
    const { done } = await shownOf(turn, { callMs: 400 });
    expect(done.reply.model).toBeUndefined();
    expect(done.message).toBe(turn.reply.content);
    expect(await storedOf(turn)).toEqual(turn.reply);
  });

  it('shows no more than the 80 words that were asked for before its length is known', async () => {
    const sentence = 'Rest is a good thing to want today.';
    const times = (count: number) => Array.from({ length: count }, () => sentence).join(' ');
    const tooLong = await ordinaryTurn();
    talk.model.behave({ text: times(16) });
    expect((await shownOf(tooLong)).text).toBe(bothOf(tooLong, times(10)));
    await talk.beAnother();
    const long = await ordinaryTurn();
    talk.model.behave({ text: times(14) });
    expect((await shownOf(long)).text).toBe(bothOf(long, times(14)));
  });

  it('stops at once when the person has gone on, and leaves what came after as it is', async () => {
    const turn = await ordinaryTurn();
    const letGo = inParts(FIRST, ` ${SECOND} And`);
    const events = ask(turn);
    letGo();
    expect(await nextText(events)).toBe(FIRST);
    const before = talk.model.ended();
    const help = await take({ choice: NOT_SAFE });
    letGo();
    expect(await nextText(events)).toBe('\n');
    expect(talk.model.ended()).toBe(before + 1);
    expect(await storedOf(turn)).toMatchObject({ content: bothOf(turn, FIRST) });
    expect((await storedOf(turn))?.choices).toBeUndefined();
    expect(await storedOf(help)).toEqual(help.reply);
  });

  it('is not put into a conversation that was ended meanwhile', async () => {
    const turn = await ordinaryTurn();
    const letGo = inParts(FIRST);
    const events = ask(turn);
    await events.next();
    await endCurrentChat(database.db, { ownerId: talk.owner.id, now: new Date() });
    letGo();
    const rest: ChatEvent[] = [];
    for await (const event of events) rest.push(event);
    expect(textOf(rest)).toBe(turn.reply.content);
    expect(await storedOf(turn)).toEqual(turn.reply);
  });

  it('ends when the person leaves, with what they saw', async () => {
    const turn = await ordinaryTurn();
    const letGo = inParts(FIRST, ' never sent');
    const left = new AbortController();
    const events = ask(turn, { signal: left.signal });
    letGo();
    expect(await nextText(events)).toBe(FIRST);
    left.abort();
    expect(await nextText(events)).toBe('\n');
    expect((await storedOf(turn))?.content).toBe(bothOf(turn, FIRST));
  });
});

describe('the 15 seconds of a turn', () => {
  const timed = async <Result>(work: Promise<Result>) => {
    const began = performance.now();
    const result = await work;
    return { result, ms: performance.now() - began };
  };

  it('leave a model only what storing does not need', async () => {
    const turn = await ordinaryTurn(11_000);
    talk.model.behave('stalled');
    const { result, ms } = await timed(shownOf(turn));
    expect(result.text).toBe(bothOf(turn, FIRST));
    expect(ms).toBeGreaterThan(700);
    expect(ms).toBeLessThan(2_500);
  });

  it('ask no model once they are nearly over', async () => {
    const turn = await ordinaryTurn(12_500);
    const calls = talk.model.calls.length;
    expect((await shownOf(turn)).done.message).toBe(turn.reply.content);
    expect(talk.model.calls.length).toBe(calls);
  });

  it('end the turn when its words cannot be stored, and keep none that were not shown', async () => {
    const turn = await ordinaryTurn();
    const lock = await holdLock(database.file);
    talk.model.behave('good');
    // Only now: on a busy machine a lock takes seconds to get.
    const began = new Date(Date.now() - 11_500).toISOString();
    const late = { ...turn, facts: { ...turn.facts, now: began } };
    const { result, ms } = await timed(shownOf(late).catch((error: unknown) => error));
    await lock.release();
    expect(isUnavailable(result)).toBe(true);
    expect(ms).toBeLessThan(5_000);
    // What waited behind the lock is over by now.
    await database.db.transaction(async () => {});
    expect(await storedOf(turn)).toEqual(turn.reply);
  });
});

function oneJson(content: string): string {
  return JSON.stringify({ choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }] });
}
