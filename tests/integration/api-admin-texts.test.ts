import { describe, expect, it, vi } from 'vitest';
import { memberDetails } from '../factories/people';
import { newAdminOf, SETTINGS } from './admins';
import { Caller, registerAs } from './caller';
import { useServer } from './use-server';

const server = useServer();
const newAdmin = () => newAdminOf(server);

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
