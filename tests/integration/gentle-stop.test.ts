import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../setup/server';
import { Caller, checkInAs } from './caller';

const CLIENTS = 24;

let server: TestServer | undefined;
afterAll(async () => server?.stop());

interface Got {
  status: number;
  connection: string | undefined;
  body: string;
}

/** One answer over a connection that is kept if the server keeps it. */
function ask(agent: http.Agent, path: string, headers: http.OutgoingHttpHeaders = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: server?.port, path, agent, headers };
    const request = http.get(options, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, body }),
      );
    });
    request.once('error', reject);
  });
}

const keptAgent = () => new http.Agent({ keepAlive: true, maxSockets: 1 });

it('a stop cuts none of 24 clients over kept connections, and says to proxies that it is coming', async () => {
  server = await startServer({ env: { STOP_GRACE_SECONDS: '1.5' } });
  const member = new Caller(server.url);
  await checkInAs(member);
  const cookie = [...member.cookies].map((pair) => pair.join('=')).join('; ');
  let toldAt = Infinity;
  const errors: string[] = [];
  const answers: (Got & { path: string; at: number; askedAt: number })[] = [];

  /** Goes on until nobody listens any more. */
  async function goOn(index: number) {
    const agent = keptAgent();
    const path = ['/safety', '/', '/healthz', '/trends', '/api/mood-entries', '/nowhere', '/favicon.svg'][
      index % 7
    ]!;
    for (;;) {
      const askedAt = performance.now();
      try {
        answers.push({ path, askedAt, ...(await ask(agent, path, { cookie })), at: performance.now() });
      } catch (error) {
        errors.push((error as NodeJS.ErrnoException).code ?? String(error));
        return;
      }
      await sleep(Math.random() * 40);
    }
  }

  const clients = Array.from({ length: CLIENTS }, (_, index) => goOn(index));
  const idle = keptAgent();
  expect((await ask(idle, '/safety')).connection).toBe('keep-alive');
  await sleep(1000);
  const ended = new Promise<number | null>((resolve) => server?.process.once('exit', resolve));
  server.process.kill('SIGTERM');
  toldAt = performance.now();
  await sleep(700);
  // A connection on which nothing was under way still takes one more question.
  expect(await ask(idle, '/safety')).toMatchObject({ status: 200, connection: 'close' });
  const refused = await ask(keptAgent(), '/healthz');
  expect(refused).toMatchObject({
    status: 503,
    connection: 'close',
    body: expect.stringMatching(/stopping/),
  });
  await Promise.all(clients);

  expect(await ended).toBe(0);
  expect(performance.now() - toldAt).toBeLessThan(8000);
  expect(errors).toEqual(Array(CLIENTS).fill('ECONNREFUSED'));
  // A busy server hears the signal a little later; from its first word of it on, each answer says so.
  const firstTold = Math.min(
    ...answers.filter(({ connection }) => connection === 'close').map(({ at }) => at),
  );
  const told = answers.filter(({ askedAt }) => askedAt > firstTold);
  expect(told.length).toBeGreaterThan(CLIENTS);
  expect(told.filter(({ connection }) => connection !== 'close')).toEqual([]);
  expect(told.filter(({ path, status }) => path === '/healthz' && status !== 503)).toEqual([]);
  const others = told.filter(({ path }) => path !== '/healthz' && path !== '/nowhere');
  expect(others.filter(({ status }) => status !== 200).map(({ path, status }) => [path, status])).toEqual([]);
}, 60_000);
