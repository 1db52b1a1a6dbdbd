import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { download } from './download.server';
import { numberAnswer } from './pace.server';

const LINE = `${'x'.repeat(1023)}\n`;
const LINES = 24 * 1024;
const FILE = { name: 'all.json', type: 'application/json' };

let waiting = 0;
let made = 0;

async function* lines() {
  for (made = 0; made < LINES; made += 1) yield LINE;
}

/** As remix-serve sends it: every piece is written as soon as it is there, whether or not there is room. */
const server = createServer((incoming, response) => {
  numberAnswer(incoming, response);
  void (async () => {
    const request = new Request('http://host/', { headers: incoming.headers as Record<string, string> });
    const reader = download(lines(), { ...FILE, request }).body!.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return response.end();
      response.write(value);
      waiting = Math.max(waiting, response.writableLength);
    }
  })();
});

const ask = () =>
  new Promise<IncomingMessage>((resolve) => {
    const { port } = server.address() as AddressInfo;
    get({ port, host: '127.0.0.1' }, resolve);
  });

beforeEach(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterEach(() => void server.close());

it('comes as fast as it is read', async () => {
  const began = performance.now();
  let bytes = 0;
  for await (const chunk of await ask()) bytes += (chunk as Buffer).length;
  expect(bytes).toBe(LINES * LINE.length);
  // 24 MB; waiting for a clock at each piece it took more than ten seconds.
  expect(performance.now() - began).toBeLessThan(5_000);
});

it('is made no faster than it is read', async () => {
  waiting = 0;
  const answer = await ask();
  await sleep(1_000);
  expect(made).toBeLessThan(LINES);
  expect(waiting).toBeLessThan(1_048_576);
  answer.destroy();
});
