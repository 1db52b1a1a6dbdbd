import { describe, expect, it, vi } from 'vitest';

vi.mock('../../db.server', () => ({ secrets: { sessionSecrets: ['of this test'] } }));
const { disclaimerCookie, sessionCookie, themeCookie, toastCookie } = await import('../cookies.server');
const { variantOf } = await import('./page-variants.server');

const pair = async (cookie: typeof themeCookie, value: string) =>
  (await cookie.serialize(value)).split(';', 1)[0] ?? '';
const of = (url: string, cookie = '', authorization?: string) => variantOf({ url, cookie, authorization });

describe('variantOf', () => {
  it('is one for the page, the theme and the disclaimer', async () => {
    const dark = await pair(themeCookie, 'dark');
    const read = await pair(disclaimerCookie, '1');
    const cookies = ['', dark, read, `${dark}; ${read}`, `${read};${dark}`];
    const keys = cookies.map((cookie) => of('/safety', cookie)?.key);
    expect(new Set(keys).size).toBe(4);
    expect(keys[3]).toBe(keys[4]);
    expect(of('/', dark)?.key).not.toBe(keys[1]);
  });

  it.each(['/?utm_source=news', '/?fbclid=x', '/?', '/?guide=2'])('takes %s for the plain page', (url) => {
    expect(of(url)).toEqual(of('/'));
  });

  it.each(['login', 'register', 'reset'])('knows the tab %s', (tab) => {
    expect(of(`/auth?tab=${tab}&utm_source=news`)?.url).toBe(`/auth?tab=${tab}`);
  });

  it.each([
    '/?redirectTo=%2Ftrends',
    '/auth?tab=register&redirectTo=%2Ftrends',
    '/auth?tab=elsewhere',
    '/auth?tab=login&tab=reset',
    '/auth?with=passkey',
    '/auth?token=secret',
    '/auth?sent=1',
    '/auth?ended=1',
    '/trends',
    '/safety/',
    '//safety',
    '/constructor',
    '/exercises/breathing',
  ])('leaves %s to the app', (url) => {
    expect(of(url)).toBeUndefined();
  });

  it('leaves whatever may be somebody’s own to the app', async () => {
    for (const cookie of [
      await pair(sessionCookie, 'x'),
      await pair(toastCookie, 'x'),
      'guest=',
      'kept=tampered',
    ])
      expect(of('/', `zone=Europe%2FParis; ${cookie}`), cookie).toBeUndefined();
    expect(of('/', '', 'Bearer x')).toBeUndefined();
  });

  it('leaves a look that this app has not set to the app, so that there are few', () => {
    for (const cookie of ['theme=dark', 'theme=', 'disclaimer=2', `theme=${'x'.repeat(99)}`])
      expect(of('/', cookie), cookie).toBeUndefined();
  });

  it('minds neither the zone nor cookies of others', () => {
    expect(of('/', 'zone=Europe%2FParis; _ga=1; __cf_bm=2')).toEqual(of('/'));
  });
});
