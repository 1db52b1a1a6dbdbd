import { setTimeout as sleep } from 'node:timers/promises';
import OpenAI, { NotFoundError } from 'openai';
import { AiFailure, type AiGateway } from './ai-gateway';
import { boundedResponse } from './bounded-response';
import { failureOf, retryAfter } from './failure-of';
import { jsonSchemaOf, parseAnswer } from './json-answer';
import { replyPieces } from './reply-pieces';
import { TimeLimit } from './time-limit';

type Message = OpenAI.Chat.ChatCompletionMessageParam;

export interface OpenAiOptions {
  apiKey?: string;
  /** The address of any OpenAI-compatible server, such as http://127.0.0.1:11434/v1; without it OpenAI's own. */
  baseUrl?: string;
  model?: string;
  limits?: Partial<typeof LIMITS>;
}

/** Limits of a whole call, with its retry. FLOWS section 7. */
const LIMITS = { callMs: 8_000, retryWaitMs: 500, mostBytes: 1_000_000 };
const OPENAI_URL = 'https://api.openai.com/v1';
const OPENAI_MODEL = 'gpt-4.1-mini';
/** What a server is asked for when nobody has named a model: most that serve one take any name. */
const ANY_MODEL = 'default';
// Local servers take any key, but the package insists on one.
const NO_KEY = 'none';

/** A model of OpenAI, or of any server that speaks the same protocol. */
export function openAi({ apiKey, baseUrl, model, limits }: OpenAiOptions): AiGateway {
  const { callMs, retryWaitMs, mostBytes } = { ...LIMITS, ...limits };
  const host = new URL(baseUrl ?? OPENAI_URL).host;
  let modelName = model ?? (baseUrl ? ANY_MODEL : OPENAI_MODEL);
  const client = new OpenAI({
    apiKey: apiKey ?? NO_KEY,
    baseURL: baseUrl ?? OPENAI_URL,
    organization: null,
    project: null,
    maxRetries: 0,
    // Only ours is told apart from a connection that failed.
    timeout: 2 * callMs,
    // Its log prints what it could not parse: texts.
    logLevel: 'off',
    // remix-serve replaces the global fetch after this module was loaded, so look it up at each call.
    // A person's yes is to one host: where it sends us on to, nothing follows.
    fetch: async (input, init) =>
      boundedResponse(await globalThis.fetch(input, { ...init, redirect: 'error' }), mostBytes),
  });

  const common = (instructions: string, messages: Message[], maxTokens: number) => ({
    model: modelName,
    messages: [{ role: 'system' as const, content: instructions }, ...messages],
    // OpenAI's newer models refuse the old name, most other servers know only that.
    ...(baseUrl ? { max_tokens: maxTokens } : { max_completion_tokens: maxTokens }),
  });

  /** Once more after 429 or 5xx, and after 404 when the server may only want another model's name. */
  async function create<Result>(send: () => Promise<Result>, limit: TimeLimit): Promise<Result> {
    try {
      return await send();
    } catch (error) {
      limit.check();
      if (error instanceof NotFoundError && modelName === ANY_MODEL) {
        modelName = await firstModel(limit);
      } else {
        const seconds = retryAfter(error);
        const waitMs = Math.max(retryWaitMs, (seconds ?? 0) * 1000);
        if (seconds === null || waitMs >= callMs) throw error;
        await sleep(waitMs, undefined, { signal: limit.signal });
      }
      return send();
    }
  }

  async function firstModel({ signal }: TimeLimit): Promise<string> {
    const { data } = await client.models.list({ signal });
    if (!data[0]) throw new AiFailure('refused', 404);
    return data[0].id;
  }

  return {
    description:
      (model ?? (baseUrl ? undefined : OPENAI_MODEL))
        ? `${modelName} at ${host}`
        : `a language model at ${host}`,
    host,

    async answer({ instructions, input, schema, schemaName, maxTokens, signal }) {
      const limit = new TimeLimit({ totalMs: callMs, signal });
      const jsonSchema = jsonSchemaOf(schema);
      // A server that knows no structured output still reads the instructions.
      const asked = `${instructions}\n\nAnswer with JSON only, by this schema:\n${JSON.stringify(jsonSchema)}`;
      const messages: Message[] = [{ role: 'user', content: input }];
      try {
        const { choices } = await create(
          () =>
            client.chat.completions.create(
              {
                ...common(asked, messages, maxTokens),
                response_format: {
                  type: 'json_schema',
                  json_schema: { name: schemaName, schema: jsonSchema, strict: true },
                },
              },
              { signal: limit.signal },
            ),
          limit,
        );
        // A web page with status 200 has no choices.
        if (!choices?.[0]) throw new AiFailure('broken');
        const { message, finish_reason } = choices[0];
        if (finish_reason !== 'stop' || !message?.content) throw new AiFailure('unusable');
        return parseAnswer(message.content, schema);
      } catch (error) {
        limit.check();
        throw failureOf(error);
      } finally {
        limit.clear();
      }
    },

    async *reply({ instructions, messages, maxTokens, signal }) {
      const limit = new TimeLimit({ totalMs: callMs, signal });
      try {
        const response = await create(
          () =>
            client.chat.completions
              .create(
                { ...common(instructions, messages, maxTokens), stream: true },
                { signal: limit.signal },
              )
              .asResponse(),
          limit,
        );
        let hasText = false;
        let finish: string | null = null;
        for await (const piece of replyPieces(response, client)) {
          limit.check();
          finish = piece.finish ?? finish;
          if (piece.text === '') continue;
          hasText ||= piece.text.trim() !== '';
          yield piece.text;
        }
        // A stream that was aborted or cut ends as if all were well.
        limit.check();
        if (finish === null) throw new AiFailure('broken');
        if (finish !== 'stop' || !hasText) throw new AiFailure('unusable');
      } catch (error) {
        limit.check();
        throw failureOf(error);
      } finally {
        limit.clear();
      }
    },
  };
}
