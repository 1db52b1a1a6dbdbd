import { describe, expect, it, vi } from 'vitest';
import { type Answer, Caller, type Entry, registerAs } from './caller';
import { rawRequest } from './raw-request';
import { useServer } from './use-server';

// As it runs in public: TLS ends at a proxy, which asks by another host name.
const APP_URL = 'https://soundings.example';
const server = useServer({ env: { APP_URL, TRUST_PROXY: 'x-client', RATE_LIMIT_MULTIPLIER: '1' } });
const plain = useServer();

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const post = (path: string, headers: Record<string, string>, body = '') =>
  rawRequest(server.port, { method: 'POST', path, headers: { ...FORM, ...headers }, body });

describe('behind a proxy', () => {
  it('the public origin is ours on every door, whatever the host', async () => {
    const inside = { Host: 'internal:8080', Origin: APP_URL };
    expect((await post('/try', inside)).status).toBe(303);
    expect((await post('/theme.data', inside, 'theme=dark')).status).toBeLessThan(400);
    const json = { ...inside, 'Content-Type': 'application/json' };
    expect((await post('/api/mood-entries', json, '{"sleepRating":3}')).status).toBe(201);
  });

  it('another origin is not, even with a forwarded host to match', async () => {
    const headers = {
      Host: 'internal:8080',
      'X-Forwarded-Host': 'evil.example',
      Origin: 'https://evil.example',
    };
    for (const path of ['/try', '/theme.data', '/api/mood-entries']) {
      expect((await post(path, headers)).status).toBe(403);
    }
    const http = { Host: 'internal:8080', Origin: 'http://soundings.example' };
    expect((await post('/try', http)).status).toBe(403);
  });

  it('a forged host reaches no link', async () => {
    const forged = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' };
    const { body, headers } = await rawRequest(server.port, { path: '/auth', headers: forged });
    expect(body).not.toContain('evil.example');
    expect(JSON.stringify(headers)).not.toContain('evil.example');
    const redirect = await rawRequest(server.port, { path: '/trends', headers: forged });
    expect(redirect.headers.location).toEqual(['/?redirectTo=%2Ftrends']);
  });

  it('a password link names the public origin', async () => {
    const caller = new Caller(server.url);
    const { details } = await registerAs(caller);
    const json = JSON.stringify({ email: details.email });
    const forged = { Host: 'evil.example', 'Content-Type': 'application/json' };
    expect((await post('/api/auth/request-reset', forged, json)).status).toBe(200);
    const mail = await vi.waitFor(async () => {
      const [sent] = await server.outbox();
      expect(sent).toBeDefined();
      return sent ?? '';
    }, 5000);
    expect(mail).toMatch(/https:\/\/soundings\.example\/auth\?tab=reset&token=/);
    expect(mail).not.toContain('evil.example');
  });

  it('the next page of a list is at the public origin', async () => {
    const caller = new Caller(server.url);
    await registerAs(caller);
    for (let i = 0; i < 2; i += 1) await caller.post('/api/mood-entries', { sleepRating: 3 });
    const { headers } = await caller.get<Entry[]>('/api/mood-entries?limit=1');
    expect(headers.get('Link')).toMatch(/^<https:\/\/soundings\.example\/api\/mood-entries\?/);
  });

  it('clients are told apart by the header of the proxy, and by that alone', async () => {
    const wrong = { email: 'ines@example.org', password: 'not-the-password' };
    const statusFrom = async (headers: Record<string, string>) =>
      (await new Caller(server.url, headers).post('/api/auth/login', wrong)).status;
    for (let i = 0; i < 10; i += 1) expect(await statusFrom({ 'X-Client': '192.0.2.1' })).toBe(401);
    expect(await statusFrom({ 'X-Client': '192.0.2.1', 'X-Forwarded-For': '192.0.2.99' })).toBe(429);
    expect(await statusFrom({ 'X-Client': '192.0.2.1', 'X-Soundings-Client-Address': '192.0.2.98' })).toBe(
      429,
    );
    expect(await statusFrom({ 'X-Client': '192.0.2.2' })).toBe(401);
  });

  it('a proxy that appends is believed in what it appends, and nothing before', async () => {
    const wrong = JSON.stringify({ email: 'noor@example.org', password: 'not-the-password' });
    const statusFrom = async (client: string | string[]) => {
      const headers = { 'X-Client': client, 'Content-Type': 'application/json' };
      return (
        await rawRequest(server.port, { method: 'POST', path: '/api/auth/login', headers, body: wrong })
      ).status;
    };
    for (let i = 0; i < 10; i += 1) expect(await statusFrom(`198.51.100.${i}, 192.0.2.77`)).toBe(401);
    expect(await statusFrom('198.51.100.99, 192.0.2.77')).toBe(429);
    expect(await statusFrom(['198.51.100.99', '192.0.2.77'])).toBe(429);
    expect(await statusFrom('192.0.2.77:50123')).toBe(429);
    expect(await statusFrom('192.0.2.77, 198.51.100.99')).toBe(401);
  });
});

describe('cookies', () => {
  const cookiesOf = ({ headers }: Answer<unknown>) => headers.getSetCookie();
  async function everyCookie(origin: string): Promise<string[]> {
    const caller = new Caller(origin);
    const answers: Answer<unknown>[] = [
      await caller.post('/api/mood-entries', { sleepRating: 3 }),
      await caller.send('POST', '/theme', { form: { theme: 'dark' } }),
      await caller.send('POST', '/disclaimer', { form: {} }),
    ];
    await registerAs(caller);
    const login = await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
    const out = await caller.send('POST', '/api/auth/logout');
    return [...answers, login, out].flatMap(cookiesOf);
  }

  it('are bound to this host and to https where the app is public over https', async () => {
    const cookies = await everyCookie(server.url);
    expect(cookies.length).toBeGreaterThan(5);
    for (const line of cookies) {
      expect(line).toMatch(/^__Host-\w+=/);
      expect(line).toMatch(/; Path=\/(;|$)/);
      expect(line).toMatch(/; Secure(;|$)/);
      expect(line).toMatch(/; HttpOnly(;|$)/);
      expect(line).toMatch(/; SameSite=Lax(;|$)/);
      expect(line).not.toMatch(/Domain=/i);
    }
  });

  it('are not, over plain http', async () => {
    for (const line of await everyCookie(plain.url)) {
      expect(line).toMatch(/^(guest|theme|disclaimer|session|onboarded)=/);
      expect(line).not.toMatch(/Secure/);
      expect(line).toMatch(/; HttpOnly; SameSite=Lax$/);
    }
  });

  it('without their prefix count for nothing over https', async () => {
    const caller = new Caller(server.url);
    await registerAs(caller);
    const value = caller.cookies.get('__Host-session') ?? '';
    const forged = new Caller(server.url);
    forged.cookies.set('session', value);
    expect((await caller.get('/api/auth/me')).status).toBe(200);
    expect((await forged.get('/api/auth/me')).status).toBe(401);
  });
});
