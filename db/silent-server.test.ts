import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOW } from '../tests/factories/rows';
import { type Database, openDatabase } from './client';
import { isUnavailable } from './errors';
import { owners } from './schema';

/** Takes every connection and never says a word. */
const silent = net.createServer((socket) => socket.on('error', () => undefined));
let db: Database;

beforeAll(async () => {
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  db = await openDatabase({ url: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` });
});
afterAll(() => {
  db.$client.close();
  silent.close();
});

it('a libSQL server that does not answer counts as out of reach after a while', async () => {
  const asked = [
    db.query.owners.findFirst(),
    db.insert(owners).values({ id: 'x', createdAt: NOW, lastSeenAt: NOW }),
  ];
  const outcomes = await Promise.allSettled(asked);
  for (const outcome of outcomes) {
    expect(outcome.status === 'rejected' && isUnavailable(outcome.reason)).toBe(true);
  }
}, 16_000);
