import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, registerAs } from './caller';
import { useSharedServer } from './use-server';

const server = useSharedServer();
/** What no form sends: nothing, a word of nobody's, and the names that every object answers to. */
const UNKNOWN = ['', 'no-such-intent', '__proto__', 'constructor', 'toString', 'hasOwnProperty'];
const PATHS = ['/auth', '/settings', '/chat', '/device-data', '/mood-reports', '/onboarding'];

let member: Caller;
beforeAll(async () => {
  member = server.newCaller();
  const guest = server.newCaller();
  await guest.send('POST', '/try', { form: {} });
  await registerAs(member);
  await member.send('POST', '/onboarding', { form: { intent: 'complete' } });
  // Somebody's data from before on this device, so that there is something to be asked about it.
  member.cookies.set('guest', guest.cookies.get('guest') ?? '');
});

describe('a form that wants what there is not', () => {
  it.each(PATHS)('is answered 400 in a plain sentence: %s', async (path) => {
    for (const intent of UNKNOWN) {
      const { status, text } = await member.send('POST', path, { form: { intent } });
      expect([intent, status]).toEqual([intent, 400]);
      expect(text).toContain('This form cannot be read. Please go back and try again.');
    }
  });

  it('is answered 400 on the page of a file to import', async () => {
    for (const intent of UNKNOWN) {
      const { status } = await member.send('POST', '/settings/import/none', { form: { intent } });
      expect([intent, status]).toEqual([intent, 400]);
    }
  });
});

it.each(UNKNOWN)('the account page shows the login for a tab that is none: %j', async (tab) => {
  const { status, text } = await server.newCaller().get(`/auth?${new URLSearchParams({ tab })}`);
  expect(status).toBe(200);
  expect(text).toContain('id="login-email"');
});
