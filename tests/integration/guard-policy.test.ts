import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, registerAs } from './caller';
import { rawRequest } from './raw-request';
import { useSharedServer } from './use-server';

const server = useSharedServer();
let cookie: string;
beforeAll(async () => {
  const caller = new Caller(server.url);
  await registerAs(caller);
  await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
  cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await rawRequest(server.port, { path, headers: { Accept: 'text/html', ...headers } });
  const policy = answer.headers['content-security-policy']?.[0] ?? '';
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values] as const;
    }),
  );
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  return { ...answer, policy, directives, nonce };
}

const OWN = ['/', '/auth', '/privacy', '/safety', '/checkin', '/trends', '/settings', '/nowhere'];

describe.each(OWN)('the policy of somebody’s own %s', (path) => {
  it('has a nonce of its own each time, the same for scripts and styles', async () => {
    const pages = await Promise.all(Array.from({ length: 4 }, () => read(path, { Cookie: cookie })));
    expect(new Set(pages.map(({ nonce }) => nonce)).size).toBe(4);
    for (const { status, nonce, directives } of pages) {
      expect(status).toBe(path === '/nowhere' ? 404 : 200);
      expect(Buffer.from(nonce, 'base64').length).toBeGreaterThanOrEqual(16);
      expect(directives.get('script-src')).toEqual(["'self'", `'nonce-${nonce}'`]);
      expect(directives.get('style-src')).toEqual(["'self'", `'nonce-${nonce}'`]);
    }
  });

  it('is met by every script and style of the page', async () => {
    const { body, nonce } = await read(path, { Cookie: cookie });
    // What a script holds is text.
    const elements = body.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1');
    const tags = elements.match(/<(script|style)\b[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
    expectNothingFromElsewhere(body);
  });
});

describe.each(['/', '/auth', '/auth?with=passkey', '/privacy', '/safety'])('the policy of %s', (path) => {
  it('has no hole', async () => {
    const { directives, policy } = await read(path);
    for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
      expect(directives.get(name)).toEqual(["'none'"]);
    }
    expect(directives.get('form-action')).toEqual(["'self'"]);
    expect(policy).not.toMatch(/unsafe-eval|strict-dynamic|https?:|\*|blob:/);
    const loose = [...directives].filter(([, values]) => values.includes("'unsafe-inline'"));
    expect(loose.map(([name]) => name)).toEqual(['style-src-attr']);
  });

  it('has scripts only where a passkey is asked for', async () => {
    const { directives, body, nonce } = await read(path);
    const isAsked = path.includes('passkey');
    expect(directives.get('script-src')).toEqual(isAsked ? ["'self'", `'nonce-${nonce}'`] : undefined);
    expect(body.includes('<script')).toBe(isAsked);
    expectNothingFromElsewhere(body);
  });
});

function expectNothingFromElsewhere(body: string): void {
  expect(body.match(/\son(click|load|error|submit|change)=/i)).toBeNull();
  expect(body.match(/(src="|<link[^>]* href=")(https?:)?\/\/[^"]*/g)).toBeNull();
}

it('what is no page may load nothing at all', async () => {
  for (const path of ['/api/auth/me', '/healthz', '/robots.txt']) {
    const { directives } = await read(path, { Accept: '*/*' });
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.has('script-src')).toBe(false);
  }
});
