import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideOutsideAi } from '~/domain/owners/outside-ai.server';
import { wordedTexts } from '~/domain/wording/worded-texts.server';
import { openAi } from '~/gateways/ai/openai.server';
import { deleteOwner } from 'db/repositories/owners';
import { wordings } from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import { DAY_MS, HOUR_MS, later, newOwner, NOW } from '../factories/rows';
import { type OpenAiServer, startOpenAiServer } from '../setup/openai/server';

const builtIn = { insights: 'Sleep averaged 2.4 this week.', recommendations: ['Try a fixed time for bed.'] };
const worded = {
  insights: 'Put simply: Sleep averaged 2.4 this week.',
  recommendations: ['An idea: Try a fixed time for bed.'],
};

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.calls.splice(0);
  server.behave('good');
});

describe.each(DATABASES)('texts worded by a model, cached in %s', (kind) => {
  const database = useDatabase(kind);
  const gateway = () =>
    openAi({ baseUrl: server.url, model: 'tide-1', limits: { callMs: 1_000, retryWaitMs: 1 } });

  /** Opens a page: what it shows, and how the call behind it ended. */
  async function open(
    ownerId: string,
    overrides: Partial<Parameters<typeof wordedTexts>[1]> = {},
    db = database.db,
  ) {
    const works: Promise<unknown>[] = [];
    const shown = await wordedTexts(db, {
      ai: gateway(),
      ownerId,
      kind: 'trends',
      builtIn,
      numbers: [],
      claims: [],
      guard: (text) => (/secret|medication/.test(text) ? { ok: false, rule: 'unsafe' } : { ok: true }),
      now: NOW,
      inBackground: (_, work) => void works.push(work.catch((error: Error) => error)),
      ...overrides,
    });
    return { ...shown, ended: await Promise.all(works) };
  }

  it('shows the built-in texts first, the worded ones next, for one call in all', async () => {
    const { id } = await newOwner(database.db);
    expect(await open(id)).toMatchObject({ texts: builtIn, wordedBy: 'built-in' });
    for (let visit = 2; visit <= 4; visit += 1) {
      const { host } = new URL(server.url);
      expect(await open(id)).toEqual({ texts: worded, wordedBy: `tide-1 at ${host}`, ended: [] });
    }
    expect(server.calls).toHaveLength(1);
  });

  it('sends what was computed, and nothing else of the person', async () => {
    const { id } = await newOwner(database.db);
    await open(id, { numbers: [0.62], claims: ['Sleep and mood move together.'] });
    const sent = JSON.parse(server.calls[0]?.body.messages[1]?.content ?? '');
    expect(sent).toEqual({
      kind: 'trends',
      texts: builtIn,
      numbers: [0.62],
      claims: ['Sleep and mood move together.'],
    });
    expect(JSON.stringify(server.calls[0]?.body)).not.toContain(id);
  });

  it('makes one call for pages opened at once, on whichever instance', async () => {
    const { id } = await newOwner(database.db);
    const other = await database.open();
    const pages = await Promise.all([open(id), open(id), open(id, {}, other)]);
    expect(pages.every(({ wordedBy }) => wordedBy === 'built-in')).toBe(true);
    expect(server.calls).toHaveLength(1);
    expect(await other.$count(wordings, eq(wordings.ownerId, id))).toBe(1);
  });

  it('asks again when the numbers, the model or the person change', async () => {
    const { id } = await newOwner(database.db);
    const another = await newOwner(database.db);
    await open(id);
    await open(id, { builtIn: { ...builtIn, insights: 'Sleep averaged 2.5 this week.' } });
    await open(id, { ai: openAi({ baseUrl: server.url, model: 'tide-2' }) });
    await open(another.id);
    expect(server.calls).toHaveLength(4);
  });

  it('asks nobody and looks nothing up without a model or a yes', async () => {
    const { id } = await newOwner(database.db);
    await open(id);
    expect(await open(id, { ai: null })).toEqual({ texts: builtIn, wordedBy: 'built-in', ended: [] });
    expect(server.calls).toHaveLength(1);
  });

  it.each([
    ['invented-number', 'WordingRefused', 'wording.number', 1],
    ['cause', 'WordingRefused', 'wording.cause', 1],
    ['unsafe', 'WordingRefused', 'wording.diagnosis', 1],
    ['schema-miss', 'AiFailure', 'unusable', 1],
    ['invalid-json', 'AiFailure', 'unusable', 1],
    ['unauthorized', 'AiFailure', 'refused', 1],
    ['rate-limited', 'AiFailure', 'limited', 2],
    ['failing', 'AiFailure', 'broken', 2],
    ['cut', 'AiFailure', 'broken', 1],
    ['html', 'AiFailure', 'broken', 1],
    ['slow', 'AiFailure', 'timeout', 1],
  ] as const)(
    'goes on with the built-in texts when the answer is %s',
    async (behaviour, name, why, calls) => {
      server.behave(behaviour);
      const { id } = await newOwner(database.db);
      const first = await open(id);
      expect(first).toMatchObject({ texts: builtIn, wordedBy: 'built-in' });
      expect(first.ended).toEqual([expect.objectContaining({ name, message: expect.stringContaining(why) })]);
      expect(await open(id)).toEqual({ texts: builtIn, wordedBy: 'built-in', ended: [] });
      expect(server.calls).toHaveLength(calls);
    },
  );

  it('refuses what the guard refuses', async () => {
    server.behave({ text: JSON.stringify({ ...worded, insights: 'Keep this our secret.' }) });
    const { id } = await newOwner(database.db);
    expect((await open(id)).ended).toEqual([expect.objectContaining({ rule: 'unsafe' })]);
  });

  it('tries again some minutes after a failure, and a day after a text that was refused', async () => {
    const { id } = await newOwner(database.db);
    server.behave('failing');
    await open(id);
    server.calls.splice(0);
    server.behave('cause');
    await open(id, { now: later(HOUR_MS) });
    await open(id, { now: later(2 * HOUR_MS) });
    expect(server.calls).toHaveLength(1);
    server.behave('good');
    await open(id, { now: later(2 * DAY_MS) });
    expect(await open(id, { now: later(2 * DAY_MS) })).toMatchObject({ texts: worded });
  });

  it('takes over from an instance that died in mid-call', async () => {
    const { id } = await newOwner(database.db);
    server.behave('slow');
    const dead = await wordedTexts(database.db, {
      ai: { ...gateway(), answer: () => new Promise(() => undefined) },
      ...{ ownerId: id, kind: 'trends', builtIn, numbers: [], claims: [], now: NOW },
      guard: () => ({ ok: true }),
      inBackground: () => undefined,
    });
    expect(dead.wordedBy).toBe('built-in');
    server.behave('good');
    await open(id, { now: later(30_000) });
    expect(server.calls).toHaveLength(0);
    await open(id, { now: later(61_000) });
    expect(await open(id, { now: later(62_000) })).toMatchObject({ texts: worded });
  });

  it('deletes the texts with the yes, also one still on its way, and with the person', async () => {
    const { db } = database;
    const { id } = await newOwner(db);
    const count = () => db.$count(wordings, eq(wordings.ownerId, id));
    await open(id);
    expect(await count()).toBe(1);
    const no = { ownerId: id, isAllowed: false, host: 'x', now: NOW };
    await decideOutsideAi(db, no);
    expect(await count()).toBe(0);
    const during = open(id, { inBackground: (_, work) => void decideOutsideAi(db, no).then(() => work) });
    await during;
    await expect.poll(count).toBe(0);
    await decideOutsideAi(db, { ...no, isAllowed: true });
    await open(id, { kind: 'report' });
    await deleteOwner(db, id);
    expect(await count()).toBe(0);
  });
});
