import { describe, expect, it } from 'vitest';
import { NUMBER, useProvider } from './use-provider';

const app = useProvider();
const { callBack, test, newestLog } = app;

describe('testing', () => {
  it('the connection, and a text that arrives', async () => {
    expect((await app.admin.post('/api/admin/sms/test-connection', {})).body).toEqual({ success: true });
    expect((await test('A word')).body).toEqual({ success: true, status: 'sent' });
    expect(app.provider.texts.at(-1)).toMatchObject({ To: NUMBER, Body: 'A word' });
    expect(await newestLog()).toMatchObject({ status: 'sent', twilioSid: app.provider.texts.at(-1)?.sid });
  });

  it('sends once for an Idempotency-Key', async () => {
    const before = app.provider.calls();
    const send = (message: string) =>
      app.admin.post(
        '/api/admin/sms/test-send',
        { phoneNumber: NUMBER, message },
        { 'Idempotency-Key': 'a-test-text' },
      );
    expect((await send('Once')).body).toEqual({ success: true, status: 'sent' });
    expect((await send('Once')).body).toEqual({ success: true, status: 'sent' });
    expect(app.provider.calls()).toBe(before + 1);
    expect((await send('Another')).status).toBe(422);
  });

  it.each([
    ['refuse', 'failed', "Invalid 'To' Phone Number"],
    ['limit', 'failed', 'Too Many Requests'],
    ['break', 'unknown', 'Internal Server Error'],
    ['cut', 'unknown', 'may have been sent'],
  ] as const)('an answer of %s is %s, and the log has the error', async (mood, status, error) => {
    app.provider.answer(mood);
    const { body } = await test();
    expect(body).toMatchObject({ success: false, status });
    expect(body.error).toContain(error);
    expect(await newestLog()).toMatchObject({
      status,
      errorMessage: expect.stringContaining(error) as string,
    });
  });
});

it.each(['+19005551234', '+881612345678', '+447400123456'])(
  'a test to %s is refused',
  async (phoneNumber) => {
    const before = app.provider.calls();
    const refused = await app.admin.post('/api/admin/sms/test-send', { phoneNumber, message: 'Hello' });
    expect(refused.status).toBe(422);
    expect(refused.body.errors?.phoneNumber).toEqual([
      expect.stringContaining('Texts from this server do not go to'),
    ]);
    expect(app.provider.calls()).toBe(before);
  },
);

describe('receipts', () => {
  it('settle a text by its provider id, and late ones do not undo that', async () => {
    await test();
    const MessageSid = app.provider.texts.at(-1)?.sid ?? '';
    const tell = (MessageStatus: string) => callBack('/api/sms/status', { MessageSid, MessageStatus });
    expect((await tell('queued')).status).toBe(204);
    expect((await newestLog())?.status).toBe('sent');
    expect((await tell('delivered')).status).toBe(204);
    expect((await tell('sent')).status).toBe(204);
    expect((await newestLog())?.status).toBe('delivered');
  });

  it('that say STOP count once: sent again after START they change nothing', async () => {
    await test();
    const MessageSid = app.provider.texts.at(-1)?.sid ?? '';
    const tell = () =>
      callBack('/api/sms/status', { MessageSid, MessageStatus: 'undelivered', ErrorCode: '21610' });
    await tell();
    expect((await test()).status).toBe(409);
    await callBack('/api/sms/inbound', { From: NUMBER, Body: 'START', MessageSid: `SM${'7'.repeat(32)}` });
    expect((await test()).status).toBe(200);
    await tell();
    expect((await test()).status).toBe(200);
  });

  it('settle a text of unknown fate by our own id', async () => {
    app.provider.answer('cut');
    await test();
    const log = await newestLog();
    expect(log).toMatchObject({ status: 'unknown' });
    const path = `/api/sms/status?message=${log?.id}`;
    const form = { MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '30003' };
    expect((await callBack(path, form)).status).toBe(204);
    expect(await newestLog()).toMatchObject({ status: 'failed', twilioSid: 'SM1' });
  });

  it('need a signature and a text that we know', async () => {
    const form = { MessageSid: 'SM-of-somebody-else', MessageStatus: 'delivered' };
    expect((await callBack('/api/sms/status', form)).status).toBe(404);
    expect((await callBack('/api/sms/status', form, 'wrong')).status).toBe(403);
  });
});
