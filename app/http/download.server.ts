import { logError } from '../running/log.server';
import { paceOfReader } from './pace.server';

/** Many small pieces are sent as one: each send waits for its reader. */
const SENT_AT_ONCE = 65_536;

async function nextOf(pieces: AsyncGenerator<string>): Promise<{ text: string; isEnd: boolean }> {
  let text = '';
  while (text.length < SENT_AT_ONCE) {
    const { done, value } = await pieces.next();
    if (done) return { text, isEnd: true };
    text += value;
  }
  return { text, isEnd: false };
}

/** A file to be saved, sent as its pieces are made. When one fails, the connection breaks: half a file is no file. */
export function download(
  pieces: AsyncGenerator<string>,
  { request, name, type }: { request: Request; name: string; type: string },
): Response {
  const encoder = new TextEncoder();
  const readerTakesMore = paceOfReader(request);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        if (!(await readerTakesMore())) await pieces.return(undefined);
        const { text, isEnd } = await nextOf(pieces);
        if (text !== '') controller.enqueue(encoder.encode(text));
        if (isEnd) controller.close();
      } catch (error) {
        logError('making a file', error);
        controller.error(error);
      }
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
}

export async function* onePiece(text: string): AsyncGenerator<string> {
  yield text;
}
