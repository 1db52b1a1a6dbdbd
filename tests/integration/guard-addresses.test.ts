import { describe, expect, it } from 'vitest';
import { converse, rawRequest } from './raw-request';
import { useServer } from './use-server';

const server = useServer();
const status = async (sending: Parameters<typeof rawRequest>[1]) =>
  (await rawRequest(server.port, sending)).status;

describe('a method', () => {
  it.each(['TRACE', 'PROPFIND', 'LOCK', 'SEARCH', 'PURGE'])('%s is not possible', async (method) => {
    const { status: code, headers, body } = await rawRequest(server.port, { method });
    expect(code).toBe(405);
    expect(headers.allow).toEqual(['GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']);
    expect(body).toContain('988');
  });

  it('that echoes nothing: TRACE', async () => {
    const headers = { Cookie: 'session=secret', 'X-Secret': 'secret' };
    expect((await rawRequest(server.port, { method: 'TRACE', headers })).body).not.toContain('secret');
  });

  it('no screen knows is refused without a fault of ours', async () => {
    for (const method of ['OPTIONS', 'PUT', 'DELETE', 'PATCH', 'POST']) {
      for (const path of ['/', '/privacy', '/healthz', '/assets/nothing.js', '/nowhere', '/auth.data']) {
        expect(await status({ method, path }), `${method} ${path}`).toBeLessThan(500);
      }
    }
    expect(server.logs()).not.toMatch(/Error|\n\s+at /);
  });
});

it('that asks for the data of a route by its name is refused, with nothing in the log but its line', async () => {
  const before = server.logs().length;
  for (const path of [
    '/trends?_data=routes%2Ftrends',
    '/?index&%5Fdata=routes%2F_index',
    '/nowhere?_data=x',
  ]) {
    const { status: code, body } = await rawRequest(server.port, { path });
    expect([code, body.includes('Data is not given by the name of a route.')], path).toEqual([400, true]);
  }
  expect(server.logs().slice(before)).not.toMatch(/Error|Warning|\n\s+at /);
});

describe('a host', () => {
  it.each([
    'a b',
    'evil.example/path',
    'user@localhost',
    'localhost:123456',
    'localhost:port',
    '<script>',
    'localhost,evil.example',
    '[::1',
    "'; --",
    '',
  ])('%j is none', async (Host) => {
    expect(await status({ headers: { Host } })).toBe(400);
  });

  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:1', '[::1]:3000', 'soundings.example', 'a_b.internal'])(
    '%s may be asked',
    async (Host) => {
      expect(await status({ headers: { Host } })).toBe(200);
    },
  );

  it('has to be there', async () => {
    const { answer } = await converse(server.port, ({ say }) =>
      say('GET / HTTP/1.0\r\n\r\n').then(() => undefined),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('an address', () => {
  it.each([
    '/%',
    '/%zz',
    '/%E0%A4%A',
    '/%ED%A0%80',
    '/auth%',
    '/assets/%zz.js',
    '/api/mood-entries/%',
    '/%00',
    '/auth%00',
    '/auth?tab=%00',
    '/api/mood-entries?cursor=%00',
    '/assets/%00.js',
    '//',
    'http://evil.example/',
  ])('%s cannot be read', async (path) => {
    expect(await status({ path })).toBe(400);
    expect(await status({ path, method: 'POST', body: 'a=1' })).toBe(400);
  });

  it.each([
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/data/app.db',
    '/.env',
    '/build/server/index.js',
    '/.git/config',
  ])('%s shows nothing that is not meant to be seen', async (path) => {
    const { status: code, body } = await rawRequest(server.port, { path });
    expect([302, 400, 403, 404]).toContain(code);
    expect(body).not.toMatch(/root:x|"dependencies"|SQLite format|createRequestHandler|\[core\]/);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '//evil.example/%2e%2e',
    '/https:%2f%2fevil.example',
  ])('%s leads nowhere else', async (path) => {
    const { status: code, headers } = await rawRequest(server.port, { path });
    expect(code).toBeLessThan(500);
    const to = headers.location?.[0] ?? '/';
    expect(new URL(to, server.url).origin).toBe(server.url);
  });

  it('of any length is answered, or refused as too long', async () => {
    expect(await status({ path: `/${'x'.repeat(8000)}` })).toBeLessThan(500);
    expect(await status({ path: `/auth?redirectTo=/${'x'.repeat(8000)}` })).toBe(200);
    const { answer } = await converse(server.port, ({ say }) =>
      say(`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`).then(() => undefined),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (414|431) /);
  });

  const deep = '/a'.repeat(3700);
  it.each([
    ['a file', `/assets${deep}`],
    ['a page', deep],
    ['the data of a page', `${deep}.data`],
    ['a call', `/api${deep}`],
    ['slashes', `/x${'/'.repeat(7000)}`],
    ['backslashes', `/x${'\\a'.repeat(3700)}`],
  ])('of thousands of parts is refused without a page made for it: %s', async (_, path) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { status: code, headers } = await rawRequest(server.port, { path, method });
      expect(code).toBe(400);
      expect(headers['set-cookie']).toBeUndefined();
    }
    const { body } = await rawRequest(server.port, { path, headers: { Accept: 'text/html' } });
    if (!path.startsWith('/api')) expect(body).toContain('<p>That address has too many parts.</p>');
    expect(body).toContain('988');
    expect(body).not.toContain('/assets/');
  });
});

describe('a question for the manifest', () => {
  const version = async () => {
    const { body } = await rawRequest(server.port, { path: '/auth?with=passkey' });
    return /manifest-([0-9a-f]+)\.js/.exec(body)?.[1] ?? '';
  };
  const ask = async (paths: string[]) => {
    const query = new URLSearchParams([['version', await version()], ...paths.map((path) => ['p', path])]);
    return rawRequest(server.port, { path: `/__manifest?${query.toString()}` });
  };

  it('is answered with the routes behind the links', async () => {
    const { status: code, body } = await ask(['/trends', '/history/day/2026-01-01']);
    expect(code).toBe(200);
    expect(Object.keys(JSON.parse(body) as object)).toEqual(
      expect.arrayContaining(['root', 'routes/trends', 'routes/history_.day.$date']),
    );
  });

  it('about a path of many parts, or about very many paths, is refused', async () => {
    expect((await ask(['/a'.repeat(1200)])).status).toBe(400);
    expect((await ask(Array.from({ length: 200 }, (_, i) => `/${i}/a/a/a`))).status).toBe(400);
    const raw = `/__manifest?version=${await version()}&p=${'/a'.repeat(3700)}`;
    expect(await status({ path: raw })).toBe(400);
  });
});
