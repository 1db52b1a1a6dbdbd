import type { IncomingMessage, ServerResponse } from 'node:http';
import { IMPORT_BODY_MAX_BYTES } from '../../domain/import/limits';
import { refuse } from './refusals.server';

const BODY_LIMIT_BYTES = 1_048_576;
/** The two doors through which a whole file may come. */
const IMPORT_PATH = /^\/(api|settings)\/import(\?|$)/;
/** Long enough for the refusal to reach a client that is still sending. */
const LINGER_MS = 400;

const limitOf = ({ method, url = '' }: IncomingMessage): number =>
  method === 'POST' && IMPORT_PATH.test(url) ? IMPORT_BODY_MAX_BYTES : BODY_LIMIT_BYTES;

/** Refuses a body over its limit (1 MB, except for imports): by its announced length before it is read, otherwise as soon as it grows past the limit. True when refused. */
export function limitBody(request: IncomingMessage, response: ServerResponse): boolean {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limitOf(request)) {
    refuseBody(request, response);
    return true;
  }
  if (request.headers['transfer-encoding']) countWhileReading(request, response);
  response.once('finish', () => passOver(request));
  return false;
}

/**
 * Lets the rest of a body arrive that the answer did not need. Remix begins to read every body and stops where it is
 * not needed; Node then takes it for read, and the connection would never hear its next request.
 */
function passOver(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  request.removeAllListeners('data');
  request.resume();
}

function refuseBody(request: IncomingMessage, response: ServerResponse): void {
  closeGently(request);
  refuse(request, response, {
    status: 413,
    title: 'That was too much at once',
    message:
      limitOf(request) === BODY_LIMIT_BYTES
        ? 'What you sent is larger than 1 MB, so nothing was stored. Go back: your text is still in the form.'
        : 'This file is larger than 20 MB, so nothing was added. Please split it into parts.',
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
  const limit = limitOf(request);
  let bytes = 0;
  let isRefused = false;
  request.push = (chunk: Buffer | string | null, encoding?: BufferEncoding) => {
    bytes += chunk?.length ?? 0;
    if (bytes <= limit) return push(chunk, encoding);
    // The app may be reading already. It never sees an end: it would take what has arrived for the whole body.
    if (isRefused) return true;
    if (response.headersSent) {
      request.socket.destroy();
      return false;
    }
    isRefused = true;
    refuseBody(request, response);
    return true;
  };
}
