import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeFromOutside } from '../factories/server-database';
import { startServer, type TestServer } from '../setup/server';
import { AUTH_TOKEN, startTwilioServer, type TwilioServer } from '../setup/twilio-server';
import { Caller, registerAs } from './caller';

const NUMBER = '+15550100199';

let provider: TwilioServer;
let server: TestServer;
let admin: Caller;

beforeAll(async () => {
  provider = await startTwilioServer();
  server = await startServer({ env: provider.env });
  admin = new Caller(server.url);
  const { user } = await registerAs(admin, { phoneNumber: '+1 555 010 0500' });
  await changeFromOutside(server, 'UPDATE users SET is_admin = 1 WHERE id = ?', [user.id]);
}, 180_000);
afterAll(async () => {
  await server?.stop();
  await provider?.close();
});
beforeEach(() => provider.answer('success'));

/** Twilio's signature: HMAC-SHA1 over the address and the sorted fields. */
function sign(url: string, form: Record<string, string>): string {
  const fields = Object.keys(form)
    .sort()
    .map((name) => name + form[name]);
  return createHmac('sha1', AUTH_TOKEN)
    .update(url + fields.join(''))
    .digest('base64');
}

function callBack(path: string, form: Record<string, string>, signature = sign(server.url + path, form)) {
  return new Caller(server.url).send('POST', path, { form, headers: { 'X-Twilio-Signature': signature } });
}

const test = (message = 'Hello') =>
  admin.post<{ success: boolean; status?: string; error?: string; message?: string }>(
    '/api/admin/sms/test-send',
    { phoneNumber: NUMBER, message },
  );

interface Log {
  id: string;
  status: string;
  twilioSid: string;
  message: string;
  errorMessage: string | null;
}
const newestLog = async () => (await admin.get<Log[]>('/api/admin/sms/logs?type=test&limit=1')).body[0];

describe('testing', () => {
  it('the connection, and a text that arrives', async () => {
    expect((await admin.post('/api/admin/sms/test-connection', {})).body).toEqual({ success: true });
    expect((await test('A word')).body).toEqual({ success: true, status: 'sent' });
    expect(provider.texts.at(-1)).toMatchObject({ To: NUMBER, Body: 'A word' });
    expect(await newestLog()).toMatchObject({ status: 'sent', twilioSid: provider.texts.at(-1)?.sid });
  });

  it('sends once for an Idempotency-Key', async () => {
    const before = provider.calls();
    const send = (message: string) =>
      admin.post(
        '/api/admin/sms/test-send',
        { phoneNumber: NUMBER, message },
        { 'Idempotency-Key': 'a-test-text' },
      );
    expect((await send('Once')).body).toEqual({ success: true, status: 'sent' });
    expect((await send('Once')).body).toEqual({ success: true, status: 'sent' });
    expect(provider.calls()).toBe(before + 1);
    expect((await send('Another')).status).toBe(422);
  });

  it.each([
    ['refuse', 'failed', "Invalid 'To' Phone Number"],
    ['limit', 'failed', 'Too Many Requests'],
    ['break', 'unknown', 'Internal Server Error'],
    ['cut', 'unknown', 'may have been sent'],
  ] as const)('an answer of %s is %s, and the log has the error', async (mood, status, error) => {
    provider.answer(mood);
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
    const before = provider.calls();
    const refused = await admin.post('/api/admin/sms/test-send', { phoneNumber, message: 'Hello' });
    expect(refused.status).toBe(422);
    expect(refused.body.errors?.phoneNumber).toEqual([
      expect.stringContaining('Texts from this server do not go to'),
    ]);
    expect(provider.calls()).toBe(before);
  },
);

describe('incoming texts', () => {
  it('are refused without a good signature', async () => {
    const form = { From: NUMBER, Body: 'STOP' };
    const good = sign(`${server.url}/api/sms/inbound`, form);
    for (const signature of ['', 'nonsense', good.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))]) {
      expect((await callBack('/api/sms/inbound', form, signature)).status).toBe(403);
    }
    expect((await callBack('/api/sms/inbound', { ...form, Body: 'START' }, good)).status).toBe(403);
    const elsewhere = sign('https://example.org/api/sms/inbound', form);
    expect((await callBack('/api/sms/inbound', form, elsewhere)).status).toBe(403);
    expect((await test()).status).toBe(200);
  });

  it('have to be signed for the public address, whatever host the request names', async () => {
    const form = { From: NUMBER, Body: 'HELP' };
    const caller = new Caller(server.url.replace('localhost', '127.0.0.1'));
    const send = (signed: string) =>
      caller.send('POST', '/api/sms/inbound', {
        form,
        headers: { 'X-Twilio-Signature': sign(signed, form) },
      });
    expect((await send(`${caller.origin}/api/sms/inbound`)).status).toBe(403);
    expect((await send(`${server.url}/api/sms/inbound`)).status).toBe(200);
  });

  it('count once: an old START that is sent again after STOP changes nothing, nor does an old STOP', async () => {
    const From = '+15550100611';
    const textTo = () => admin.post('/api/admin/sms/test-send', { phoneNumber: From, message: 'Hello' });
    const start = { Body: 'START', From, MessageSid: `SM${'1'.repeat(32)}`, To: '+15550100000' };
    const stop = { ...start, Body: 'STOP', MessageSid: `SM${'2'.repeat(32)}` };
    const say = (form: Record<string, string>, signature?: string) =>
      callBack('/api/sms/inbound', form, signature);
    const EMPTY = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';
    expect((await say(start)).text).toContain('<Message>');
    await say(stop);
    expect((await textTo()).status).toBe(409);
    expect((await say(start)).text).toBe(EMPTY);
    expect((await textTo()).status).toBe(409);

    // The signature does not say where a field ends: the same bytes, cut up so that they bring no id, or another.
    const signature = sign(`${server.url}/api/sms/inbound`, start);
    const { Body, MessageSid, To } = start;
    for (const forged of [
      { Body, From, [`MessageSid${MessageSid}To`]: To },
      { Body, From, MessageSid: `${MessageSid}To${To}` },
    ]) {
      const answer = await say(forged, signature);
      expect([answer.status, answer.text]).toEqual([200, EMPTY]);
      expect((await textTo()).status).toBe(409);
    }
    // Signed anew with an id that has counted.
    await say({ ...start, To: '+15550100001' });
    expect((await textTo()).status).toBe(409);

    await say({ ...start, MessageSid: `SM${'3'.repeat(32)}` });
    expect((await textTo()).status).toBe(200);
    await say(stop);
    expect((await textTo()).status).toBe(200);
  });

  it('are answered ten times a day: a machine that answers answers comes to an end', async () => {
    const From = '+15550100612';
    const replies = [];
    for (let i = 0; i < 12; i += 1) {
      const form = { From, Body: 'I am on holiday', MessageSid: `SM${String(i).padStart(32, 'a')}` };
      replies.push((await callBack('/api/sms/inbound', form)).text.includes('988'));
    }
    expect(replies).toEqual([...Array.from({ length: 10 }, () => true), false, false]);
    const again = { From, Body: 'I am on holiday', MessageSid: `SM${'0'.padStart(32, 'a')}` };
    expect((await callBack('/api/sms/inbound', again)).text, 'asked for again, not counted again').toContain(
      '988',
    );
  });

  it('from numbers that are not texted are obeyed, and not answered', async () => {
    for (const From of ['+19005551234', '+881612345678', '+447400123456']) {
      expect((await callBack('/api/sms/inbound', { From, Body: 'HELP' })).text).not.toContain('<Message>');
      expect((await callBack('/api/sms/inbound', { From, Body: 'STOP' })).status).toBe(200);
    }
  });

  it('STOP ends texts to the number, START begins them again, HELP answers', async () => {
    const say = (Body: string) => callBack('/api/sms/inbound', { From: NUMBER, Body });
    const stopped = await say('Stop');
    expect(stopped.headers.get('Content-Type')).toContain('text/xml');
    expect(stopped.text).toBe('<?xml version="1.0" encoding="UTF-8"?><Response></Response>');
    const before = provider.calls();
    const refused = await test();
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('STOP')]);
    expect(provider.calls()).toBe(before);
    expect((await say('HELP')).text).toMatch(/<Message>Soundings: .*988.*<\/Message>/);
    expect((await say('UNSTOP')).text).toContain('<Message>');
    expect((await test()).status).toBe(200);
  });

  it('anything else is answered with where help is', async () => {
    const { text } = await callBack('/api/sms/inbound', { From: NUMBER, Body: 'I cannot go on <b>' });
    expect(text).toContain('call or text 988');
    expect(text).not.toContain('cannot go on');
    expect(server.logs()).not.toContain('cannot go on');
  });

  it('a provider’s answer of 21610 counts as STOP', async () => {
    provider.answer('opted-out');
    expect((await test()).body).toMatchObject({ success: false, status: 'failed' });
    provider.answer('success');
    expect((await test()).status).toBe(409);
    await callBack('/api/sms/inbound', { From: NUMBER, Body: 'START' });
    expect((await test()).status).toBe(200);
  });
});

describe('receipts', () => {
  it('settle a text by its provider id, and late ones do not undo that', async () => {
    await test();
    const MessageSid = provider.texts.at(-1)?.sid ?? '';
    const tell = (MessageStatus: string) => callBack('/api/sms/status', { MessageSid, MessageStatus });
    expect((await tell('queued')).status).toBe(204);
    expect((await newestLog())?.status).toBe('sent');
    expect((await tell('delivered')).status).toBe(204);
    expect((await tell('sent')).status).toBe(204);
    expect((await newestLog())?.status).toBe('delivered');
  });

  it('that say STOP count once: sent again after START they change nothing', async () => {
    await test();
    const MessageSid = provider.texts.at(-1)?.sid ?? '';
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
    provider.answer('cut');
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
