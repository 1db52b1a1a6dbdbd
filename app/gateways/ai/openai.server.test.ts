import { describe, expect, it } from 'vitest';
import { failure, limitsFor, withOpenAi } from '../../../tests/setup/openai/gateway';
import type { OpenAiServer } from '../../../tests/setup/openai/server';
import { AiFailure } from './ai-gateway';
import { openAi } from './openai.server';

const { server, gateway, answer } = withOpenAi();

describe('an answer', () => {
  it('is asked for as structured output with a token limit, and comes in the shape of the schema', async () => {
    server().behave('good');
    expect(await answer()).toEqual({
      insights: 'Put simply: Sleep averaged 3.4.',
      recommendations: ['An idea: Dim the light at ten.'],
    });
    const [{ authorization, body }] = server().calls as [OpenAiServer['calls'][0]];
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
    server().behave({ text: '```json\n{"insights":"Calm.","recommendations":["Rest."]}\n```' });
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
    server().behave(behaviour);
    const ai = gateway({ limits: limitsFor(behaviour) });
    await expect(answer(undefined, ai)).rejects.toEqual(failure(kind));
    expect(server().calls).toHaveLength(calls);
  });

  it.each(['rate-limited', 'failing'] as const)(
    'is asked for once more when the server was %s',
    async (first) => {
      server().behave(first, 'good');
      expect(await answer()).toMatchObject({ insights: expect.stringContaining('3.4') });
      expect(server().calls).toHaveLength(2);
    },
  );

  it('that nobody wants any more is ended, and not asked for again', async () => {
    server().behave('slow');
    const left = new AbortController();
    const ended = expect(answer(left.signal)).rejects.toEqual(failure('cancelled'));
    await expect.poll(() => server().calls).toHaveLength(1);
    left.abort();
    await ended;
    await expect(answer(AbortSignal.abort())).rejects.toEqual(failure('cancelled'));
    expect(server().calls).toHaveLength(1);
  });

  it('fails as unreachable when nobody listens', async () => {
    const nobody = gateway({ baseUrl: 'http://127.0.0.1:9/v1' });
    await expect(answer(undefined, nobody)).rejects.toEqual(failure('unreachable'));
  });

  it('keeps what the vendor said out of the failure: it may quote a key', async () => {
    server().behave('unauthorized');
    const error: unknown = await answer().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AiFailure);
    expect((error as AiFailure).status).toBe(401);
    expect((error as AiFailure).cause).toBeUndefined();
    expect((error as AiFailure).message).not.toContain('sk-');
  });
});

describe('which model', () => {
  it('is named with its host', () => {
    const { host } = new URL(server().url);
    expect(gateway()).toMatchObject({ description: `tide-1 at ${host}`, host });
    expect(gateway({ model: undefined }).description).toBe(`a language model at ${host}`);
    expect(openAi({ apiKey: 'x' })).toMatchObject({ description: 'gpt-4.1-mini at api.openai.com' });
  });

  it('is asked of a server that refuses an unnamed one, and remembered', async () => {
    const unnamed = gateway({ model: undefined });
    server().behave('not-found', 'good');
    await answer(undefined, unnamed);
    await answer(undefined, unnamed);
    expect(server().calls.map(({ body }) => body.model)).toEqual(['default', 'served-here', 'served-here']);
  });

  it('is not exchanged when the one that was named is not there', async () => {
    server().behave('not-found');
    await expect(answer()).rejects.toEqual(failure('refused'));
    expect(server().calls).toHaveLength(1);
  });
});

describe('a local server', () => {
  it('needs no key of ours', async () => {
    server().behave('good');
    await answer(undefined, gateway({ apiKey: undefined }));
    expect(server().calls[0]?.authorization).toBe('Bearer none');
  });
});
