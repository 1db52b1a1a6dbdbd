import { describe, expect, it } from 'vitest';
import { newAdminOf } from './admins';
import { registerAs } from './caller';
import { useServer } from './use-server';

const server = useServer();
const newAdmin = () => newAdminOf(server);

interface Listed {
  id: string;
  email: string;
  isActive: boolean;
  isAdmin: boolean;
}

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
