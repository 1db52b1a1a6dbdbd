import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuse } from './refusals.server';

export const BODY_LIMIT_BYTES = 1_048_576;
/** Long enough for the refusal to reach a client that is still sending. */
const LINGER_MS = 400;

/** Refuses a body over 1 MB: by its announced length unread, otherwise as soon as it grows past. True when refused. */
export function limitBody(request: IncomingMessage, response: ServerResponse): boolean {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > BODY_LIMIT_BYTES) {
    refuseBody(request, response);
    return true;
  }
  if (request.headers['transfer-encoding']) countWhileReading(request, response);
  return false;
}

function refuseBody(request: IncomingMessage, response: ServerResponse): void {
  closeGently(request);
  refuse(request, response, {
    status: 413,
    title: 'That was too much at once',
    message:
      'What you sent is larger than 1 MB, so nothing was stored. Go back: your text is still in the form.',
    headers: { Connection: 'close' },
  });
}

/** A socket that is closed on unread bytes takes the answer with it: what still arrives is dropped for a moment. */
function closeGently(request: IncomingMessage): void {
  const { socket } = request;
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

function countWhileReading(request: IncomingMessage, response: ServerResponse): void {
  const push = request.push.bind(request);
  let bytes = 0;
  request.push = (chunk: Buffer | string | null, encoding?: BufferEncoding) => {
    bytes += chunk?.length ?? 0;
    if (bytes <= BODY_LIMIT_BYTES) return push(chunk, encoding);
    // The app may be reading already. It never sees an end: it would take what has arrived for the whole body.
    if (!response.headersSent) refuseBody(request, response);
    return true;
  };
}
