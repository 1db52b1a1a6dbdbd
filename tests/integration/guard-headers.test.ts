import { beforeAll, describe, expect, it } from 'vitest';
import { type RawAnswer, rawRequest } from './raw-request';
import { useServer, useSharedServer } from './use-server';

const plain = useSharedServer();
const secure = useServer({ env: { APP_URL: 'https://soundings.example' } });

const PAGE = { Accept: 'text/html' };
let asset: string;
let stylesheet: string;
beforeAll(async () => {
  const { body } = await rawRequest(plain.port, { path: '/auth?with=passkey', headers: PAGE });
  asset = /\/assets\/[^"]+\.js/.exec(body)?.[0] ?? 'no script on the page';
  stylesheet = /\/assets\/[^"]+\.css/.exec(body)?.[0] ?? 'no stylesheet on the page';
});

type Ask = (port: number) => Promise<RawAnswer>;
const get =
  (path: string, headers: Record<string, string> = PAGE): Ask =>
  (port) =>
    rawRequest(port, { path, headers });
const post =
  (path: string, headers: Record<string, string>, body = ''): Ask =>
  (port) =>
    rawRequest(port, { method: 'POST', path, headers, body });

/** Strangers are led to the start page from everywhere, so this asks as a guest. */
async function asGuest(port: number, path: string): Promise<RawAnswer> {
  const { headers } = await post('/try', FORM)(port);
  const [cookie = ''] = headers['set-cookie']?.[0]?.split(';') ?? [];
  return get(path, { ...PAGE, Cookie: cookie })(port);
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const ANSWERS: [name: string, status: number, ask: Ask][] = [
  ['the start page', 200, get('/')],
  ['a page', 200, get('/auth?tab=register')],
  ['a page, compressed', 200, get('/privacy', { ...PAGE, 'Accept-Encoding': 'gzip, br' })],
  ['the head of a page', 200, (port) => rawRequest(port, { method: 'HEAD', headers: PAGE })],
  ['the data of a page', 200, get('/auth.data')],
  ['a redirect', 302, get('/trends')],
  ['a redirect after a form', 303, post('/try', FORM)],
  ['JSON', 200, get('/api/user-stats/anonymous', {})],
  ['an error of the API', 401, get('/api/auth/me', {})],
  ['health', 200, get('/healthz', {})],
  ['a script', 200, (port) => get(asset)(port)],
  ['a stylesheet', 200, (port) => get(stylesheet)(port)],
  ['an icon', 200, get('/favicon.ico', {})],
  ['a text file', 200, get('/robots.txt', {})],
  ['a page that is not there', 404, (port) => asGuest(port, '/nowhere')],
  ['a file that is not there', 404, get('/assets/nothing.js', {})],
  ['a call that is not there', 404, get('/api/nowhere', {})],
  ['a method that is not there', 405, (port) => rawRequest(port, { method: 'TRACE' })],
  ['an address that is none', 400, get('/%zz')],
  ['a body that is too large', 413, post('/auth', { ...FORM, 'Content-Length': '50000000' })],
  ['a request from another site', 403, post('/auth', { ...FORM, 'Sec-Fetch-Site': 'cross-site' })],
];

const EVERYWHERE = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^same-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /^default-src 'none'; .*frame-ancestors 'none'/,
  'cache-control': /./,
};

describe.each(ANSWERS)('%s', (name, status, ask) => {
  it('carries every security header exactly once', async () => {
    const answer = await ask(plain.port);
    expect(answer.status).toBe(status);
    for (const [header, value] of Object.entries(EVERYWHERE)) {
      expect(answer.headers[header], header).toEqual([expect.stringMatching(value)]);
    }
    const repeated = Object.entries(answer.headers).filter(
      ([header, lines]) => lines.length > 1 && header !== 'set-cookie',
    );
    expect(repeated).toEqual([]);
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  it('is kept by no cache unless it is a file', async () => {
    const { headers } = await ask(plain.port);
    const isFile = ['a script', 'a stylesheet', 'an icon', 'a text file'].includes(name);
    expect(headers['cache-control']?.[0]).toMatch(isFile ? /^public, max-age=\d+/ : /no-store/);
  });

  it('asks for https alone, once, where the app is public over https', async () => {
    const { headers } = await ask(secure.port);
    expect(headers['strict-transport-security']).toEqual(['max-age=63072000; includeSubDomains']);
  });
});

it('a script that the browser has already is not sent again, and its answer is protected, too', async () => {
  const first = await rawRequest(plain.port, { path: asset });
  const headers = { 'If-None-Match': first.headers.etag?.[0] ?? '' };
  const second = await rawRequest(plain.port, { path: asset, headers });
  expect([second.status, second.body]).toEqual([304, '']);
  expect(second.headers['content-security-policy']).toHaveLength(1);
});
