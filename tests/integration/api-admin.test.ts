import { describe, expect, it } from 'vitest';
import { changeFromOutside } from '../factories/server-database';
import { FROM_NUMBER } from '../setup/twilio-server';
import { newAdminOf, SETTINGS } from './admins';
import { registerAs } from './caller';
import { useServer } from './use-server';

const server = useServer();
const newAdmin = () => newAdminOf(server);

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
    await changeFromOutside(server, 'UPDATE users SET is_active = 0 WHERE id = ?', [user.id]);
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
