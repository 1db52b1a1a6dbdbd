import { describe, expect, it } from 'vitest';
import { memberDetails } from '../factories/people';
import { type ErrorBody, registerAs, type Registered } from './caller';
import { useSharedServer } from './use-server';

const server = useSharedServer();
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

describe('POST /api/auth/register', () => {
  it('makes a member, logged in, and shows nothing of the password', async () => {
    const caller = server.newCaller();
    const { details, sessionToken, user } = await registerAs(caller);
    const { password, ...shown } = details;
    expect(user).toMatchObject({ ...shown, isAdmin: false, isActive: true });
    expect(sessionToken).toMatch(/^[\w-]{22,}$/);
    expect(caller.cookies.has('session')).toBe(true);
    const me = await caller.get('/api/auth/me');
    expect(me.body).toEqual(user);
    expect(me.text).not.toContain(password);
    expect(me.text).not.toMatch(/argon2|passwordHash/);
  });

  it('stores the address in lower case and refuses it a second time', async () => {
    const first = await registerAs(server.newCaller());
    const caller = server.newCaller();
    const again = { ...memberDetails(), email: first.details.email.toUpperCase() };
    const refused = await caller.post('/api/auth/register', { ...again, confirmPassword: again.password });
    expect(refused.status).toBe(409);
    expect(refused.body.errors).toEqual({ email: [refused.body.message] });
    expect(caller.cookies.has('session')).toBe(false);
  });

  it('ignores what nobody may choose for themselves', async () => {
    const details = memberDetails();
    const wish = { isAdmin: true, isActive: false, id: 'mine', role: 'admin', onboardedAt: '2020-01-01' };
    const json = { ...details, confirmPassword: details.password, ...wish };
    const { status, body } = await server.newCaller().post<Registered>('/api/auth/register', json);
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ isAdmin: false, isActive: true, onboardedAt: null });
    expect(body.user.id).not.toBe('mine');
  });

  it('keeps names and passwords of every script as they are', async () => {
    const caller = server.newCaller();
    const names = { firstName: 'שרה־לאה', lastName: 'O’Brien-Ñúñez 🌊 李' };
    const { details, user } = await registerAs(caller, { ...names, password: 'пароль 🗝️ كلمة' });
    expect(user).toMatchObject(names);
    const login = { email: details.email, password: details.password };
    expect((await server.newCaller().post('/api/auth/login', login)).status).toBe(200);
  });

  it('says of each field what is wrong with it', async () => {
    const json = { firstName: 'I', lastName: '', email: 'ines', phoneNumber: '555', password: '12345' };
    const { status, body } = await server.newCaller().post('/api/auth/register', json);
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      firstName: ['First name must be at least 2 characters'],
      lastName: ['Last name must be at least 2 characters'],
      email: ['Invalid email address'],
      phoneNumber: ['Phone number is required (minimum 10 digits)'],
      password: ['Password must be at least 6 characters'],
      confirmPassword: ["Passwords don't match"],
    });
  });
});

describe('an easy password', () => {
  const easy: [string, string][] = [
    ['sunshine', 'one of the most common'],
    ['PassWord', 'one of the most common'],
    ['654321', 'one of the most common'],
    ['121212', 'one of the most common'],
    ['aaaaaaa', 'one character'],
    ['Ines Duarte', 'your own name'],
    ['ines.duarte', 'your own name'],
  ];

  it.each(easy)('is refused at registering: %s', async (password, reason) => {
    const json = { ...memberDetails({ password }), confirmPassword: password };
    const caller = server.newCaller();
    const { status, body } = await caller.post('/api/auth/register', json);
    expect(status).toBe(422);
    expect(body.errors).toEqual({ password: [expect.stringContaining(reason)] });
    expect(caller.cookies.has('session')).toBe(false);
  });

  it('is the own address, too', async () => {
    const details = memberDetails();
    for (const password of [details.email.toUpperCase(), details.email.split('@')[0] ?? '']) {
      const json = { ...details, password, confirmPassword: password };
      const { status, body } = await server.newCaller().post('/api/auth/register', json);
      expect(status).toBe(422);
      expect(body.errors).toEqual({ password: [expect.stringContaining('your own email address')] });
    }
  });

  it('is refused on the page, which keeps everything else', async () => {
    const { password: _, ...details } = memberDetails();
    const form = { intent: 'register', ...details, password: 'letmein', confirmPassword: 'letmein' };
    const { status, text } = await server.newCaller().send('POST', '/auth?tab=register', { form });
    expect(status).toBe(422);
    expect(text).toContain('one of the most common');
    expect(text).toContain(details.email);
    expect(text).not.toContain('letmein');
  });

  it('is refused as a new one, and the old one stays', async () => {
    const caller = server.newCaller();
    const { details } = await registerAs(caller);
    await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
    const form = { intent: 'password', currentPassword: details.password };
    for (const [password, reason] of easy) {
      const changes = { ...form, password, confirmPassword: password };
      const { status, text } = await caller.send('POST', '/settings', { form: changes });
      expect(status).toBe(422);
      expect(text).toContain(reason);
    }
    const login = { email: details.email, password: details.password };
    expect((await server.newCaller().post('/api/auth/login', login)).status).toBe(200);
  });
});

describe('POST /api/auth/login', () => {
  it('opens a new session each time, for the cookie and for a Bearer header', async () => {
    const { details, sessionToken, user } = await registerAs(server.newCaller());
    const caller = server.newCaller();
    const json = { email: ` ${details.email.toUpperCase()} `, password: details.password };
    const { status, body } = await caller.post<Registered>('/api/auth/login', json);
    expect(status).toBe(200);
    expect(body.sessionToken).not.toBe(sessionToken);
    expect(body.user.id).toBe(user.id);
    expect((await caller.get('/api/auth/me')).status).toBe(200);
    expect((await server.newCaller(bearer(body.sessionToken)).get('/api/auth/me')).status).toBe(200);
    expect((await server.newCaller(bearer(sessionToken)).get('/api/auth/me')).status).toBe(200);
  });

  it.each(['cookie', 'Bearer'])('ends the session of a %s that it came with, and no other', async (door) => {
    const first = server.newCaller();
    const { details, sessionToken } = await registerAs(first);
    const login = { email: details.email, password: details.password };
    const elsewhere = await server.newCaller().post<Registered>('/api/auth/login', login);
    const caller = door === 'cookie' ? first : server.newCaller(bearer(sessionToken));
    const refused = await caller.post('/api/auth/login', { ...login, password: 'not-the-password' });
    expect(refused.status).toBe(401);
    expect((await server.newCaller(bearer(sessionToken)).get('/api/auth/me')).status).toBe(200);
    const again = await caller.post<Registered>('/api/auth/login', login);
    expect(again.status).toBe(200);
    const statusOf = async (token: string) =>
      (await server.newCaller(bearer(token)).get('/api/auth/me')).status;
    expect(await statusOf(sessionToken)).toBe(401);
    expect(await statusOf(again.body.sessionToken)).toBe(200);
    expect(await statusOf(elsewhere.body.sessionToken)).toBe(200);
  });

  it('ends no session when it fails, and registering ends the one it came with, too', async () => {
    const caller = server.newCaller();
    const { sessionToken } = await registerAs(caller);
    const details = memberDetails();
    const json = { ...details, confirmPassword: details.password };
    expect((await caller.post('/api/auth/register', { ...json, email: 'x' })).status).toBe(422);
    const old = server.newCaller(bearer(sessionToken));
    expect((await old.get('/api/auth/me')).status).toBe(200);
    expect((await caller.post('/api/auth/register', json)).status).toBe(201);
    expect((await old.get('/api/auth/me')).status).toBe(401);
    expect((await caller.get('/api/auth/me')).status).toBe(200);
  });

  it('gives one answer to an unknown address and to a wrong password', async () => {
    const { details } = await registerAs(server.newCaller());
    const tries = [
      { email: details.email, password: 'not-the-password' },
      { email: 'nobody@example.org', password: details.password },
    ];
    const answers = await Promise.all(tries.map((json) => server.newCaller().post('/api/auth/login', json)));
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });
});

describe('GET /api/auth/me and POST /api/auth/logout', () => {
  it('know nobody without a session', async () => {
    const { status, body } = await server.newCaller().get<ErrorBody>('/api/auth/me');
    expect(status).toBe(401);
    expect(body).toEqual({ message: expect.any(String) });
  });

  it.each(['cookie', 'Bearer'])('end the session of a %s for good', async (door) => {
    const first = server.newCaller();
    const { sessionToken } = await registerAs(first);
    const caller = door === 'cookie' ? first : server.newCaller(bearer(sessionToken));
    const kept = new Map(first.cookies);
    const out = await caller.send('POST', '/api/auth/logout');
    expect(out.status).toBe(204);
    expect(out.headers.get('Clear-Site-Data')).toBe('"cache", "storage"');
    expect(out.text).toBe('');
    kept.forEach((value, name) => first.cookies.set(name, value));
    expect((await first.get('/api/auth/me')).status).toBe(401);
    expect((await server.newCaller(bearer(sessionToken)).get('/api/auth/me')).status).toBe(401);
  });

  it('let somebody log out twice', async () => {
    const caller = server.newCaller();
    await registerAs(caller);
    expect((await caller.send('POST', '/api/auth/logout')).status).toBe(204);
    expect((await caller.send('POST', '/api/auth/logout')).status).toBe(204);
  });
});
