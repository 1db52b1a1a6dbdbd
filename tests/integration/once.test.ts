import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { once, requireSame } from '~/domain/once.server';
import { insertIdempotencyKey } from 'db/repositories/idempotency';
import { DATABASES, useDatabase } from '../factories/database';
import { newOwner, NOW } from '../factories/rows';
import { problemOf } from '../factories/use-cases';

describe.each(DATABASES)('something that is made once for a key, in %s', (kind) => {
  const database = useDatabase(kind);
  const call = (ownerId: string, rest: { key?: string; input?: unknown; operation?: string } = {}) => ({
    ownerId,
    operation: 'letter',
    key: 'k' as string | undefined,
    input: { to: 'Ana' } as unknown,
    ...rest,
  });
  const write = (which: ReturnType<typeof call>, id: string | undefined = randomUUID()) =>
    database.db.transaction((tx) =>
      once(tx, which, {
        now: NOW,
        again: async (earlier) => {
          requireSame(earlier, 'letter');
          return earlier.id;
        },
        make: async () => ({ id, result: id ?? 'nothing' }),
      }),
    );

  it('is given back to the person who asks again, and to nobody else', async () => {
    const [{ id }, other] = [await newOwner(database.db), await newOwner(database.db)];
    const first = await write(call(id));
    expect(await write(call(id))).toBe(first);
    expect(await write(call(other.id))).not.toBe(first);
    expect(await write(call(id, { operation: 'card' }))).not.toBe(first);
    expect(await problemOf(write(call(id, { input: { to: 'Tom' } })))).toMatchObject({
      kind: 'invalid',
      message: 'This Idempotency-Key was already used for another letter.',
    });
  });

  it('is made each time without a key, and leaves a key free when nothing was made', async () => {
    const { id } = await newOwner(database.db);
    for (const key of [undefined, ''])
      expect(await write(call(id, { key }))).not.toBe(await write(call(id, { key })));
    expect(await database.db.transaction((tx) => made(tx, id))).toBe('nothing');
    expect(await write(call(id), 'now')).toBe('now');
  });
  const made = (tx: Parameters<typeof once>[0], ownerId: string) =>
    once(tx, call(ownerId), {
      now: NOW,
      again: async () => 'again',
      make: async () => ({ result: 'nothing' }),
    });

  it('knows the keys that were stored before', async () => {
    const { id } = await newOwner(database.db);
    const requestHash = createHash('sha256').update('{"to":"Ana"}').digest('hex');
    const row = {
      ownerId: id,
      operation: 'letter',
      key: 'k',
      requestHash,
      resourceId: 'kept',
      createdAt: NOW,
    };
    await insertIdempotencyKey(database.db, row);
    expect(await write(call(id))).toBe('kept');
  });
});
