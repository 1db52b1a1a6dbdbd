import { describe, expect, it } from 'vitest';
import { Caller } from './caller';
import { NUMBER, sign, useProvider } from './use-provider';

const app = useProvider();
const { callBack, test } = app;

describe('incoming texts', () => {
  it('are refused without a good signature', async () => {
    const form = { From: NUMBER, Body: 'STOP' };
    const good = sign(`${app.server.url}/api/sms/inbound`, form);
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
    const caller = new Caller(app.server.url.replace('localhost', '127.0.0.1'));
    const send = (signed: string) =>
      caller.send('POST', '/api/sms/inbound', {
        form,
        headers: { 'X-Twilio-Signature': sign(signed, form) },
      });
    expect((await send(`${caller.origin}/api/sms/inbound`)).status).toBe(403);
    expect((await send(`${app.server.url}/api/sms/inbound`)).status).toBe(200);
  });

  it('count once: an old START that is sent again after STOP changes nothing, nor does an old STOP', async () => {
    const From = '+15550100611';
    const textTo = () => app.admin.post('/api/admin/sms/test-send', { phoneNumber: From, message: 'Hello' });
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
    const signature = sign(`${app.server.url}/api/sms/inbound`, start);
    const { Body, MessageSid, To } = start;
    for (const forged of [
      { Body, From, [`MessageSid${MessageSid}To`]: To },
      { Body, From, MessageSid: `${MessageSid}To${To}` },
    ]) {
      const answer = await say(forged, signature);
      expect([answer.status, answer.text]).toEqual([200, EMPTY]);
      expect((await textTo()).status).toBe(409);
    }
    // Signed again with an id that has counted.
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
    const before = app.provider.calls();
    const refused = await test();
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('STOP')]);
    expect(app.provider.calls()).toBe(before);
    expect((await say('HELP')).text).toMatch(/<Message>Soundings: .*988.*<\/Message>/);
    expect((await say('UNSTOP')).text).toContain('<Message>');
    expect((await test()).status).toBe(200);
  });

  it('anything else is answered with where help is', async () => {
    const { text } = await callBack('/api/sms/inbound', { From: NUMBER, Body: 'I cannot go on <b>' });
    expect(text).toContain('call or text 988');
    expect(text).not.toContain('cannot go on');
    expect(app.server.logs()).not.toContain('cannot go on');
  });

  it('a provider’s answer of 21610 counts as STOP', async () => {
    app.provider.answer('opted-out');
    expect((await test()).body).toMatchObject({ success: false, status: 'failed' });
    app.provider.answer('success');
    expect((await test()).status).toBe(409);
    await callBack('/api/sms/inbound', { From: NUMBER, Body: 'START' });
    expect((await test()).status).toBe(200);
  });
});
