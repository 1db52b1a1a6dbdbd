import { and, eq, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../client';
import { idempotencyKeys } from '../schema';

export type IdempotencyRow = typeof idempotencyKeys.$inferSelect;

export async function findIdempotencyKey(
  db: Executor,
  { ownerId, operation, key }: Pick<IdempotencyRow, 'ownerId' | 'operation' | 'key'>,
) {
  return db.query.idempotencyKeys.findFirst({
    where: and(
      eq(idempotencyKeys.ownerId, ownerId),
      eq(idempotencyKeys.operation, operation),
      eq(idempotencyKeys.key, key),
    ),
  });
}

/** True while a key has made nothing. */
export const isKeyFree = (
  db: Database,
  { ownerId, operation, key }: Pick<IdempotencyRow, 'ownerId' | 'operation' | 'key'>,
): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(idempotencyKeys)
      .where(
        and(
          eq(idempotencyKeys.ownerId, ownerId),
          eq(idempotencyKeys.operation, operation),
          eq(idempotencyKeys.key, key),
        ),
      ),
  );

/** Fails when the key is there. */
export const insertingIdempotencyKey = (db: Executor, row: IdempotencyRow) =>
  db.insert(idempotencyKeys).values(row);

export async function insertIdempotencyKey(db: Executor, row: IdempotencyRow): Promise<void> {
  await insertingIdempotencyKey(db, row);
}

export async function deleteIdempotencyKeysOlderThan(db: Executor, age: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, age));
}
