import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openAi } from './openai.server';

const DRIP_MS = 20;
const CALL_MS = 400;

/** How a server can keep somebody waiting for ever without ever being silent. */
const TRICKLES = {
  'spaces of a JSON': { type: 'application/json', piece: ' ' },
  'comments of a stream': { type: 'text/event-stream', piece: ': still here\n\n' },
  'halves of an event': { type: 'text/event-stream', piece: 'data' },
  'empty pieces of a reply': {
    type: 'text/event-stream',
    piece: `data: ${JSON.stringify({ choices: [{ delta: { content: '' }, finish_reason: null }] })}\n\n`,
  },
} as const;
let trickle: (typeof TRICKLES)[keyof typeof TRICKLES];

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': trickle.type });
  const timer = setInterval(() => response.write(trickle.piece), DRIP_MS);
  response.once('close', () => clearInterval(timer));
}

const server = createServer((_, response) => drip(response));
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const model = () => {
  const { port } = server.address() as AddressInfo;
  return openAi({ baseUrl: `http://127.0.0.1:${port}/v1`, model: 'any', limits: { callMs: CALL_MS } });
};

describe.each(Object.entries(TRICKLES))('a server that sends %s and never ends', (_, how) => {
  const timed = async (work: () => Promise<unknown>) => {
    trickle = how;
    const began = performance.now();
    await expect(work()).rejects.toMatchObject({ name: 'AiFailure', kind: 'timeout' });
    return performance.now() - began;
  };

  it('is given up when the time of the whole call is over', async () => {
    const answer = () =>
      model().answer({
        instructions: 'Answer.',
        input: 'Anything',
        schema: z.object({ text: z.string() }),
        schemaName: 'text',
        maxTokens: 10,
      });
    expect(await timed(answer)).toBeLessThan(3 * CALL_MS);
    const reply = async () => {
      const pieces = model().reply({
        instructions: 'Answer.',
        messages: [{ role: 'user', content: 'Hello' }],
        maxTokens: 10,
      });
      for await (const piece of pieces) expect(piece).not.toBe('');
    };
    expect(await timed(reply)).toBeLessThan(3 * CALL_MS);
  });
});
