import type { ChatEvent } from '~/domain/chat/events';

/** The events of a stream, as they arrive. Ends with the stream, whole or not: `done` tells. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let buffer = '';
  for (;;) {
    const { done, value } = await reader.read();
    buffer += decoder.decode(value, { stream: !done });
    const blocks = buffer.split('\n\n');
    buffer = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event) yield event;
    }
    if (done) return;
  }
}

function parseEvent(block: string): ChatEvent | undefined {
  const lines = block.split('\n');
  const valueOf = (field: string) =>
    lines.find((line) => line.startsWith(`${field}: `))?.slice(field.length + 2);
  const [type, data] = [valueOf('event'), valueOf('data')];
  return type && data ? ({ type, ...(JSON.parse(data) as object) } as ChatEvent) : undefined;
}
