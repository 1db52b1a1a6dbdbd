import type { Executor } from 'db/client';
import { findIdempotencyKey } from 'db/repositories/idempotency';

export const CHECK_IN_OPERATION = 'check-in';

/** What a submission key has already stored: its row names the check-in. */
export async function findSubmission(db: Executor, { ownerId, key }: { ownerId: string; key: string }) {
  return findIdempotencyKey(db, { ownerId, operation: CHECK_IN_OPERATION, key });
}
