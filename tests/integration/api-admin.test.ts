import { describe, expect, it, vi } from 'vitest';
import { memberDetails } from '../factories/people';
import { changeFromOutside } from '../factories/server-database';
import { FROM_NUMBER } from '../setup/twilio-server';
import { Caller, registerAs } from './caller';
import { useServer } from './use-server';

const server = useServer();

const asServer = () => ({ dataDir: server.dataDir }) as Parameters<typeof changeFromOutside>[0];

async function newAdmin() {
  const caller = server.newCaller();
  const { user, details } = await registerAs(caller);
  await changeFromOutside(asServer(), 'UPDATE users SET is_admin = 1 WHERE id = ?', [user.id]);
  return { caller, user, details };
}

const SETTINGS = {
  welcomeEnabled: true,
  reminderEnabled: false,
  achievementEnabled: true,
  weeklyReflectionEnabled: false,
  defaultFromNumber: '',
  rateLimitPerDay: 5,
};

const CALLS: [string, string, unknown?][] = [
  ['GET', '/api/admin/users'],
  ['GET', '/api/admin/stats'],
  ['PATCH', '/api/admin/users/some-id', { isActive: false }],
  ['DELETE', '/api/admin/users/some-id', { confirmation: 'x', password: 'x' }],
  ['POST', '/api/admin/users/some-id/reset-password', {}],
  ['GET', '/api/admin/sms/settings'],
  ['PUT', '/api/admin/sms/settings', SETTINGS],
  ['GET', '/api/admin/sms/templates'],
  ['GET', '/api/admin/sms/logs'],
  ['POST', '/api/admin/sms/test-connection', {}],
  ['POST', '/api/admin/sms/test-send', { phoneNumber: FROM_NUMBER, message: 'Hello' }],
];

interface Listed {
  id: string;
  email: string;
  isActive: boolean;
  isAdmin: boolean;
}

describe('who may call', () => {
  it.each(CALLS)('%s %s is for admins', async (method, path, json) => {
    const stranger = server.newCaller();
    expect((await stranger.send(method, path, { json })).status).toBe(401);

    const guest = server.newCaller();
    await guest.post('/api/mood-entries', { sleepRating: 3 });
    expect((await guest.send(method, path, { json })).status).toBe(401);

    const member = server.newCaller();
    await registerAs(member);
    const refused = await member.send(method, path, { json });
    expect([refused.status, refused.body.message]).toEqual([403, 'This is for admins.']);

    const { caller, user } = await newAdmin();
    await changeFromOutside(asServer(), 'UPDATE users SET is_active = 0 WHERE id = ?', [user.id]);
    expect((await caller.send(method, path, { json })).status).toBe(401);
  });

  it('the screens send everybody else home', async () => {
    const member = server.newCaller();
    await registerAs(member);
    await member.send('POST', '/onboarding', { form: { intent: 'complete' } });
    for (const path of ['/admin', '/sms-dashboard']) {
      for (const method of ['GET', 'POST']) {
        const form = method === 'POST' ? { intent: 'activate' } : undefined;
        const answer = await member.send(method, path, { form });
        expect([answer.status, answer.headers.get('Location')], `${method} ${path}`).toEqual([302, '/']);
      }
    }
  });
});

describe('users', () => {
  it('are found by a part of their name or email, whatever the case, and page by page', async () => {
    const { caller } = await newAdmin();
    const names = ['Ömer', 'ÖMÜR', 'Örjan'];
    for (const firstName of names) await registerAs(server.newCaller(), { firstName, lastName: 'Zwölf' });
    const find = async (query: string) => (await caller.get<Listed[]>(`/api/admin/users?${query}`)).body;
    expect(await find('search=%C3%B6m')).toHaveLength(2);
    expect(await find('search=zW%C3%96LF')).toHaveLength(3);
    expect(await find('search=%25')).toHaveLength(0);
    expect(await find('search=_')).toHaveLength(0);
    const first = await caller.get<Listed[]>(
      '/api/admin/users?search=zw%C3%B6lf&limit=2&sort=name&direction=asc',
    );
    const next = /<(.+)>; rel="next"/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    const second = await caller.get<Listed[]>(new URL(next).pathname + new URL(next).search);
    expect([first.body.length, second.body.length, second.headers.get('Link')]).toEqual([2, 1, null]);
    expect(new Set([...first.body, ...second.body].map(({ id }) => id)).size).toBe(3);
    expect(Object.keys(first.body[0] ?? {}).sort()).toEqual(
      'createdAt email firstName id isActive isAdmin lastLoginAt lastName phoneNumber'.split(' '),
    );
  });

  it.each(['status=nobody', 'sort=password', 'limit=0', 'cursor=x', `search=${'x'.repeat(256)}`])(
    'a list with %s is 422',
    async (query) => {
      const { caller } = await newAdmin();
      expect((await caller.get(`/api/admin/users?${query}`)).status).toBe(422);
    },
  );

  it('are deactivated with their sessions, and activated again', async () => {
    const { caller } = await newAdmin();
    const member = server.newCaller();
    const { user } = await registerAs(member);
    const changed = await caller.patch<Listed>(`/api/admin/users/${user.id}`, { isActive: false });
    expect([changed.status, changed.body.isActive]).toEqual([200, false]);
    expect(changed.text).not.toMatch(/passwordHash|searchText/);
    expect((await member.get('/api/auth/me')).status).toBe(401);
    const inactive = await caller.get<Listed[]>('/api/admin/users?status=inactive&limit=500');
    expect(inactive.body.map(({ id }) => id)).toContain(user.id);
    expect((await caller.post(`/api/admin/users/${user.id}/reset-password`, {})).status).toBe(409);
    await caller.patch(`/api/admin/users/${user.id}`, { isActive: true });
    expect((await member.get('/api/auth/me')).status).toBe(401);
  });

  it('become admins, and nobody changes their own role or deactivates themselves', async () => {
    const { caller, user: admin } = await newAdmin();
    const member = server.newCaller();
    const { user } = await registerAs(member);
    await caller.patch(`/api/admin/users/${user.id}`, { isAdmin: true });
    expect((await member.get('/api/admin/stats')).status).toBe(200);
    for (const own of [{ isAdmin: false }, { isActive: false }]) {
      expect((await caller.patch(`/api/admin/users/${admin.id}`, own)).status).toBe(403);
    }
    expect((await caller.patch('/api/admin/users/nobody', { isAdmin: true })).status).toBe(404);
    for (const body of [{}, { isAdmin: 'yes' }, { passwordHash: 'x' }]) {
      expect((await caller.patch(`/api/admin/users/${user.id}`, body)).status).toBe(422);
    }
  });

  it('are deleted with all of theirs, by their email and the admin’s own password', async () => {
    const { caller, user: admin, details } = await newAdmin();
    await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
    const member = server.newCaller();
    const { user, details: theirs } = await registerAs(member);
    await member.post('/api/mood-entries', { sleepRating: 3 });
    const remove = (id: string, json: object) =>
      caller.send('DELETE', `/api/admin/users/${id}`, { json: { password: details.password, ...json } });

    for (const json of [{}, { confirmation: details.email }, { confirmation: theirs.email, password: 'no' }])
      expect((await remove(user.id, json)).status).toBe(422);
    expect((await remove(admin.id, { confirmation: details.email })).status).toBe(403);
    expect((await remove('nobody', { confirmation: theirs.email })).status).toBe(404);
    expect((await member.get('/api/auth/me')).status).toBe(200);

    expect((await remove(user.id, { confirmation: ` ${theirs.email.toUpperCase()} ` })).status).toBe(204);
    expect((await member.get('/api/auth/me')).status).toBe(401);
    expect((await server.newCaller().post('/api/auth/login', theirs)).status).toBe(401);
    const { text } = await caller.get('/admin?tab=audit');
    expect(text).not.toContain(theirs.email);
    const row = text.split('<tr').find((part) => part.includes('Deleted an account')) ?? '';
    expect(row).toContain(details.email);
    expect(row).toContain('An account that is gone');
  });

  it('two admins who demote each other at once leave one', async () => {
    const [one, two] = [await newAdmin(), await newAdmin()];
    const answers = await Promise.all([
      one.caller.patch(`/api/admin/users/${two.user.id}`, { isAdmin: false }),
      two.caller.patch(`/api/admin/users/${one.user.id}`, { isAdmin: false }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('get a reset mail; the numbers and the audit log know what was done', async () => {
    const { caller, details } = await newAdmin();
    await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
    const { user, details: member } = await registerAs(server.newCaller());
    expect((await caller.post(`/api/admin/users/${user.id}/reset-password`, {})).status).toBe(200);
    expect((await server.outbox()).some((mail) => mail.includes(`To: ${member.email}`))).toBe(true);

    type Stats = Record<'totalUsers' | 'activeUsers' | 'adminUsers' | 'newThisMonth', number>;
    const before = (await caller.get<Stats>('/api/admin/stats')).body;
    await registerAs(server.newCaller());
    const after = (await caller.get<Stats>('/api/admin/stats')).body;
    expect(after).toEqual({
      totalUsers: before.totalUsers + 1,
      activeUsers: before.activeUsers + 1,
      adminUsers: before.adminUsers,
      newThisMonth: before.newThisMonth + 1,
    });
    const { text } = await caller.get('/admin?tab=audit');
    const row = text.split('<tr').find((part) => part.includes(member.email)) ?? '';
    expect(row).toContain(details.email);
    expect(row).toContain('Asked for a password reset email');
  });
});

describe('what an admin reads', () => {
  const readAs = async (admin: Awaited<ReturnType<typeof newAdmin>>) => {
    const { text } = await admin.caller.get('/admin?tab=audit');
    const rows = text.match(/<tr[\s>].*?<\/tr>/gs) ?? [];
    return rows.filter((row) => row.includes(admin.details.email));
  };

  it('of somebody’s account is in the audit log, of their own is not', async () => {
    const admin = await newAdmin();
    await admin.caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
    const { user, details: member } = await registerAs(server.newCaller());
    await admin.caller.get(`/admin?user=${admin.user.id}`);
    await admin.caller.get('/admin?user=nobody');
    await admin.caller.get('/admin');
    expect(await readAs(admin)).toEqual([]);
    expect((await admin.caller.get(`/admin?user=${user.id}`)).text).toContain(member.phoneNumber);
    await admin.caller.get(`/admin.data?user=${user.id}`);
    const rows = await readAs(admin);
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(row).toContain('Opened the details of an account');
      expect(row).toContain(member.email);
    }
  });

  it('of the log of text messages is, by screen and by call', async () => {
    const admin = await newAdmin();
    await admin.caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
    await admin.caller.get('/sms-dashboard?tab=templates');
    expect(await readAs(admin)).toEqual([]);
    expect((await admin.caller.get('/sms-dashboard?tab=logs')).status).toBe(200);
    expect((await admin.caller.get('/api/admin/sms/logs')).status).toBe(200);
    const rows = await readAs(admin);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toContain('Read the log of text messages');
  });
});

describe('text message settings', () => {
  it('are SPEC’s defaults, and keep what is put', async () => {
    const { caller } = await newAdmin();
    expect((await caller.get('/api/admin/sms/settings')).body).toMatchObject(SETTINGS);
    const changed = {
      ...SETTINGS,
      reminderEnabled: true,
      rateLimitPerDay: 7,
      defaultFromNumber: '+1 555 010 0000',
    };
    const put = await caller.send('PUT', '/api/admin/sms/settings', { json: changed });
    expect([put.status, put.body]).toEqual([200, expect.objectContaining(changed)]);
    expect((await caller.get('/api/admin/sms/settings')).body).toMatchObject(changed);
    for (const wrong of [
      { rateLimitPerDay: 0 },
      { rateLimitPerDay: 101 },
      { welcomeEnabled: 'x' },
      { defaultFromNumber: 'abc' },
    ]) {
      const json = { ...SETTINGS, ...wrong };
      expect((await caller.send('PUT', '/api/admin/sms/settings', { json })).status).toBe(422);
    }
    await caller.send('PUT', '/api/admin/sms/settings', { json: SETTINGS });
  });

  it('without a provider a welcome and a test are logged as not_configured', async () => {
    const { caller } = await newAdmin();
    const { body } = await caller.post<{ success: boolean; error: string }>(
      '/api/admin/sms/test-connection',
      {},
    );
    expect(body.success).toBe(false);
    expect(body.error).toContain('No provider is set up');
    const test = { phoneNumber: '+1 555 010 0777', message: 'Hello' };
    const sent = await caller.post<{ success: boolean; status: string }>('/api/admin/sms/test-send', test);
    expect(sent.body).toMatchObject({ success: false, status: 'not_configured' });
    interface Log {
      messageType: string;
      status: string;
      phoneNumber: string;
      message: string;
    }
    const logs = (await caller.get<Log[]>('/api/admin/sms/logs?limit=500')).body;
    expect(logs).toContainEqual(
      expect.objectContaining({ messageType: 'test', status: 'not_configured', phoneNumber: '+15550100777' }),
    );
    await registerAs(server.newCaller(), { phoneNumber: '+15550100771' });
    const details = memberDetails({ phoneNumber: '+15550100772' });
    const form = { ...details, confirmPassword: details.password, intent: 'register' };
    expect((await server.newCaller().send('POST', '/auth?tab=register', { form })).status).toBe(303);
    await vi.waitFor(async () => {
      const welcomes = (await caller.get<Log[]>('/api/admin/sms/logs?type=welcome&limit=500')).body;
      for (const phoneNumber of ['+15550100771', '+15550100772']) {
        const theirs = welcomes.filter((log) => log.phoneNumber === phoneNumber);
        expect(theirs).toMatchObject([{ status: 'not_configured' }]);
        expect(theirs[0]?.message).toContain('Welcome to Soundings');
      }
    });
    for (const wrong of [{}, { ...test, message: ' ' }, { ...test, phoneNumber: 'abc' }]) {
      expect((await caller.post('/api/admin/sms/test-send', wrong)).status).toBe(422);
    }
    const { body: templates } = await caller.get<Record<string, unknown>[]>('/api/admin/sms/templates');
    expect(templates).toHaveLength(4);
    for (const one of templates) {
      expect(one).toMatchObject({ isDefault: true, createdAt: null, updatedAt: null });
    }
    const template = { intent: 'template', messageType: 'reminder', message: 'A quiet minute? {link}' };
    await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
    const saved = await caller.send('POST', '/sms-dashboard?tab=templates', { form: template });
    expect(saved.headers.get('Location')).toContain('/sms-dashboard');
    const changed = (await caller.get<Record<string, unknown>[]>('/api/admin/sms/templates')).body;
    expect(changed.find(({ messageType }) => messageType === 'reminder')).toMatchObject({
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('what the provider would send is refused without a provider', async () => {
    const form = { From: '+15550100199', Body: 'STOP' };
    for (const path of ['/api/sms/inbound', '/api/sms/status']) {
      expect((await new Caller(server.url).send('POST', path, { form })).status).toBe(403);
    }
  });
});
