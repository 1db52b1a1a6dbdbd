import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, checkInAs, registerAs, statsOf } from './caller';
import { useSharedServer } from './use-server';

const server = useSharedServer();
let member: Caller;
beforeAll(async () => {
  member = server.newCaller();
  await registerAs(member);
});

const CALLS: Record<string, string> = {
  '/api/auth/login': 'POST',
  '/api/auth/register': 'POST',
  '/api/auth/request-reset': 'POST',
  '/api/auth/reset': 'POST',
  '/api/auth/logout': 'POST',
  '/api/auth/me': 'GET, HEAD',
  '/api/user-stats': 'GET, HEAD',
  '/api/user-stats/anonymous': 'GET, HEAD',
  '/api/mental-health-insights': 'GET, HEAD',
  '/api/mood-insights/anonymous': 'GET, HEAD',
  '/api/mood-patterns': 'GET, HEAD',
  '/api/mood-entries': 'GET, HEAD, POST',
  '/api/export': 'GET, HEAD',
  '/api/import': 'POST',
  '/api/import/an-id': 'GET, HEAD, PATCH, POST, DELETE',
  '/api/account': 'DELETE',
  '/api/safety-plan': 'GET, HEAD, PUT',
  '/api/mood-entries/an-id': 'GET, HEAD, PATCH, DELETE',
  '/healthz': 'GET, HEAD',
};
const BODIES = ['POST', 'PUT', 'PATCH', 'DELETE'];
const REFUSED = Object.entries(CALLS).flatMap(([path, allowed]) =>
  ['GET', ...BODIES].filter((method) => !allowed.includes(method)).map((method) => [method, path] as const),
);

describe('a call that is there', () => {
  it.each(REFUSED)('answers 405 to %s %s and names what is possible', async (method, path) => {
    const { status, headers, body } = await member.send(method, path);
    expect(status).toBe(405);
    expect(headers.get('Allow')).toBe(CALLS[path]);
    expect(body).toEqual({ message: expect.any(String) });
  });

  it.each([
    ['OPTIONS', '/auth', 'GET, HEAD, POST'],
    ['POST', '/privacy', 'GET, HEAD'],
  ])('names what a page allows: %s %s', async (method, path, allowed) => {
    const { status, headers } = await member.send(method, path);
    expect([status, headers.get('Allow')]).toEqual([405, allowed]);
  });

  it('answers HEAD like GET, without a body', async () => {
    for (const path of ['/api/auth/me', '/api/user-stats', '/api/mood-entries', '/healthz']) {
      const { status, text } = await member.send('HEAD', path);
      expect([status, text]).toEqual([200, '']);
    }
    expect((await server.newCaller().send('HEAD', '/api/auth/me')).status).toBe(401);
  });

  it('says that the app is well', async () => {
    const { status, body } = await server.newCaller().get('/healthz');
    expect([status, body]).toEqual([200, { status: 'ok' }]);
  });
});

describe('a call that is not there', () => {
  it.each(['GET', ...BODIES])('answers 404 to %s', async (method) => {
    for (const path of ['/api', '/api/nothing', '/api/mood-entries/an-id/more', `/api/${randomUUID()}`]) {
      const { status, body } = await member.send(method, path);
      expect([status, body], path).toEqual([404, { message: expect.any(String) }]);
    }
  });
});

describe('a body', () => {
  const PATHS = ['/api/auth/login', '/api/auth/register', '/api/auth/reset', '/api/mood-entries'];
  const post = (path: string, raw: BodyInit | undefined, type?: string) =>
    member.send('POST', path, { raw, headers: type === undefined ? {} : { 'Content-Type': type } });

  it.each(PATHS)('that is not JSON is refused by %s', async (path) => {
    const before = await statsOf(member);
    for (const raw of [
      '',
      '{',
      '{"sleepRating":3',
      "{'sleepRating':3}",
      'sleepRating=3',
      '\0',
      '{"a":NaN}',
    ]) {
      const { status, body } = await post(path, raw, 'application/json');
      expect([status, body], JSON.stringify(raw)).toEqual([400, { message: expect.any(String) }]);
    }
    expect(await statsOf(member)).toEqual(before);
  });

  it.each(PATHS)('of another type is refused by %s', async (path) => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonx',
      'multipart/form-data',
    ]) {
      expect((await post(path, '{"sleepRating":3}', type)).status, type).toBe(415);
    }
    expect((await post(path, new Blob(['{"sleepRating":3}']))).status).toBe(415);
    expect((await post(path, undefined)).status).toBe(415);
  });

  it('may name its encoding and be nested as deep as it likes', async () => {
    const type = 'Application/JSON; charset=utf-8';
    expect((await post('/api/mood-entries', '{"sleepRating":3}', type)).status).toBe(201);
    for (const raw of ['['.repeat(400_000), '['.repeat(100_000) + ']'.repeat(100_000)]) {
      expect((await post('/api/mood-entries', raw, type)).status).toBeOneOf([400, 422]);
    }
    const deep = `{"responses":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`;
    expect((await post('/api/mood-entries', deep, type)).status).toBe(422);
  });

  it('of a change is refused in the same way', async () => {
    const path = `/api/mood-entries/${(await checkInAs(member)).id}`;
    const patch = (raw: string, type: string) =>
      member.send('PATCH', path, { raw, headers: { 'Content-Type': type } });
    expect((await patch('{', 'application/json')).status).toBe(400);
    expect((await patch('{"notes":"x"}', 'text/plain')).status).toBe(415);
  });
});
