import type { Database } from 'db/client';
import { updateOwner } from 'db/repositories/owners';
import { deleteWordings } from 'db/repositories/wordings';

/**
 * Keeps a person's yes or no to a model served by `host`. A no also deletes what a model has worded for them, and what
 * one is still wording finds no place any more.
 */
export async function decideOutsideAi(
  db: Database,
  { ownerId, isAllowed, host, now }: { ownerId: string; isAllowed: boolean; host: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await updateOwner(tx, {
      ownerId,
      outsideAi: isAllowed,
      outsideAiHost: isAllowed ? host : null,
      outsideAiDecidedAt: now,
    });
    if (!isAllowed) await deleteWordings(tx, ownerId);
  });
}
