import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { z } from 'zod';
import { openAi } from '../../../app/gateways/ai/openai.server';
import { type OpenAiServer, startOpenAiServer } from './server';

const limits = { callMs: 5_000, retryWaitMs: 1 };
/** For those that would use it up. */
export const IMPATIENT = { ...limits, callMs: 500 };
export const limitsFor = (behaviour: string) =>
  /slow|stalled|dripping/.test(behaviour) ? IMPATIENT : limits;
const schema = z.strictObject({
  insights: z.string().max(400),
  recommendations: z.array(z.string()).length(1),
});
const texts = { insights: 'Sleep averaged 3.4.', recommendations: ['Dim the light at ten.'] };
export const messages = [{ role: 'user' as const, content: 'It was a long day.' }];

export const failure = (kind: string): unknown => expect.objectContaining({ name: 'AiFailure', kind });

/** A model's server for the tests of a file, and the gateway that asks it. */
export function withOpenAi() {
  let server: OpenAiServer;
  beforeAll(async () => {
    server = await startOpenAiServer();
  });
  afterAll(() => server.close());
  beforeEach(() => void server.calls.splice(0));
  afterEach(() => server.behave('good'));

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
    } catch (failed) {
      return { text: pieces.join(''), failure: failed };
    }
  }

  return { server: () => server, gateway, answer, reply };
}
