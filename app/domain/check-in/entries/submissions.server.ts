import type { Database, Executor } from 'db/client';
import { findIdempotencyKey, isKeyFree } from 'db/repositories/idempotency';

export const CHECK_IN_OPERATION = 'check-in';

/** What a submission key has already stored: its row names the check-in. */
export async function findSubmission(db: Executor, { ownerId, key }: { ownerId: string; key: string }) {
  return findIdempotencyKey(db, { ownerId, operation: CHECK_IN_OPERATION, key });
}

/** True while a submission key has stored nothing. */
export const isUnsubmitted = (db: Database, which: { ownerId: string; key: string }) =>
  isKeyFree(db, { ...which, operation: CHECK_IN_OPERATION });
