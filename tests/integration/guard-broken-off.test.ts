import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, checkInAs } from './caller';
import { converse } from './raw-request';
import { useServer } from './use-server';

const server = useServer();
const MB = 1_048_576;
/** All that the form of the settings needs, and then a field without an end. */
const FIELDS = 'intent=days&timeZone=Pacific%2FKiritimati&dayStartHour=4&padding=';
const CHUNKED = 'Transfer-Encoding: chunked';

let guest: Caller;
beforeEach(async () => {
  guest = server.newCaller();
  await guest.send('POST', '/try', { form: {} });
});

const head = (length: string) =>
  [
    'POST /settings HTTP/1.1',
    `Host: localhost:${server.port}`,
    `Cookie: guest=${guest.cookies.get('guest')}`,
    'Content-Type: application/x-www-form-urlencoded',
    length,
    '\r\n',
  ].join('\r\n');
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

/** The zone in which they live after all, once the server has had the time to change it. */
async function settledZone(): Promise<string> {
  await sleep(600);
  return (await checkInAs(guest)).timeZone;
}

describe('half a form is never taken for a whole one', () => {
  it('a whole one is', async () => {
    await converse(
      server.port,
      ({ say }) => say(head(CHUNKED) + chunk(FIELDS) + chunk('')).then(() => undefined),
      300,
    );
    expect(await settledZone()).toBe('Pacific/Kiritimati');
  });

  it('when it grows until it is refused', async () => {
    const { answer } = await converse(server.port, async ({ say, hasAnswer }) => {
      await say(head(CHUNKED) + chunk(FIELDS));
      const padding = chunk('x'.repeat(0x4000));
      for (let sent = 0; sent < 50 * MB && !hasAnswer(); sent += padding.length) {
        if (!(await say(padding))) break;
      }
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(await settledZone()).toBe('UTC');
  });

  it.each([
    ['of an announced length', 'Content-Length: 500', FIELDS],
    ['in pieces', CHUNKED, chunk(FIELDS)],
  ])('when the connection breaks off: %s', async (_, length, body) => {
    await converse(server.port, ({ say }) => say(head(length) + body).then(() => undefined), 300);
    expect(await settledZone()).toBe('UTC');
    expect((await guest.get('/healthz')).status).toBe(200);
  });
});
