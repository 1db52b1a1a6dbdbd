import path from 'node:path';
import { expect, it } from 'vitest';
import { canLimitFiles, limitFiles } from './full-file';
import { holdLock } from './outside-database';
import { useServer } from './use-server';

// Not encrypted, so that another process can lock it.
const server = useServer({ env: { DATABASE_ENCRYPTION_KEY: '' } });
const health = () => server.newCaller().get('/healthz');
const expectWell = () =>
  expect.poll(async () => (await health()).status, { timeout: 20_000, interval: 250 }).toBe(200);
const expectIll = (reason: RegExp) =>
  expect
    .poll(
      async () => {
        const { status, headers, body } = await health();
        return [status, headers.get('Retry-After'), body.message];
      },
      { timeout: 20_000, interval: 250 },
    )
    .toEqual([503, '5', expect.stringMatching(reason)]);

it('says that another process holds the database longer than a write waits, and recovers', async () => {
  await expectWell();
  const lock = await holdLock(path.join(server.dataDir, 'app.db'));
  await expectIll(/locked by another process/);
  const began = performance.now();
  const asked = await Promise.all(Array.from({ length: 50 }, health));
  expect(asked.map(({ status }) => status)).toEqual(Array(50).fill(503));
  expect(performance.now() - began, 'fifty answers from memory').toBeLessThan(2000);
  await lock.release();
  await expectWell();
});

it.skipIf(!canLimitFiles)('says that the disk is full, while what is there can be read', async () => {
  await expectWell();
  limitFiles(server.pid, 0);
  await expectIll(/disk is full/);
  expect((await server.newCaller().get('/safety')).status).toBe(200);
  limitFiles(server.pid);
  await expectWell();
});
