import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ACCOUNT_SID,
  AUTH_TOKEN,
  FROM_NUMBER,
  startTwilioServer,
  type TwilioServer,
} from '../../../tests/setup/twilio-server';
import { twilioSms } from './twilio.server';

let server: TwilioServer;
beforeAll(async () => {
  server = await startTwilioServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.answer('success');
  server.texts.length = 0;
});

const gateway = (overrides: { baseUrl?: string; authToken?: string } = {}) =>
  twilioSms({
    accountSid: ACCOUNT_SID,
    authToken: AUTH_TOKEN,
    fromNumber: FROM_NUMBER,
    baseUrl: server.url,
    timeLimitMs: 400,
    ...overrides,
  });
const message = { to: '+15550100199', from: '', message: 'Hello, Ines' };

describe('sending', () => {
  it('gives the id of the message, from the configured number unless another is named', async () => {
    const receiptUrl = 'https://soundings.example/api/sms/status?message=1';
    const first = await gateway().send({ ...message, receiptUrl });
    const second = await gateway().send({ ...message, from: '+15550100001' });
    expect([first.status, second.status]).toEqual(['sent', 'sent']);
    expect(server.texts.map(({ sid }) => sid)).toEqual([first.providerId, second.providerId]);
    expect(server.texts[0]).toMatchObject({ To: '+15550100199', From: FROM_NUMBER, Body: 'Hello, Ines' });
    expect(server.texts[0]?.StatusCallback).toBe(receiptUrl);
    expect(server.texts[1]?.From).toBe('+15550100001');
  });

  it.each([
    ['refuse', 'failed', 21211],
    ['opted-out', 'failed', 21610],
    ['limit', 'postponed', 20429],
    ['break', 'unknown', 20500],
  ] as const)('answered %s is %s, with the code', async (mood, status, code) => {
    server.answer(mood);
    expect(await gateway().send(message)).toMatchObject({ status, code });
  });

  it.each(['hang', 'cut', 'html'] as const)(
    'is of unknown fate after %s, and is tried only once',
    async (mood) => {
      server.answer(mood);
      const before = server.calls();
      const outcome = await gateway().send(message);
      expect(outcome.status).toBe('unknown');
      expect(outcome.error).toContain('may have been sent');
      expect(server.calls() - before).toBe(1);
      expect(server.texts).toHaveLength(1);
    },
  );

  it('certainly did not happen when nobody listens', async () => {
    const outcome = await gateway({ baseUrl: 'http://127.0.0.1:9' }).send(message);
    expect(outcome.status).toBe('postponed');
  });

  it('fails with a wrong token, which is not in the error', async () => {
    const outcome = await gateway({ authToken: 'a wrong secret' }).send(message);
    expect(outcome).toMatchObject({ status: 'failed', code: 20003 });
    expect(JSON.stringify(outcome)).not.toContain('a wrong secret');
  });
});

describe('testing the connection', () => {
  it('sends nothing', async () => {
    expect(await gateway().testConnection()).toEqual({ success: true });
    expect(server.texts).toEqual([]);
  });

  it('says what is wrong', async () => {
    expect(await gateway({ authToken: 'wrong' }).testConnection()).toMatchObject({
      success: false,
      error: '401: Authenticate',
    });
    const { success, error } = await gateway({ baseUrl: 'http://127.0.0.1:9' }).testConnection();
    expect([success, error]).toEqual([false, 'The provider could not be reached (ECONNREFUSED).']);
  });
});
