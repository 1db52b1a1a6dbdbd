import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { GOOD_REPLY } from '../../../tests/setup/openai/texts';
import { type OpenAiServer, startOpenAiServer } from '../../../tests/setup/openai-server';
import { AiFailure } from './ai-gateway';
import { openAi } from './openai.server';

const limits = { callMs: 5_000, retryWaitMs: 1 };
/** For those that would use it up. */
const impatient = { ...limits, callMs: 500 };
const limitsFor = (behaviour: string) => (/slow|stalled|dripping/.test(behaviour) ? impatient : limits);
const schema = z.strictObject({
  insights: z.string().max(400),
  recommendations: z.array(z.string()).length(1),
});
const texts = { insights: 'Sleep averaged 3.4.', recommendations: ['Dim the light at ten.'] };
const messages = [{ role: 'user' as const, content: 'It was a long day.' }];

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.close());
beforeEach(() => void server.calls.splice(0));

const gateway = (options: Partial<Parameters<typeof openAi>[0]> = {}) =>
  openAi({ apiKey: 'sk-of-the-tests', baseUrl: server.url, model: 'tide-1', limits, ...options });

const answer = (signal?: AbortSignal, ai = gateway()) =>
  ai.answer({
    instructions: 'Say it anew.',
    input: JSON.stringify({ texts }),
    schema,
    schemaName: 'wording',
    maxTokens: 300,
    signal,
  });

/** The pieces that came, and how it ended. */
async function reply(signal?: AbortSignal, ai = gateway()) {
  const pieces: string[] = [];
  try {
    const call = { instructions: 'Be kind.', messages, maxTokens: 200, signal };
    for await (const piece of ai.reply(call)) pieces.push(piece);
    return { text: pieces.join(''), failure: undefined };
  } catch (failure) {
    return { text: pieces.join(''), failure };
  }
}

const failure = (kind: string) => expect.objectContaining({ name: 'AiFailure', kind });

describe('an answer', () => {
  it('is asked for as structured output with a token limit, and comes in the shape of the schema', async () => {
    server.behave('good');
    expect(await answer()).toEqual({
      insights: 'Put simply: Sleep averaged 3.4.',
      recommendations: ['An idea: Dim the light at ten.'],
    });
    const [{ authorization, body }] = server.calls as [OpenAiServer['calls'][0]];
    expect(authorization).toBe('Bearer sk-of-the-tests');
    expect(body).toMatchObject({ model: 'tide-1', max_tokens: 300 });
    expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(body.response_format?.json_schema).toMatchObject({
      name: 'wording',
      strict: true,
      schema: { required: ['insights', 'recommendations'], additionalProperties: false },
    });
    // Strict mode refuses these.
    expect(JSON.stringify(body.response_format)).not.toMatch(/maxLength|minItems/);
  });

  it('is taken out of a code fence', async () => {
    server.behave({ text: '```json\n{"insights":"Calm.","recommendations":["Rest."]}\n```' });
    expect(await answer()).toMatchObject({ insights: 'Calm.' });
  });

  it.each([
    ['unauthorized', 'refused', 1],
    ['rate-limited', 'limited', 2],
    ['failing', 'broken', 2],
    ['slow', 'timeout', 1],
    ['stalled', 'timeout', 1],
    ['cut', 'broken', 1],
    ['disconnect', 'broken', 1],
    ['html', 'broken', 1],
    ['invalid-json', 'unusable', 1],
    ['schema-miss', 'unusable', 1],
    ['empty', 'unusable', 1],
    ['unfinished', 'unusable', 1],
    ['huge', 'broken', 1],
    ['huge-failure', 'broken', 2],
    ['redirect', 'unreachable', 1],
  ] as const)('that is %s fails as %s after %i calls', async (behaviour, kind, calls) => {
    server.behave(behaviour);
    const ai = gateway({ limits: limitsFor(behaviour) });
    await expect(answer(undefined, ai)).rejects.toEqual(failure(kind));
    expect(server.calls).toHaveLength(calls);
  });

  it.each(['rate-limited', 'failing'] as const)(
    'is asked for once more when the server was %s',
    async (first) => {
      server.behave(first, 'good');
      expect(await answer()).toMatchObject({ insights: expect.stringContaining('3.4') });
      expect(server.calls).toHaveLength(2);
    },
  );

  it('that nobody wants any more is ended, and not asked for again', async () => {
    server.behave('slow');
    const left = new AbortController();
    const ended = expect(answer(left.signal)).rejects.toEqual(failure('cancelled'));
    await expect.poll(() => server.calls).toHaveLength(1);
    left.abort();
    await ended;
    await expect(answer(AbortSignal.abort())).rejects.toEqual(failure('cancelled'));
    expect(server.calls).toHaveLength(1);
  });

  it('fails as unreachable when nobody listens', async () => {
    const nobody = gateway({ baseUrl: 'http://127.0.0.1:9/v1' });
    await expect(answer(undefined, nobody)).rejects.toEqual(failure('unreachable'));
  });

  it('keeps what the vendor said out of the failure: it may quote a key', async () => {
    server.behave('unauthorized');
    const error: unknown = await answer().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AiFailure);
    expect((error as AiFailure).status).toBe(401);
    expect((error as AiFailure).cause).toBeUndefined();
    expect((error as AiFailure).message).not.toContain('sk-');
  });
});

describe('a streamed reply', () => {
  it('comes in pieces', async () => {
    server.behave('good');
    expect(await reply()).toEqual({ text: GOOD_REPLY, failure: undefined });
    expect(server.calls[0]?.body).toMatchObject({ stream: true, max_tokens: 200 });
    expect(server.calls[0]?.body.messages).toEqual([{ role: 'system', content: 'Be kind.' }, ...messages]);
  });

  it.each([
    ['unauthorized', 'refused', 1],
    ['rate-limited', 'limited', 2],
    ['failing', 'broken', 2],
    ['slow', 'timeout', 1],
    ['html', 'broken', 1],
    ['empty', 'unusable', 1],
    ['huge', 'broken', 1],
    ['huge-failure', 'broken', 2],
    ['redirect', 'unreachable', 1],
  ] as const)('that is %s fails as %s after %i calls, with no piece', async (behaviour, kind, calls) => {
    server.behave(behaviour);
    const ai = gateway({ limits: limitsFor(behaviour) });
    expect(await reply(undefined, ai)).toEqual({ text: '', failure: failure(kind) });
    expect(server.calls).toHaveLength(calls);
  });

  it.each([
    ['stalled', 'timeout'],
    ['cut', 'broken'],
    ['disconnect', 'broken'],
    ['invalid-json', 'broken'],
    ['unfinished', 'unusable'],
  ] as const)(
    'that is %s fails as %s, and is not begun anew after its first piece',
    async (behaviour, kind) => {
      server.behave(behaviour);
      const { text, failure: seen } = await reply(undefined, gateway({ limits: limitsFor(behaviour) }));
      expect(text).not.toBe('');
      expect(GOOD_REPLY.startsWith(text)).toBe(true);
      expect(seen).toEqual(failure(kind));
      expect(server.calls).toHaveLength(1);
    },
  );

  it('that never comes to its end is late', async () => {
    server.behave('dripping');
    const { text, failure: seen } = await reply(undefined, gateway({ limits: impatient }));
    expect(text).toMatch(/^(on and )+$/);
    expect(seen).toEqual(failure('timeout'));
  });

  it('is taken from a server that answers one JSON all the same', async () => {
    server.behave('unstreamed');
    expect(await reply()).toEqual({ text: GOOD_REPLY, failure: undefined });
    expect(server.calls[0]?.body.stream).toBe(true);
  });

  const chunk = (content: unknown, finish: string | null = null) =>
    JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] });
  const said = ['Qué día ', 'tan largo 🌊.'];
  const events = [...said.map((text) => chunk(text)), chunk(null, 'stop')];
  const stream = `${events.map((data) => `data: ${data}\n\n`).join('')}data: [DONE]\n\n`;
  const whole = JSON.stringify({
    choices: [{ index: 0, message: { role: 'assistant', content: said.join('') }, finish_reason: 'stop' }],
  });
  const bytewise = (text: string) =>
    Array.from(new TextEncoder().encode(text), (byte) => Uint8Array.of(byte));

  it.each<[string, readonly (string | Uint8Array)[], string?]>([
    ['cut at every byte', bytewise(stream)],
    ['with CR LF, cut at every byte', bytewise(stream.replaceAll('\n', '\r\n'))],
    [
      'with comments, names and ids',
      [': hello\n\n', stream.replaceAll('data:', 'event: message\nid: 7\ndata:')],
    ],
    ['without spaces after the colons', [stream.replaceAll('data: ', 'data:')]],
    ['without [DONE]', [stream.replace('data: [DONE]\n\n', '')]],
    [
      'with pieces that hold no text',
      [`data: {"choices":[]}\n\ndata: ${chunk([{ type: 'thinking' }])}\n\n`, stream],
    ],
    ['under a wrong content type', [stream], 'application/json'],
    ['as one JSON under a wrong content type', ['\n ', whole], 'text/event-stream'],
    ['as one JSON in odd pieces', bytewise(whole), 'application/json; charset=utf-8'],
  ])('is read %s', async (_, bytes, type) => {
    server.behave({ bytes, type });
    expect(await reply()).toEqual({ text: said.join(''), failure: undefined });
  });

  it.each<[string, readonly string[], string, string]>([
    [
      'an error in the middle',
      [`data: ${chunk('So ')}\n\ndata: {"error":{"message":"sk-1"}}\n\n`],
      'So ',
      'broken',
    ],
    ['an error instead', ['{"error":{"message":"sk-1"}}'], '', 'broken'],
    ['half a JSON', [whole.slice(0, -20)], '', 'broken'],
    ['a JSON without text', [whole.replace(JSON.stringify(said.join('')), 'null')], '', 'unusable'],
    ['a JSON that hit its limit', [whole.replace('"stop"', '"length"')], said.join(''), 'unusable'],
    ['nothing at all', [], '', 'broken'],
    ['blanks', [' ', '\n', ' '], '', 'broken'],
    ['text without an end', [`data: ${chunk('So ')}\n\ndata: [DONE]\n\n`], 'So ', 'broken'],
  ])('that is %s fails, and says nothing of it', async (_, bytes, text, kind) => {
    const printed = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
    server.behave({ bytes });
    expect(await reply()).toEqual({ text, failure: failure(kind) });
    for (const print of printed) expect(print).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('that nobody reads on is ended', async () => {
    const before = server.ended();
    server.behave('dripping');
    for await (const piece of gateway().reply({ instructions: '', messages, maxTokens: 9 })) {
      expect(piece).toBe('on and ');
      break;
    }
    await expect.poll(server.ended).toBe(before + 1);
  });

  it('is late when the signal of the caller is a time limit', async () => {
    server.behave('stalled');
    expect((await reply(AbortSignal.timeout(50))).failure).toEqual(failure('timeout'));
  });

  it('is begun once more when the server failed before the first piece', async () => {
    server.behave('failing', 'good');
    expect(await reply()).toEqual({ text: GOOD_REPLY, failure: undefined });
  });

  it('ends when the person has left', async () => {
    server.behave('stalled');
    const left = new AbortController();
    setTimeout(() => left.abort(), 50);
    expect((await reply(left.signal)).failure).toEqual(failure('cancelled'));
  });
});

describe('which model', () => {
  it('is named with its host', () => {
    const { host } = new URL(server.url);
    expect(gateway()).toMatchObject({ description: `tide-1 at ${host}`, host });
    expect(gateway({ model: undefined }).description).toBe(`a language model at ${host}`);
    expect(openAi({ apiKey: 'x' })).toMatchObject({ description: 'gpt-4.1-mini at api.openai.com' });
  });

  it('is asked of a server that refuses an unnamed one, and remembered', async () => {
    const unnamed = gateway({ model: undefined });
    server.behave('not-found', 'good');
    await answer(undefined, unnamed);
    await answer(undefined, unnamed);
    expect(server.calls.map(({ body }) => body.model)).toEqual(['default', 'served-here', 'served-here']);
  });

  it('is not exchanged when the one that was named is not there', async () => {
    server.behave('not-found');
    await expect(answer()).rejects.toEqual(failure('refused'));
    expect(server.calls).toHaveLength(1);
  });
});

describe('a local server', () => {
  it('needs no key of ours', async () => {
    server.behave('good');
    await answer(undefined, gateway({ apiKey: undefined }));
    expect(server.calls[0]?.authorization).toBe('Bearer none');
  });
});

afterEach(() => server.behave('good'));
