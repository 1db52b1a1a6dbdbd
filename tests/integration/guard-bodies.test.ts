import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, registerAs, statsOf } from './caller';
import { converse, rawRequest } from './raw-request';
import { useServer } from './use-server';

const server = useServer();
const MB = 1_048_576;
const FORM = 'application/x-www-form-urlencoded';
let member: Caller;
let token: string;
beforeAll(async () => {
  member = server.newCaller();
  token = (await registerAs(member)).sessionToken;
});

const head = (path: string, length: string, type = 'application/json') =>
  [
    `POST ${path} HTTP/1.1`,
    `Host: localhost:${server.port}`,
    `Authorization: Bearer ${token}`,
    `Content-Type: ${type}`,
    length,
    '\r\n',
  ].join('\r\n');

describe('a body of more than a megabyte', () => {
  it.each([
    ['/api/mood-entries', 'application/json'],
    ['/checkin', FORM],
    ['/auth.data', FORM],
    ['/nowhere', 'text/plain'],
  ])('announced to %s is refused before a byte of it is sent', async (path, type) => {
    const { answer, tookMs, isClosed } = await converse(server.port, async ({ say }) => {
      await say(head(path, 'Content-Length: 52428800', type));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(tookMs).toBeLessThan(2000);
    expect(isClosed).toBe(true);
  });

  it('announced is refused also when the client asks first', async () => {
    const { answer } = await converse(server.port, async ({ say }) => {
      await say(head('/api/mood-entries', 'Content-Length: 52428800\r\nExpect: 100-continue'));
    });
    expect(answer).toMatch(/HTTP\/1\.1 413 /);
  });

  it('that nobody announced is refused as soon as it has grown past that', async () => {
    for (let round = 0; round < 8; round += 1) {
      const path = round % 2 ? '/checkin' : '/api/mood-entries';
      const { answer, bytesSent, isClosed } = await converse(server.port, async ({ say, hasAnswer }) => {
        await say(head(path, 'Transfer-Encoding: chunked', round % 2 ? FORM : undefined));
        const chunk = Buffer.from(`4000\r\n${'x'.repeat(0x4000)}\r\n`);
        for (let sent = 0; sent < 50 * MB && !hasAnswer(); sent += chunk.length) {
          if (!(await say(chunk))) break;
        }
      });
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toContain('larger than 1 MB');
      expect(bytesSent).toBeGreaterThan(MB);
      expect(bytesSent).toBeLessThan(50 * MB);
      expect(isClosed).toBe(true);
    }
  });

  it('is refused in a way that a client hears which sends all of it first', async () => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const body = JSON.stringify({ sleepRating: 3, notes: 'x'.repeat(1.5 * MB) });
    const request = { method: 'POST', path: '/api/mood-entries', headers, body };
    const answer = await rawRequest(server.port, request);
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toEqual({ message: expect.stringContaining('larger than 1 MB') });
  });

  it('is refused with a page that says so, and where help is', async () => {
    const headers = { 'Content-Type': FORM, 'Content-Length': '2000000', Accept: 'text/html' };
    const request = { method: 'POST', path: '/checkin', headers, body: '' };
    const { status, body } = await rawRequest(server.port, request);
    expect(status).toBe(413);
    expect(body).toMatch(/<h1>That was too much at once<\/h1>/);
    expect(body).toMatch(/tel:988/);
  });

  it('stores nothing and leaves the server well', async () => {
    expect((await statsOf(member)).totalCheckins).toBe(0);
    expect((await member.get('/healthz')).status).toBe(200);
    expect(server.logs()).not.toMatch(/Error|\n\s+at /);
  });
});

describe('a body of a megabyte', () => {
  const padded = (size: number) => {
    const start = '{"sleepRating":3,"padding":"';
    return `${start}${'x'.repeat(size - start.length - 2)}"}`;
  };

  it('is read to its last byte', async () => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const send = (size: number) =>
      rawRequest(server.port, { method: 'POST', path: '/api/mood-entries', headers, body: padded(size) });
    expect((await send(MB)).status).toBe(201);
    expect((await send(MB + 1)).status).toBe(413);
  });

  it('may come in pieces', async () => {
    const { answer } = await converse(server.port, async ({ say }) => {
      await say(head('/api/mood-entries', 'Transfer-Encoding: chunked\r\nConnection: close'));
      const body = padded(MB);
      for (let at = 0; at < body.length; at += 0x10000) {
        const piece = body.slice(at, at + 0x10000);
        await say(`${piece.length.toString(16)}\r\n${piece}\r\n`);
      }
      await say('0\r\n\r\n');
    });
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  });
});

describe('a body that the answer did not need', () => {
  const GET = ['GET /healthz HTTP/1.1', `Host: localhost`, 'Connection: close', '\r\n'].join('\r\n');
  const stranger = (method: string, path: string, more: string) =>
    [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: text/plain', more, '\r\n'].join('\r\n');
  const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  const body = Buffer.alloc(MB - 1, 'a');

  it.each([
    ['POST', '/healthz', '405'],
    ['POST', '/chat', '415'],
    ['POST', '/theme', '415'],
    ['POST', '/nowhere', '302'],
    ['POST', '/api/auth/me', '405'],
    ['POST', '/api/auth/login', '415'],
    ['POST', '/__manifest', '204'],
    ['POST', '/api/import', '401'],
    ['POST', '/favicon.ico', '302'],
    ['GET', '/auth', '200'],
  ])('does not keep the next request of its connection waiting: %s %s', async (method, path, status) => {
    for (const size of [200_000, MB - 1]) {
      const { answer, isClosed } = await converse(server.port, async ({ say }) => {
        await say(stranger(method, path, `Content-Length: ${size}`));
        await say(body.subarray(0, size));
        await say(GET);
      });
      expect(statuses(answer)).toEqual([status, '200']);
      expect(isClosed).toBe(true);
    }
  });

  it('may come in pieces, and ends the connection where it has no end', async () => {
    const chunk = Buffer.concat([Buffer.from('4000\r\n'), Buffer.alloc(0x4000, 'x'), Buffer.from('\r\n')]);
    const chunked = stranger('POST', '/nowhere', 'Transfer-Encoding: chunked');
    const short = await converse(server.port, async ({ say }) => {
      await say(chunked);
      for (let sent = 0; sent < 40; sent += 1) await say(chunk);
      await say(`0\r\n\r\n${GET}`);
    });
    expect(statuses(short.answer)).toEqual(['302', '200']);

    const endless = await converse(server.port, async ({ say, hasAnswer }) => {
      await say(chunked);
      for (let sent = 0; sent < 50 * MB; sent += chunk.length) {
        if (hasAnswer()) await sleep(1);
        if (!(await say(chunk))) break;
      }
    });
    expect(endless.isClosed).toBe(true);
    expect(endless.bytesSent).toBeLessThan(10 * MB);
  });
});
