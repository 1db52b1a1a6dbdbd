import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { answer } from '~/domain/chat/answer.server';
import type { ChatEvent } from '~/domain/chat/events';
import { takeTurn, type Turn } from '~/domain/chat/take-turn.server';
import type { Input } from '~/domain/harbor/machine/turn/turn';
import type { Owner } from '~/domain/owners/guests.server';
import { assess } from '~/domain/safety/assess';
import { openAi } from '~/gateways/ai/openai.server';
import * as chats from 'db/repositories/chats';
import { gated } from '../setup/openai/gated';
import { type OpenAiServer, startOpenAiServer } from '../setup/openai/server';
import { useDatabase } from './database';
import { newGuest } from './use-cases';

export const FIRST = 'That sounds like a heavy day.';
export const SECOND = 'Thank you for telling me.';

interface Asking {
  isStreamed?: boolean;
  signal?: AbortSignal;
  callMs?: number;
}

export const textOf = (events: readonly ChatEvent[]) =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('');

export const bothOf = ({ reply }: Turn, words: string) => `${words}\n${reply.ask}`;

/** Reads on to the next words. */
export async function nextText(events: AsyncGenerator<ChatEvent, void>): Promise<string> {
  for (;;) {
    const { value } = await events.next();
    if (value?.type === 'text') return value.text;
  }
}

/** A model that answers as it is told to, a database, and for each test an owner who talks to Harbor. */
export function useWordedTalk() {
  let model: OpenAiServer;
  beforeAll(async () => {
    model = await startOpenAiServer();
  });
  afterAll(() => model.close());

  const database = useDatabase();
  let owner: Owner;
  const beAnother = async () => {
    owner = await newGuest(database.db);
  };
  beforeEach(beAnother);

  const take = (input: Input, now = new Date()) =>
    takeTurn(database.db, { owner, firstName: null, input, now });
  const write = (text: string, now?: Date) => take({ text, heard: assess(text) }, now);

  /** An ordinary turn, `ago` milliseconds back. */
  async function ordinaryTurn(ago = 0): Promise<Turn> {
    const turn = await write('My boss shouted at me at work again', new Date(Date.now() - ago));
    expect(turn).toMatchObject({ isFreeTalk: true, reply: { ask: expect.any(String) } });
    return turn;
  }

  const ask = (turn: Turn, { isStreamed = true, signal, callMs = 8_000 }: Asking = {}) =>
    answer(database.db, turn, {
      ai: openAi({ baseUrl: model.url, model: 'tide-1', limits: { callMs, retryWaitMs: 1 } }),
      allowedAt: null,
      ownerId: owner.id,
      isStreamed,
      signal,
    });

  /** Everything that is shown, and what it comes down to. */
  async function shownOf(turn: Turn, asking?: Asking) {
    const events: ChatEvent[] = [];
    for await (const event of ask(turn, asking)) events.push(event);
    const done = events.at(-1);
    if (done?.type !== 'done') throw new Error('the answer broke off');
    const text = textOf(events);
    expect(done.message).toBe(text);
    return { text, done };
  }

  /** This turn's reply as it is stored. */
  async function storedOf({ conversationId: id, messages }: Turn) {
    const chat = await chats.findChat(database.db, { ownerId: owner.id, id });
    return chat?.messages[messages.length - 1];
  }

  /** Has the model send texts one after the other. */
  function inParts(...texts: string[]): () => void {
    const { behaviour, letGo } = gated(...texts);
    model.behave(behaviour);
    return letGo;
  }

  return {
    ...{ database, beAnother, take, write, ordinaryTurn, ask, shownOf, storedOf, inParts },
    get model() {
      return model;
    },
    get owner() {
      return owner;
    },
  };
}
