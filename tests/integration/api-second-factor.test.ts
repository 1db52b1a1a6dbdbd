import { setTimeout as sleep } from 'node:timers/promises';
import { generateSync } from 'otplib';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeFromOutside } from '../factories/server-database';
import { type Caller, type ErrorBody, registerAs, type Registered } from './caller';
import { useServer } from './use-server';

// The limits as they are in real life; each test comes from an address of its own.
const server = useServer({ env: { RATE_LIMIT_MULTIPLIER: '1', TRUST_PROXY: 'x-client' } });
let last = 0;
const fromAnywhere = () =>
  server.newCaller({ 'X-Client': `198.51.${Math.floor((last += 1) / 250)}.${last % 250}` });
const codeIn = (secret: string, seconds = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + seconds });

const SECURITY = '/settings/security';
const LOGIN = '/api/auth/login';

interface Refused extends ErrorBody {
  secondFactorRequired?: true;
}

async function expectSentOn(caller: Caller, form: Record<string, string>, to = SECURITY) {
  const { status, headers, text } = await caller.send('POST', SECURITY, { form });
  expect([status, headers.get('Location')], text.slice(0, 400)).toEqual([303, to]);
}

/** Turns codes on through the page, as without scripts; the code of now stays unused. */
async function newMemberWithCodes() {
  const caller = fromAnywhere();
  const { details, user } = await registerAs(caller);
  await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
  await expectSentOn(caller, { intent: 'confirm', currentPassword: details.password });
  await expectSentOn(caller, { intent: 'app-begin' });
  const page = (await caller.get(SECURITY)).text;
  const secret = (/class="key[^>]*>([^<]+)</.exec(page)?.[1] ?? '').replace(/\s/g, '');
  await expectSentOn(caller, { intent: 'app-confirm', code: codeIn(secret, -30) }, `${SECURITY}/codes`);
  const codes = [...(await caller.get(`${SECURITY}/codes`)).text.matchAll(/[0-9A-Z]{5}-[0-9A-Z]{5}(?=<)/g)];
  return {
    caller,
    secret,
    codes: codes.map(([code]) => code),
    user,
    login: { email: details.email, password: details.password },
  };
}

describe('POST /api/auth/login with a second factor', () => {
  it('asks for a code, and takes one once', async () => {
    const { secret, codes, login } = await newMemberWithCodes();
    expect(codes).toHaveLength(10);
    const asked = await fromAnywhere().post<Refused>(LOGIN, login);
    expect(asked.status).toBe(401);
    expect(asked.body).toEqual({ message: expect.any(String), secondFactorRequired: true });
    expect(asked.headers.getSetCookie()).toEqual([]);
    const code = codeIn(secret);
    const inside = await fromAnywhere().post<Registered>(LOGIN, { ...login, code });
    expect(inside.status).toBe(200);
    const replayed = await fromAnywhere().post<Refused>(LOGIN, { ...login, code });
    expect([replayed.status, replayed.body.secondFactorRequired]).toEqual([401, true]);
    expect(replayed.body.message).toContain('already used');
    expect((await fromAnywhere().post(LOGIN, { ...login, code: codes[0] })).status).toBe(200);
    expect((await fromAnywhere().post(LOGIN, { ...login, code: codes[0] })).status).toBe(401);
  });

  it('says nothing of it to whoever does not know the password', async () => {
    const { secret, login } = await newMemberWithCodes();
    const guess = { ...login, password: 'not-the-password' };
    for (const json of [guess, { ...guess, code: codeIn(secret) }]) {
      const { status, body } = await fromAnywhere().post<Refused>(LOGIN, json);
      expect(status).toBe(401);
      expect(body).toEqual({ message: 'The email address or the password is not right.' });
    }
  });

  it('refuses what is no code with a sentence', async () => {
    const { login } = await newMemberWithCodes();
    for (const code of [123456, '', 'x'.repeat(101), null, { $gt: '' }]) {
      const { status, body } = await fromAnywhere().post(LOGIN, { ...login, code });
      expect(status).toBe(422);
      expect(Object.keys(body.errors ?? {})).toEqual(['code']);
    }
    for (const code of ['abc', '🌊', '1 or 1=1', '1234567']) {
      expect((await fromAnywhere().post(LOGIN, { ...login, code })).status).toBe(401);
    }
  });

  it('stops guesses from everywhere, tells the owner, and never locks them out', async () => {
    const { secret, codes, login } = await newMemberWithCodes();
    const guess = () => fromAnywhere().post(LOGIN, { ...login, code: '000000' });
    for (let tries = 0; tries < 20; tries += 1) expect((await guess()).status).toBe(401);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(refused.body.message).toContain('recovery code');
    expect((await guess()).status).toBe(429);
    // Also the owner's own code; but what nobody guesses still opens.
    expect((await fromAnywhere().post(LOGIN, { ...login, code: codeIn(secret) })).status).toBe(429);
    expect((await fromAnywhere().post(LOGIN, { ...login, code: codes[0] })).status).toBe(200);
    expect((await fromAnywhere().post(LOGIN, { ...login, code: codeIn(secret) })).status).toBe(200);
    await sleep(500);
    const told = (await server.outbox()).filter((mail) => mail.includes('Many wrong codes'));
    expect(told.filter((mail) => mail.includes(`To: ${login.email}`))).toHaveLength(1);
  });

  it('writes no code, secret or token into the log', async () => {
    const { secret, codes } = await newMemberWithCodes();
    const log = server.logs();
    expect(log).toContain('login refused, account ');
    for (const text of [secret, ...codes]) expect(log).not.toContain(text);
  });
});

describe('the pages', () => {
  it('keep a browser that owes a code out of everything', async () => {
    const { login, secret } = await newMemberWithCodes();
    const caller = fromAnywhere();
    const first = await caller.send('POST', '/auth', { form: { intent: 'login', ...login } });
    expect([first.status, first.headers.get('Location')]).toEqual([303, '/auth/code']);
    expect([...caller.cookies.keys()]).toEqual(['code']);
    expect((await caller.get('/api/auth/me')).status).toBe(401);
    expect((await caller.get('/history.data')).text).not.toContain(login.email);
    expect((await caller.get('/auth/code')).text).toContain('tel:988');
    // The cookie of one browser is nothing in another that was asked nothing.
    const stranger = fromAnywhere();
    const none = await stranger.send('POST', '/auth/code', {
      form: { intent: 'code', code: codeIn(secret) },
    });
    expect([none.status, none.headers.get('Location')]).toEqual([303, '/auth']);
    const second = await caller.send('POST', '/auth/code', {
      form: { intent: 'code', code: codeIn(secret) },
    });
    expect(second.status).toBe(303);
    expect([...caller.cookies.keys()].sort()).toEqual(['onboarded', 'session', 'toast']);
    expect((await caller.get('/api/auth/me')).status).toBe(200);
  });

  it('change nothing for an open session that has not shown again who it is', async () => {
    const { login, caller: owner, secret } = await newMemberWithCodes();
    const thief = fromAnywhere();
    await thief.post(LOGIN, { ...login, code: codeIn(secret) });
    for (const intent of ['app-off', 'codes-renew', 'app-begin', 'passkey-remove']) {
      const { status, text } = await thief.send('POST', SECURITY, { form: { intent } });
      expect([intent, status]).toEqual([intent, 403]);
      expect(text).toContain('Please show again that it is you.');
    }
    const wanted = await thief.post('/api/auth/passkey-options', { purpose: 'add' });
    expect(wanted.status).toBe(403);
    expect((await owner.get('/settings')).text).toContain('a code from your app is asked for');
  });

  it('refuse forms that are none of theirs', async () => {
    const { caller } = await newMemberWithCodes();
    for (const intent of ['', '__proto__', 'constructor', 'drop']) {
      expect((await caller.send('POST', SECURITY, { form: { intent } })).status).toBe(400);
    }
    for (const answer of ['', '{}', 'null', '[1]', 'x'.repeat(30_000)]) {
      for (const [path, intent] of [
        [SECURITY, 'passkey-add'],
        [SECURITY, 'confirm-passkey'],
        ['/auth', 'passkey'],
      ] as const) {
        const { status } = await caller.send('POST', path, { form: { intent, answer, name: 'Phone' } });
        expect([intent, status]).toEqual([intent, 422]);
      }
    }
    for (const purpose of [undefined, 'toString', 1])
      expect((await caller.post('/api/auth/passkey-options', { purpose })).status).toBe(422);
    expect((await fromAnywhere().post('/api/auth/passkey-options', { purpose: 'add' })).status).toBe(401);
  });

  it('let passkeys be asked for by this site alone', async () => {
    const { headers } = await fromAnywhere().get('/auth');
    expect(headers.get('Permissions-Policy')).toContain('publickey-credentials-get=(self)');
    expect(headers.get('Permissions-Policy')).toContain('publickey-credentials-create=(self)');
  });
});

describe('an admin', () => {
  let admin: Awaited<ReturnType<typeof newMemberWithCodes>>;
  const set = (sql: string) =>
    changeFromOutside(server, `UPDATE users SET ${sql} WHERE id = ?`, [admin.user.id]);
  beforeAll(async () => {
    admin = await newMemberWithCodes();
    await set('is_admin = 1, factor_due_at = 1');
  });

  it('goes on with a second factor, and not one request further without it', async () => {
    const { caller, user } = admin;
    expect((await caller.get('/api/admin/stats')).status).toBe(200);
    await expectSentOn(caller, { intent: 'app-off' });
    const calls: [string, string][] = [
      ['GET', '/api/admin/stats'],
      ['GET', '/api/admin/users'],
      ['PATCH', `/api/admin/users/${user.id}`],
      ['DELETE', `/api/admin/users/${user.id}`],
      ['POST', `/api/admin/users/${user.id}/reset-password`],
      ['GET', '/api/admin/sms/settings'],
      ['GET', '/api/admin/sms/logs'],
      ['GET', '/api/admin/sms/templates'],
      ['POST', '/api/admin/sms/test-connection'],
    ];
    for (const [method, path] of calls) {
      const { status, body } = await caller.send(method, path, method === 'GET' ? {} : { json: {} });
      expect([path, status]).toEqual([path, 403]);
      expect(body.message).toContain('Admins need a second factor');
    }
    for (const path of ['/admin', '/sms-dashboard']) {
      const page = await caller.get(path);
      expect(page.headers.get('Location')).toBe(`${SECURITY}?redirectTo=${encodeURIComponent(path)}`);
      const act = await caller.send('POST', path, { form: { intent: 'make-admin', userId: user.id } });
      expect(act.headers.get('Location')).toMatch(/^\/settings\/security/);
    }
    expect((await caller.get('/api/auth/me')).status).toBe(200);
  });

  it('has seven days from when they first come, where nobody has noted a day', async () => {
    await set('factor_due_at = NULL');
    expect((await admin.caller.get('/api/admin/stats')).status).toBe(200);
    const { text } = await admin.caller.get('/admin');
    expect(text).toContain('Admins need a second factor.');
    await set('factor_due_at = factor_due_at - 7 * 86400000');
    expect((await admin.caller.get('/api/admin/stats')).status).toBe(403);
  });
});

it('the export says that codes are on, and nothing that opens anything', async () => {
  const { caller, secret, codes } = await newMemberWithCodes();
  const { text } = await caller.get('/api/export?format=json');
  const { security } = JSON.parse(text) as { security: Record<string, unknown> };
  expect(security).toEqual({ codesSince: expect.any(String), recoveryCodesLeft: 10, passkeys: [] });
  for (const part of [secret, ...codes, 'sealedSecret', 'codeHash', 'argon2'])
    expect(text).not.toContain(part);
});
