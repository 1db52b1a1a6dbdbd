import { describe, expect, it } from 'vitest';
import { registerAs } from './caller';
import { useSharedServer } from './use-server';

const server = useSharedServer();

const ELSEWHERE = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%0d/evil.example/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'evil.example',
];

const originOf = (path: string) => new URL(path, server.url).origin;

describe('where a login leads', () => {
  it('is a page of this site, whatever the address says, and never the way out again', async () => {
    const { email, password } = (await registerAs(server.newCaller())).details;
    const home = new URL(server.url).origin;
    for (const redirectTo of [...ELSEWHERE, '/logout', '/api/auth/logout']) {
      const caller = server.newCaller();
      const { text } = await caller.get(`/auth?redirectTo=${encodeURIComponent(redirectTo)}`);
      const hidden = [...text.matchAll(/name="redirectTo" value="([^"]*)"/g)].map(([, path]) => path ?? '');
      expect(hidden).not.toEqual([]);
      const form = { intent: 'login', email, password, redirectTo };
      const answer = await caller.send('POST', '/auth', { form });
      expect(answer.status, redirectTo).toBe(303);
      for (const path of [...hidden, answer.headers.get('Location') ?? '']) {
        expect(originOf(path), redirectTo).toBe(home);
        expect(path).toMatch(/^\//);
        expect(path).not.toMatch(/^\/(api\/auth\/)?logout/);
      }
    }
  });

  it('is the page somebody was on the way to', async () => {
    const { email, password } = (await registerAs(server.newCaller())).details;
    const form = { intent: 'login', email, password, redirectTo: '/trends?view=30' };
    const answer = await server.newCaller().send('POST', '/auth', { form });
    expect(answer.headers.get('Location')).toMatch(/^\/(trends\?view=30|onboarding\?redirectTo=)/);
  });
});
