import { logError } from '../running/log.server';

/** True when the caller wants the answer as server-sent events. */
export const wantsEvents = (request: Request): boolean =>
  /\btext\/event-stream\b/i.test(request.headers.get('Accept') ?? '');

/** An answer of server-sent events, each under its `type`. An error on the way ends the stream, and is logged. */
export function eventStream<Event extends { type: string }>(
  events: AsyncIterable<Event>,
  { headers, status = 200, where }: { headers?: Headers; status?: number; where: string },
): Response {
  const all = new Headers(headers);
  all.set('Content-Type', 'text/event-stream; charset=utf-8');
  // Compression would hold events back until there are enough of them.
  all.set('Cache-Control', 'no-store, no-transform');
  all.set('X-Accel-Buffering', 'no');
  const encoder = new TextEncoder();
  const iterator = events[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await iterator.next();
        if (done) return controller.close();
        const { type, ...data } = value;
        controller.enqueue(encoder.encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`));
      } catch (error) {
        logError(where, error);
        controller.error(error);
      }
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  return new Response(body, { status, headers: all });
}
