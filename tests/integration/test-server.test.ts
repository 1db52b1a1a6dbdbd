import http from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startServer } from '../setup/server';
import { Caller } from './caller';

const stranger = http.createServer((_, response) => response.end('somebody else'));
afterEach(() => stranger.close());

it('never takes another server that answers on its port for the one it started', async () => {
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const { port } = stranger.address() as AddressInfo;
  const server = await startServer({ port });
  try {
    expect(server.port).not.toBe(port);
    expect((await new Caller(server.url).get('/healthz')).text).not.toContain('somebody else');
  } finally {
    await server.stop();
  }
});
