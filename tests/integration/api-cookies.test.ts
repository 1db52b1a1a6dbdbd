import { describe, expect, it } from 'vitest';
import { Caller, checkInAs, registerAs, statsOf } from './caller';
import { useSharedServer } from './use-server';

const server = useSharedServer();

const withCookie = (name: string, value: string) => {
  const caller = server.newCaller();
  caller.cookies.set(name, value);
  return caller;
};

describe('a session that is none', () => {
  it.each([
    ['junk', 'junk'],
    ['a foreign signature', 'ImEtdG9rZW4i.c2lnbmF0dXJl'],
    ['a broken escape', '%E0%A4%A'],
    ['an empty value', ''],
    ['a very long value', 'x'.repeat(6000)],
    ['a quoted value', '"; DROP TABLE sessions; --'],
  ])('is refused with 401 and its cookies are cleared: %s', async (_, value) => {
    for (const path of [
      '/api/auth/me',
      '/api/user-stats',
      '/api/user-stats/anonymous',
      '/api/mood-entries',
    ]) {
      const { status, headers, body } = await withCookie('session', value).get(path);
      expect([status, body]).toEqual([401, { message: expect.any(String) }]);
      const cleared = headers.getSetCookie().filter((line) => line.includes('Max-Age=0'));
      expect(cleared.map((line) => line.split('=')[0])).toEqual(['session', 'onboarded']);
    }
  });

  it.each([
    ['PUT', '/api/check-in-draft'],
    ['POST', '/weekly-reflection/draft'],
  ] as const)('is not forgotten by %s %s, which a page sends by itself', async (method, path) => {
    const caller = withCookie('session', 'junk');
    const { status, headers } = await caller.send(method, path, {});
    expect(status).toBe(401);
    expect(headers.getSetCookie()).toEqual([]);
    // So the next page says why, and leads back to where somebody was.
    expect((await caller.get('/checkin')).headers.get('Location')).toMatch(/^\/auth\?ended=1&redirectTo=/);
  });

  it('stores nothing under a new guest', async () => {
    const { status, headers } = await withCookie('session', 'junk').post('/api/mood-entries', {
      sleepRating: 3,
    });
    expect(status).toBe(401);
    expect(headers.getSetCookie().some((line) => line.startsWith('guest='))).toBe(false);
  });

  it('leads a screen to the login, with its cookies cleared', async () => {
    for (const path of ['/', '/checkin', '/trends', '/settings']) {
      const { status, headers } = await withCookie('session', 'junk').get(path);
      expect(status).toBe(302);
      expect(headers.get('Location')).toMatch(/^\/auth\?ended=1/);
      expect(headers.getSetCookie().join()).toMatch(/session=;.*Max-Age=0/);
    }
  });

  it('is one whose signature was changed by a single letter', async () => {
    const caller = server.newCaller();
    await registerAs(caller);
    const value = caller.cookies.get('session') ?? '';
    expect((await withCookie('session', value).get('/api/auth/me')).status).toBe(200);
    const changed = value.replace(/^./, (letter) => (letter === 'I' ? 'J' : 'I'));
    expect((await withCookie('session', changed).get('/api/auth/me')).status).toBe(401);
  });

  it.each(['junk', 'x'.repeat(4000), '%00', 'null'])('is a Bearer token %s', async (token) => {
    const caller = new Caller(server.url, { Authorization: `Bearer ${token}` });
    expect((await caller.get('/api/auth/me')).status).toBe(401);
    expect((await caller.post('/api/mood-entries', { sleepRating: 3 })).status).toBe(401);
  });
});

describe('other cookies that were tampered with', () => {
  it('make nobody a guest', async () => {
    const guest = server.newCaller();
    await checkInAs(guest);
    const value = guest.cookies.get('guest') ?? '';
    for (const changed of ['junk', '%E0%A4%A', value.slice(0, -2), value.replace(/^./, '_')]) {
      const caller = withCookie('guest', changed);
      expect((await caller.get('/api/mood-entries')).status).toBe(401);
      expect((await statsOf(caller)).totalCheckins).toBe(0);
    }
    expect((await statsOf(withCookie('guest', value))).totalCheckins).toBe(1);
  });

  it.each(['theme', 'disclaimer', 'toast', 'zone', 'onboarded', 'parked'])(
    'are ignored: %s',
    async (name) => {
      for (const value of ['junk', '%E0%A4%A', 'eyJhIjoxfQ%3D%3D', '<script>', 'x'.repeat(3000)]) {
        const { status, text } = await withCookie(name, value).get('/');
        expect(status).toBe(200);
        expect(text).not.toContain('<script>x');
      }
      const caller = withCookie(name, '%E0%A4%A');
      expect(await checkInAs(caller)).toMatchObject({ timeZone: 'UTC' });
    },
  );

  it('of the zone count only when they name one', async () => {
    const zoneOf = async (value: string) => (await checkInAs(withCookie('zone', value))).timeZone;
    expect(await zoneOf('Pacific%2FKiritimati')).toBe('Pacific/Kiritimati');
    expect(await zoneOf('Mars%2FOlympus')).toBe('UTC');
  });
});
