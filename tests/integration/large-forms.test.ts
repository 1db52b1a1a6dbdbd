import { expect, it } from 'vitest';
import { useSharedServer } from './use-server';

const server = useSharedServer();

const send = (path: string, raw: string) =>
  server.newCaller().send('POST', path, {
    raw,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
const LOGIN = 'intent=login&email=x';

it.each(['/auth', '/auth.data'])('%s takes a form with a few fields it does not know', async (path) => {
  const { status, text } = await send(path, `${LOGIN}&${'more=1&'.repeat(100)}`);
  expect([200, 202, 422]).toContain(status);
  expect(text).toContain('Invalid email address');
});

it.each(['/auth', '/auth.data'])(
  '%s refuses a form of thousands of fields, and sends none of them back',
  async (path) => {
    const fields = Array.from({ length: 6000 }, (_, i) => `field${i}=1`).join('&');
    const { status, text } = await send(path, `${LOGIN}&${fields}`);
    expect(status).toBe(400);
    expect(text).toContain('This form cannot be read.');
    expect(text).not.toContain('field1234');
  },
);

it.each(['/auth', '/auth.data'])(
  '%s refuses the name of a field that is a path without end',
  async (path) => {
    const { status } = await send(path, `${LOGIN}&a${'.a'.repeat(100_000)}=1`);
    expect(status).toBe(400);
  },
);
