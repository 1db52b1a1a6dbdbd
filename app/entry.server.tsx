import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { start } from './boot.server';
import { env } from './env.server';
import { logError, nameOf } from './http/log.server';
import { keptPage, NONCE_MARK, sharedPageKey } from './http/page-cache.server';
import { contentSecurityPolicy } from './http/security-headers.server';
import { NonceContext } from './nonce';

await start();

const RENDER_LIMIT_MS = 5000;
// Vite's own inline scripts carry no nonce.
const withPolicy = env.NODE_ENV !== 'development';

function setPolicy(headers: Headers, nonce: string): void {
  if (withPolicy) headers.set('Content-Security-Policy', contentSecurityPolicy(nonce));
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const key = sharedPageKey(request, status, remixContext);
  const renderWith = (pageNonce: string) =>
    render(
      <NonceContext.Provider value={pageNonce}>
        <RemixServer context={remixContext} url={request.url} nonce={pageNonce} />
      </NonceContext.Provider>,
      pageNonce,
    );
  const page = key ? await keptPage(key, nonce, () => renderWith(NONCE_MARK)) : await renderWith(nonce);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const wait = retryAfter(remixContext);
  if (wait) headers.set('Retry-After', wait);
  // A page takes forms, or is only looked at.
  if (status === 405) headers.set('Allow', request.method === 'POST' ? 'GET, HEAD' : 'GET, HEAD, POST');
  setPolicy(headers, nonce);
  return new Response(page as BodyInit, { status, headers });
}

/** The one header a screen's loader or action gives: Remix would want a `headers` export of every screen for it. */
function retryAfter({ staticHandlerContext }: EntryContext): string | undefined {
  const { actionHeaders, loaderHeaders } = staticHandlerContext;
  const given = [...Object.values(actionHeaders), ...Object.values(loaderHeaders)];
  return given.map((headers) => headers.get('Retry-After')).find((wait) => wait !== null) ?? undefined;
}

/** Renders a whole page into one buffer: our loaders are quick, and one write costs less than a stream. */
function render(page: React.ReactElement, nonce: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(limit);
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => pipe(sink),
      onShellError: (error) => {
        clearTimeout(limit);
        reject(error instanceof Error ? error : new Error('the page could not be rendered'));
      },
      onError: (error) => void logError('rendering', error),
    });
    const limit = setTimeout(() => abort(new Error('rendering took too long')), RENDER_LIMIT_MS);
  });
}

export function handleDataRequest(response: Response): Response {
  setPolicy(response.headers, randomBytes(16).toString('base64'));
  return response;
}

/** `screen` and `api` log what nobody expected; this sees what they let pass, every 404 and abort among it. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (error as { status?: number } | null)?.status !== undefined) return;
  logError(nameOf(request), error);
}
