import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { env } from '../../env.server';
import { forwardedAddress } from '../forwarded-address';
import { redactedPath } from '../log-redaction';
import { numberAnswer } from '../pace.server';
import { CLIENT_ADDRESS_HEADER } from '../rate-limits.server';
import { DEFAULT_HEADERS } from '../security-headers.server';
import { answerAsset } from './assets.server';
import { limitBody } from './body-limit.server';
import { isCrossSite } from './cross-site';
import { answerKeptPage } from './kept-pages.server';
import { refuse } from './refusals.server';
import { asksByRoute, asksTooMuchOfRouter } from './route-questions';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/i;

/** Adds what every answer carries, unless the answer has its own. */
function completeHeaders(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    for (const [name, value] of Object.entries(DEFAULT_HEADERS)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
    return writeHead(...args);
  };
}

/** remix-serve logs `originalUrl` when the answer is done or the connection breaks; by then it holds no query and no id. */
function redactLog(request: IncomingMessage, response: ServerResponse): void {
  const redact = () => {
    const logged = request as IncomingMessage & { originalUrl?: string };
    logged.originalUrl = redactedPath(logged.originalUrl ?? request.url ?? '/');
  };
  response.prependListener('finish', redact);
  response.prependListener('close', redact);
  const { socket } = request;
  socket.prependListener('error', redact).prependListener('close', redact);
  response.once('finish', () => socket.off('error', redact).off('close', redact));
}

function isWellFormed(request: IncomingMessage): boolean {
  const { url = '', headers } = request;
  if (!url.startsWith('/') || !HOST.test(headers.host ?? '')) return false;
  try {
    decodeURIComponent(new URL(url, 'http://host').pathname);
    return !/%00|\0/.test(url);
  } catch {
    return false;
  }
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Notes the client's address for the limits and drops headers by which a client could speak for the server. */
function settleHeaders(request: IncomingMessage): void {
  const { headers } = request;
  const forwarded = env.TRUST_PROXY && forwardedAddress(request.headersDistinct[env.TRUST_PROXY]);
  headers[CLIENT_ADDRESS_HEADER] = forwarded || request.socket.remoteAddress || 'unknown';
  // Remix would trust the first, and compare the second with Host; both questions are answered here.
  delete headers['x-forwarded-host'];
  delete headers.origin;
  // Brotli costs twice the processor time of gzip for a page that is made again each time.
  const encodings = one(headers['accept-encoding']);
  if (encodings?.includes('br')) headers['accept-encoding'] = encodings.replace(/\bbr\b[^,]*,?\s*/, '');
}

/** True when the request was answered here and the app must not see it. */
function guard(request: IncomingMessage, response: ServerResponse): boolean {
  if (isWellFormed(request) && answerKeptPage(request, response)) return true;
  completeHeaders(response);
  redactLog(request, response);
  const method = request.method ?? 'GET';
  if (!METHODS.includes(method)) {
    const message = 'That kind of request is not possible here.';
    refuse(request, response, {
      status: 405,
      title: 'Not possible',
      message,
      headers: { Allow: METHODS.join(', ') },
    });
    return true;
  }
  if (!isWellFormed(request)) {
    refuse(request, response, { status: 400, title: 'Bad request', message: 'That address cannot be read.' });
    return true;
  }
  if (asksTooMuchOfRouter(request.url ?? '/')) {
    const message = 'That address has too many parts.';
    refuse(request, response, { status: 400, title: 'Bad request', message });
    return true;
  }
  if (limitBody(request, response)) return true;
  const { host, origin, 'sec-fetch-site': secFetchSite } = request.headers;
  if (isCrossSite({ method, host, origin, secFetchSite: one(secFetchSite) }, env.APP_URL)) {
    const message = 'This came from another website, so nothing was changed.';
    refuse(request, response, { status: 403, title: 'Refused', message });
    return true;
  }
  if (asksByRoute(request.url ?? '/')) {
    const message = 'Data is not given by the name of a route.';
    refuse(request, response, { status: 400, title: 'Bad request', message });
    return true;
  }
  if (answerAsset(request, response)) return true;
  settleHeaders(request);
  return false;
}

/**
 * Puts the guard in front of every request of this process. remix-serve offers no hook of its own, and this module is
 * loaded before it listens (docs/decisions/004).
 */
export function installGuard(): void {
  const marked = http.Server.prototype as { emit: typeof http.Server.prototype.emit; isGuarded?: true };
  if (marked.isGuarded) return;
  marked.isGuarded = true;
  const emit = marked.emit;
  marked.emit = function (this: http.Server, event: string | symbol, ...args: unknown[]) {
    if (event === 'request') {
      const [request, response] = args as [IncomingMessage, ServerResponse];
      if (guard(request, response)) return true;
      numberAnswer(request, response);
    }
    return Reflect.apply(emit, this, [event, ...args]) as boolean;
  } as typeof emit;
}
