import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { memberDetails } from '../factories/people';
import { registerAs } from './caller';
import { useServer } from './use-server';

const server = useServer();
const WORK_BEGINS_AFTER_MS = 400;

/** Asks for a link and reads it from the mail, which is sent after the answer. */
async function linkFor(email: string): Promise<URL> {
  const before = (await server.outbox()).length;
  const { status } = await server.newCaller().post('/api/auth/request-reset', { email });
  expect(status).toBe(200);
  const mail = await vi.waitFor(async () => {
    const mails = await server.outbox();
    expect(mails.length).toBeGreaterThan(before);
    return mails.at(-1) ?? '';
  }, 5000);
  expect(mail).toContain(`To: ${email}`);
  const link = /http\S+tab=reset\S+/.exec(mail)?.[0];
  expect(link, mail).toBeDefined();
  return new URL(link ?? '');
}

async function expectToldOfNewPassword(email: string) {
  const mail = await vi.waitFor(async () => {
    const mails = (await server.outbox()).filter((each) => each.includes(`To: ${email}`));
    const told = mails.filter((each) => each.includes('Subject: Your password for Soundings was changed'));
    expect(told).toHaveLength(1);
    return told[0] ?? '';
  }, 5000);
  expect(mail).not.toContain('token=');
  expect(mail).not.toContain('harbour-lights');
}

const newPassword = (token: string, password = 'harbour-lights') => ({
  token,
  password,
  confirmPassword: password,
});

describe('POST /api/auth/request-reset', () => {
  it('answers alike for a member and for nobody, and mails only the member', async () => {
    const { details } = await registerAs(server.newCaller());
    const nobody = await server.newCaller().post('/api/auth/request-reset', { email: memberDetails().email });
    const before = (await server.outbox()).length;
    const member = await server.newCaller().post('/api/auth/request-reset', { email: details.email });
    expect([member.status, member.body]).toEqual([nobody.status, nobody.body]);
    await vi.waitFor(async () => expect(await server.outbox()).toHaveLength(before + 1), 5000);
  });

  it('begins its work only when it has answered, so that the answer is as quick for a member', async () => {
    const { details } = await registerAs(server.newCaller());
    const mails = async () => (await server.outbox()).filter((mail) => mail.includes(`To: ${details.email}`));
    await server.newCaller().post('/api/auth/request-reset', { email: details.email });
    await sleep(WORK_BEGINS_AFTER_MS / 2);
    expect(await mails()).toEqual([]);
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), 5000);
  });

  it('links to the public origin, whatever host was asked', async () => {
    const { details } = await registerAs(server.newCaller());
    const link = await linkFor(details.email);
    expect(link.origin).toBe(server.url);
    expect(link.pathname).toBe('/auth');
  });

  it.each([[{}], [{ email: 'ines' }], [{ email: 5 }], [{ email: null }]])('refuses %j', async (json) => {
    const { status, body } = await server.newCaller().post('/api/auth/request-reset', json);
    expect(status).toBe(422);
    expect(body.errors).toEqual({ email: ['Invalid email address'] });
  });
});

describe('POST /api/auth/reset', () => {
  it('sets a password once and ends every session', async () => {
    const caller = server.newCaller();
    const { details } = await registerAs(caller);
    const token = (await linkFor(details.email)).searchParams.get('token') ?? '';
    const { status, body } = await server.newCaller().post('/api/auth/reset', newPassword(token));
    expect(status).toBe(200);
    expect(body).toEqual({ message: expect.any(String) });
    expect((await caller.get('/api/auth/me')).status).toBe(401);

    const logIn = (password: string) =>
      server.newCaller().post('/api/auth/login', { email: details.email, password });
    expect((await logIn(details.password)).status).toBe(401);
    expect((await logIn('harbour-lights')).status).toBe(200);
    const again = await server.newCaller().post('/api/auth/reset', newPassword(token, 'third-password'));
    expect(again.status).toBe(410);
    expect((await logIn('third-password')).status).toBe(401);
  });

  it('is told to the member by mail, without a link and without the password', async () => {
    const { details } = await registerAs(server.newCaller());
    const token = (await linkFor(details.email)).searchParams.get('token') ?? '';
    expect((await server.newCaller().post('/api/auth/reset', newPassword(token))).status).toBe(200);
    await expectToldOfNewPassword(details.email);
  });

  it('is won by one of five that use a link at once', async () => {
    const { details } = await registerAs(server.newCaller());
    const token = (await linkFor(details.email)).searchParams.get('token') ?? '';
    const tries = Array.from({ length: 5 }, () =>
      server.newCaller().post('/api/auth/reset', newPassword(token)),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 410, 410, 410, 410]);
  });

  it('refuses a token that is none, and passwords that do not do', async () => {
    const post = (json: object) => server.newCaller().post('/api/auth/reset', json);
    expect((await post(newPassword('made-up'))).status).toBe(410);
    expect((await post({ ...newPassword('made-up'), confirmPassword: 'another' })).body.errors).toEqual({
      confirmPassword: ["Passwords don't match"],
    });
    expect((await post(newPassword('made-up', '12345'))).body.errors).toEqual({
      password: ['Password must be at least 6 characters'],
    });
    const without = await post({ ...newPassword('x'), token: undefined });
    expect([without.status, without.body.errors]).toEqual([422, { token: ['The link is incomplete'] }]);
  });
});

describe('a password that is changed in the settings', () => {
  it('is told to the member by mail', async () => {
    const caller = server.newCaller();
    const { details } = await registerAs(caller);
    await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
    const password = 'harbour-lights';
    const form = {
      intent: 'password',
      currentPassword: details.password,
      password,
      confirmPassword: password,
    };
    expect((await caller.send('POST', '/settings', { form })).status).toBe(303);
    await expectToldOfNewPassword(details.email);
  });
});
