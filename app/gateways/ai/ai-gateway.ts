import type { z } from 'zod';

export interface AiMessage {
  role: 'user' | 'assistant';
  content: string;
}

interface AiCall {
  /** The system prompt. */
  instructions: string;
  maxTokens: number;
  /** Ends the call early, when the person has left or the time of the turn is over. */
  signal?: AbortSignal;
}

/** A language model behind an OpenAI-compatible endpoint. Every failure is an AiFailure. */
export interface AiGateway {
  /** Who reads what is sent, for people: the model's name and the host that serves it. */
  readonly description: string;
  /** The host that serves it, such as `api.openai.com`: a person's yes is to this host. */
  readonly host: string;
  /** One answer in the shape of `schema`, within 8 seconds. @throws AiFailure */
  answer<Schema extends z.ZodType>(
    call: AiCall & { input: string; schema: Schema; schemaName: string },
  ): Promise<z.infer<Schema>>;
  /** A reply, piece by piece, within 8 seconds; ends normally only when the model finished it. @throws AiFailure */
  reply(call: AiCall & { messages: AiMessage[] }): AsyncIterable<string>;
}

/**
 * `unreachable`: no connection. `timeout`: too late. `refused`: a 4xx status. `limited`: 429.
 * `broken`: a 5xx status, or an answer that broke off or is none. `unusable`: finished, but not as asked.
 * `cancelled`: the caller's signal ended it.
 */
export type AiFailureKind =
  'unreachable' | 'timeout' | 'refused' | 'limited' | 'broken' | 'unusable' | 'cancelled';

/** Why a model gave nothing that can be used. Holds no text of the person, the model or the vendor. */
export class AiFailure extends Error {
  override name = 'AiFailure';

  constructor(
    readonly kind: AiFailureKind,
    /** The HTTP status, when there was one. */
    readonly status?: number,
  ) {
    super(`The model gave no usable answer (${kind}${status === undefined ? '' : `, status ${status}`}).`);
  }
}
