import type { z } from 'zod';

export interface AiMessage {
  role: 'user' | 'assistant';
  content: string;
}

interface AiCall {
  /** The system prompt. */
  instructions: string;
  maxTokens: number;
  /** Ends the call early, when the person has left. */
  signal?: AbortSignal;
}

/** A language model behind an OpenAI-compatible endpoint. Every failure is an AiFailure. */
export interface AiGateway {
  /** Who reads what is sent, for people: the model's name and the host that serves it. */
  readonly description: string;
  /** One answer in the shape of `schema`. @throws AiFailure */
  answer<Schema extends z.ZodType>(
    call: AiCall & { input: string; schema: Schema; schemaName: string },
  ): Promise<z.infer<Schema>>;
  /** A reply, piece by piece; ends normally only when the model finished it. @throws AiFailure */
  reply(call: AiCall & { messages: AiMessage[] }): AsyncIterable<string>;
}

export type AiFailureKind = 'unreachable' | 'timeout' | 'refused' | 'limited' | 'broken' | 'unusable';

/** Why a model gave nothing that can be used. Holds no text of the person or the model. */
export class AiFailure extends Error {
  override name = 'AiFailure';

  constructor(
    readonly kind: AiFailureKind,
    options?: ErrorOptions,
  ) {
    super(`The model gave no usable answer (${kind}).`, options);
  }
}
