import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { start } from './boot.server';
import { shipsScript } from './components/shell/ships-script';
import type { Viewer } from './components/shell/viewer';
import { env } from './env.server';
import { keepPage } from './http/guard/kept-pages.server';
import { logError, nameOf } from './http/log.server';
import { contentSecurityPolicy, PLAIN_POLICY } from './http/security-headers.server';
import { NonceContext } from './nonce';

await start();

const RENDER_LIMIT_MS = 5000;
// Vite's own inline scripts carry no nonce.
const withPolicy = env.NODE_ENV !== 'development';

function setPolicy(headers: Headers, policy: string): void {
  if (withPolicy) headers.set('Content-Security-Policy', policy);
}

const newNonce = () => randomBytes(16).toString('base64');

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Promise<Response> {
  const nonce = hasScript(request, remixContext) ? newNonce() : undefined;
  const page = await render(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
    nonce,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const wait = retryAfter(remixContext);
  if (wait) headers.set('Retry-After', wait);
  // A page takes forms, or is only looked at.
  if (status === 405) headers.set('Allow', request.method === 'POST' ? 'GET, HEAD' : 'GET, HEAD, POST');
  const policy = nonce === undefined ? PLAIN_POLICY : contentSecurityPolicy(nonce);
  setPolicy(headers, policy);
  const isForAnyone = nonce === undefined && status === 200 && !headers.has('Set-Cookie');
  if (isForAnyone && withPolicy) keepPage(request, page, policy);
  return new Response(page as BodyInit, { status, headers });
}

function hasScript({ url }: Request, { staticHandlerContext }: EntryContext): boolean {
  const root = staticHandlerContext.loaderData.root as { viewer?: Viewer } | undefined;
  return shipsScript(root?.viewer?.kind, new URL(url).search);
}

/** The one header a screen's loader or action gives: Remix would want a `headers` export of every screen for it. */
function retryAfter({ staticHandlerContext }: EntryContext): string | undefined {
  const { actionHeaders, loaderHeaders } = staticHandlerContext;
  const given = [...Object.values(actionHeaders), ...Object.values(loaderHeaders)];
  return given.map((headers) => headers.get('Retry-After')).find((wait) => wait !== null) ?? undefined;
}

/** Renders a whole page into one buffer: our loaders are quick, and one write costs less than a stream. */
function render(page: React.ReactElement, nonce: string | undefined): Promise<Buffer> {
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
  setPolicy(response.headers, contentSecurityPolicy(newNonce()));
  return response;
}

/** `screen` and `api` log what nobody expected; this sees what they let pass, every 404 and abort among it. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (error as { status?: number } | null)?.status !== undefined) return;
  logError(nameOf(request), error);
}
