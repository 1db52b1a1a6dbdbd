import { randomBytes } from 'node:crypto';
import type { EntryContext } from '@remix-run/node';
import { start } from './boot.server';
import { shipsScript } from './components/shell/ships-script';
import type { Viewer } from './components/shell/viewer';
import { env } from './env.server';
import { keepPage } from './http/guard/kept-pages.server';
import { nameOf } from './http/log.server';
import { contentSecurityPolicy, PLAIN_POLICY } from './http/security-headers.server';
import { renderAtOnce, renderInParts } from './rendering.server';
import { logError } from './running/log.server';

await start();

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
  const viewer = viewerOf(remixContext);
  const nonce = shipsScript(viewer, new URL(request.url).search) ? newNonce() : undefined;
  // What strangers see is fetched in parts, and kept when it is there (docs/decisions/065).
  const render = viewer === undefined || viewer === 'stranger' ? renderInParts : renderAtOnce;
  const page = await render({ context: remixContext, url: request.url, nonce });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const wait = status < 400 ? undefined : retryAfter(remixContext);
  if (wait) headers.set('Retry-After', wait);
  // A page takes forms, or is only looked at.
  if (status === 405) headers.set('Allow', request.method === 'POST' ? 'GET, HEAD' : 'GET, HEAD, POST');
  const policy = nonce === undefined ? PLAIN_POLICY : contentSecurityPolicy(nonce);
  setPolicy(headers, policy);
  const isForAnyone = nonce === undefined && status === 200 && !headers.has('Set-Cookie');
  if (isForAnyone && withPolicy) keepPage(request, page, policy);
  return new Response(page as BodyInit, { status, headers });
}

function viewerOf({ staticHandlerContext }: EntryContext): Viewer['kind'] | undefined {
  const root = staticHandlerContext.loaderData.root as { viewer?: Viewer } | undefined;
  return root?.viewer?.kind;
}

/** The one header a screen's loader or action gives: Remix would want a `headers` export of every screen for it. */
function retryAfter({ staticHandlerContext }: EntryContext): string | undefined {
  const { actionHeaders, loaderHeaders } = staticHandlerContext;
  const given = [...Object.values(actionHeaders), ...Object.values(loaderHeaders)];
  return given.map((headers) => headers.get('Retry-After')).find((wait) => wait !== null) ?? undefined;
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
