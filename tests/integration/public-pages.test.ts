import { setTimeout as sleep } from 'node:timers/promises';
import zlib from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkInAs, registerAs } from './caller';
import { rawRequest } from './raw-request';
import { useServer } from './use-server';

const server = useServer({ env: { RATE_LIMIT_MULTIPLIER: '1000' } });
const PAGES = [
  '/',
  '/auth',
  '/auth?tab=register',
  '/auth?tab=reset',
  '/safety',
  '/safety/how',
  '/privacy',
  '/terms',
  '/licenses',
  '/exercises',
];

const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(server.port, { path, method, headers: { Accept: 'text/html', ...headers } });
/** How often the app itself, and not its memory, has answered a request for this address. */
const timesInLog = (address: string) =>
  server
    .logs()
    .split('\n')
    .filter((line) => line.includes(` ${address} `)).length;

async function readTwice(path: string) {
  await read(path);
  await sleep(300);
  return read(path);
}

describe.each(PAGES)('%s', (path) => {
  it('has no script, no module and no preload of one, and its policy allows none', async () => {
    for (const { status, body, headers } of [await read(path), await readTwice(path)]) {
      expect(status).toBe(200);
      expect(body).not.toMatch(/<script|modulepreload|__remixContext|\snonce=|\son[a-z]+=/i);
      expect(headers['content-security-policy']?.[0]).toMatch(/^default-src 'none'/);
      expect(headers['content-security-policy']?.[0]).not.toMatch(/script-src|connect-src|nonce/);
    }
  });

  it('is made once and then comes from memory, whole, with every header', async () => {
    const kept = await readTwice(path);
    const asked = timesInLog(path.split('?', 1)[0] ?? '');
    const again = await Promise.all(Array.from({ length: 20 }, () => read(path)));
    expect(new Set(again.map(({ body }) => body))).toEqual(new Set([kept.body]));
    expect(timesInLog(path.split('?', 1)[0] ?? '')).toBe(asked);
    const { headers } = kept;
    expect(headers['cache-control']).toEqual(['no-store']);
    expect(headers['x-frame-options']).toEqual(['DENY']);
    expect(headers['content-type']).toEqual(['text/html; charset=utf-8']);
    expect(headers['content-length']).toEqual([String(Buffer.byteLength(kept.body))]);
    expect(headers['set-cookie']).toBeUndefined();
  });
});

it('comes compressed as the browser takes it, and without a body for HEAD', async () => {
  const { body: plain } = await readTwice('/safety');
  const compressed = async (encoding: string) => {
    const answer = await fetch(`${server.url}/safety`, { headers: { 'Accept-Encoding': encoding } });
    return [answer.headers.get('content-encoding'), await answer.text()];
  };
  expect(await compressed('gzip, br')).toEqual(['br', plain]);
  expect(await compressed('gzip, br;q=0')).toEqual(['gzip', plain]);
  expect(await compressed('identity')).toEqual([null, plain]);
  expect(zlib.brotliCompressSync(plain).length).toBeLessThan(plain.length / 3);
  const head = await read('/safety', {}, 'HEAD');
  expect(head.body).toBe('');
  expect(head.headers['content-length']).toEqual([String(Buffer.byteLength(plain))]);
});

it('follows the theme and the disclaimer of whoever asks', async () => {
  const caller = server.newCaller();
  const unread = (await readTwice('/terms')).body;
  expect(unread).toContain('I Understand - Continue');
  await caller.send('POST', '/disclaimer', { form: {} });
  await caller.send('POST', '/theme', { form: { theme: 'dark' } });
  for (let time = 0; time < 3; time += 1) {
    const { text } = await caller.get('/terms');
    expect(text).not.toContain('I Understand - Continue');
    expect(text).toContain('data-theme="dark"');
    await sleep(150);
  }
  expect((await read('/terms')).body).toBe(unread);
});

it('never shows one visitor what another has sent, or is told', async () => {
  await readTwice('/auth?tab=reset');
  const caller = server.newCaller();
  const sent = await caller.send('POST', '/auth', {
    form: { intent: 'request-reset', email: 'ines@example.org' },
  });
  expect(sent.status).toBe(303);
  expect((await caller.get('/auth')).text).toContain('Reset email sent');
  const refused = await caller.send('POST', '/auth', { form: { intent: 'login', email: 'not-an-email' } });
  expect(refused.text).toContain('not-an-email');
  for (const path of ['/auth', '/auth?tab=reset', '/auth?tab=login']) {
    await sleep(100);
    expect((await read(path)).body).not.toMatch(/Reset email sent|not-an-email/);
  }
});

it('keeps nothing of what stands in somebody’s address', async () => {
  const marked = await read('/licenses?utm_source=a-private-group');
  expect(marked.body).not.toContain('a-private-group');
  await read('/auth?redirectTo=%2Fchat%2F7&tab=login');
  await sleep(200);
  expect((await read('/auth?tab=login')).body).not.toContain('%2Fchat%2F7');
});

describe('for somebody with screens of their own', () => {
  let member: ReturnType<typeof server.newCaller>;
  beforeAll(async () => {
    member = server.newCaller();
    await registerAs(member);
    await member.send('POST', '/onboarding', { form: { intent: 'complete' } });
  });

  it.each(['/', '/safety', '/auth', '/terms'])(
    '%s is theirs, with scripts, and is not kept',
    async (path) => {
      await readTwice(path);
      const own = await member.get(path);
      expect(own.text).toContain('Hello, ');
      expect(own.text).toContain('<script');
      expect(own.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/);
      await sleep(100);
      expect((await read(path)).body).not.toContain('Hello, ');
    },
  );

  it('a check-in is taken while strangers come in crowds', async () => {
    await readTwice('/');
    let isOver = false;
    const crowd = Array.from({ length: 60 }, async () => {
      let answered = 0;
      while (!isOver) answered += (await read('/?utm_source=news')).status === 200 ? 1 : 0;
      return answered;
    });
    await sleep(300);
    const began = performance.now();
    for (let time = 0; time < 5; time += 1) await checkInAs(member);
    const tookMs = (performance.now() - began) / 5;
    isOver = true;
    const answered = (await Promise.all(crowd)).reduce((sum, count) => sum + count, 0);
    expect(answered).toBeGreaterThan(100);
    expect(tookMs).toBeLessThan(1000);
  });
});

it('an error’s page for a stranger has no script either', async () => {
  for (const sending of [
    { path: '/auth', method: 'PUT' },
    { path: '/auth', method: 'POST' },
  ]) {
    const { status, body, headers } = await rawRequest(server.port, {
      ...sending,
      headers: { Accept: 'text/html' },
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).toContain('988');
    expect(body).not.toMatch(/<script|modulepreload/);
    expect(headers['content-security-policy']?.[0]).toMatch(/default-src 'none'/);
  }
});
