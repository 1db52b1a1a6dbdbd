import type OpenAI from 'openai';
import { Stream } from 'openai/streaming';
import { AiFailure } from './ai-gateway';

type Completion = OpenAI.Chat.ChatCompletion;
type Chunk = OpenAI.Chat.ChatCompletionChunk;

interface ReplyPiece {
  text: string;
  /** Why the model ended, once it has said so. */
  finish: string | null;
}

/**
 * The pieces of a reply that was asked for as a stream: server-sent events, or the one JSON of a server that does not
 * stream. Told apart by their first character, for the content type is not always true.
 * @throws AiFailure or an error of the package when it is neither
 */
export async function* replyPieces(response: Response, client: OpenAI): AsyncGenerator<ReplyPiece, void> {
  if (!response.body) throw new AiFailure('broken');
  const [begun, whole] = response.body.tee();
  const { headers } = response;
  if ((await firstCharacterOf(begun)) === '{') {
    const { choices } = JSON.parse(await new Response(whole).text()) as Partial<Completion>;
    yield pieceOf(choices?.[0]?.message?.content, choices?.[0]?.finish_reason);
    return;
  }
  const events = Stream.fromSSEResponse<Chunk>(
    new Response(whole, { headers }),
    new AbortController(),
    client,
  );
  for await (const { choices } of events) {
    yield pieceOf(choices?.[0]?.delta?.content, choices?.[0]?.finish_reason);
  }
}

// Servers differ: what is no text, such as null or a list of parts, holds none for us.
const pieceOf = (content: unknown, finish: string | null | undefined): ReplyPiece => ({
  text: typeof content === 'string' ? content : '',
  finish: finish ?? null,
});

async function firstCharacterOf(body: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    const first = /\S/.exec(decoder.decode(value, { stream: !done }))?.[0];
    if (!done && first === undefined) continue;
    // It resolves only when the other half has ended, too.
    void reader.cancel();
    return first;
  }
}
