import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface DatabaseProxy {
  url: string;
  /** Requests passed on so far: each is one round trip to the database. */
  roundTrips(): number;
  /** How many milliseconds are added to each request, to several at once as to one. */
  standAway(delayMs: number): void;
  /** Answers with a page of its own, status 200, in the place of the database: as a hotel's network does. */
  showPage(isShown: boolean): void;
  close(): Promise<void>;
}

/** Stands in front of a libSQL server. */
export async function startDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const agent = new http.Agent({ keepAlive: true });
  let passedOn = 0;
  let delay = 0;
  let isPageShown = false;

  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (delay) await sleep(delay);
    if (isPageShown) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>');
      return;
    }
    passedOn += 1;
    const { method, headers } = request;
    const passed = http.request(new URL(request.url ?? '/', target), { method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    passed.end(Buffer.concat(chunks));
  };
  const server = http.createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    roundTrips: () => passedOn,
    standAway: (delayMs) => (delay = delayMs),
    showPage: (isShown) => (isPageShown = isShown),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      agent.destroy();
    },
  };
}
