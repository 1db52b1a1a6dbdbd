import { logError } from './log.server';
import { paceOfReader } from './pace.server';

/** A file to be saved, sent as its pieces are made. When one fails, the connection breaks: half a file is no file. */
export function download(
  pieces: AsyncGenerator<string>,
  { name, type }: { name: string; type: string },
): Response {
  const encoder = new TextEncoder();
  const readerTakesMore = paceOfReader();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        if (!(await readerTakesMore())) await pieces.return(undefined);
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
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
