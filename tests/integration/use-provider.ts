import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { changeFromOutside } from '../factories/server-database';
import { startServer, type TestServer } from '../setup/server';
import { AUTH_TOKEN, startTwilioServer, type TwilioServer } from '../setup/twilio-server';
import { Caller, registerAs } from './caller';

export const NUMBER = '+15550100199';

interface Log {
  id: string;
  status: string;
  twilioSid: string;
  message: string;
  errorMessage: string | null;
}

/** Twilio's signature: HMAC-SHA1 over the address and the sorted fields. */
export function sign(url: string, form: Record<string, string>): string {
  const fields = Object.keys(form)
    .sort()
    .map((name) => name + form[name]);
  return createHmac('sha1', AUTH_TOKEN)
    .update(url + fields.join(''))
    .digest('base64');
}

/** The app with a provider of texts beside it, and an admin. */
export function useProvider() {
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

  function callBack(path: string, form: Record<string, string>, signature = sign(server.url + path, form)) {
    return new Caller(server.url).send('POST', path, { form, headers: { 'X-Twilio-Signature': signature } });
  }

  const test = (message = 'Hello') =>
    admin.post<{ success: boolean; status?: string; error?: string; message?: string }>(
      '/api/admin/sms/test-send',
      { phoneNumber: NUMBER, message },
    );
  const newestLog = async () => (await admin.get<Log[]>('/api/admin/sms/logs?type=test&limit=1')).body[0];

  return {
    ...{ callBack, test, newestLog },
    get provider() {
      return provider;
    },
    get server() {
      return server;
    },
    get admin() {
      return admin;
    },
  };
}
