import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { MINUTE_MS } from '../../domain/calendar/durations';
import { inBackground } from '../../running/background.server';
import { DEFAULT_HEADERS } from '../security-headers.server';
import { variantOf } from './page-variants.server';

/** What a page shows may change, such as a count: after this time one request goes on to the app and fetches the page again. */
const FRESH_MS = MINUTE_MS;
/** Nearly as small as the best, in a tenth of its time. */
const BROTLI_QUALITY = 9;

type Encoding = 'br' | 'gzip' | 'identity';
type Bodies = Record<Encoding, { body: Buffer; headers: Readonly<Record<string, string | number>> }>;

interface KeptPage {
  html: Buffer;
  bodies: Bodies;
  staleAt: number;
}

// Never more than the pages and their looks; somebody's own page has no key here (docs/decisions/065).
const pages = new Map<string, KeptPage>();

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Keeps what was just answered, ready to be sent, if it is the same for every stranger. */
export function keepPage(request: Request, html: Buffer, policy: string): void {
  const { pathname, search } = new URL(request.url);
  const { headers, method } = request;
  const asked = { cookie: headers.get('Cookie'), authorization: headers.get('Authorization') };
  const variant = variantOf({ url: pathname + search, ...asked });
  // A page with more in its address than it reads may show that somewhere: only the plain one is for everybody.
  if (method !== 'GET' || variant?.url !== pathname + search) return;
  inBackground('keeping a public page', keep(variant.key, html, policy));
}

async function keep(key: string, html: Buffer, policy: string): Promise<void> {
  const before = pages.get(key);
  const isSame =
    before?.html.equals(html) && before.bodies.identity.headers['Content-Security-Policy'] === policy;
  const bodies = before && isSame ? before.bodies : await readyToSend(html, policy);
  pages.set(key, { html, bodies, staleAt: Date.now() + FRESH_MS });
}

async function readyToSend(html: Buffer, policy: string): Promise<Bodies> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, zipped] = await Promise.all([
    compressBrotli(html, { params }),
    compressGzip(html, { level: 9 }),
  ]);
  const ready = (body: Buffer, encoding?: string) => ({
    body,
    headers: {
      ...DEFAULT_HEADERS,
      'Content-Security-Policy': policy,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  });
  return { br: ready(br, 'br'), gzip: ready(zipped, 'gzip'), identity: ready(html) };
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? '');
  const takes = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:\\s*,|\\s*$))`).test(text);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/**
 * Answers a stranger's request for a public page from memory, before anything else looks at it. Otherwise gives false, and
 * the app makes the page: of its plain address, so that it can be kept.
 */
export function answerKeptPage(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, headers, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) return false;
  const variant = variantOf({ url, cookie: headers.cookie, authorization: headers.authorization });
  if (!variant) return false;
  const page = pages.get(variant.key);
  if (!page || isDue(page)) {
    request.url = variant.url;
    return false;
  }
  const { body, headers: ready } = page.bodies[encodingFor(headers['accept-encoding'])];
  response.writeHead(200, ready);
  response.end(method === 'HEAD' ? undefined : body);
  return true;
}

/** True for one request each time: those that come meanwhile get the page as it is. */
function isDue(page: KeptPage): boolean {
  if (Date.now() < page.staleAt) return false;
  page.staleAt = Date.now() + FRESH_MS;
  return true;
}
