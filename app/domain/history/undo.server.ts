import { randomBytes } from 'node:crypto';
import type { Database, Executor } from 'db/client';
import { deleteMoodEntry, insertMoodEntry } from 'db/repositories/check-ins';
import * as deleted from 'db/repositories/deleted-check-ins';
import type { CheckIn } from '../check-in/entries/check-ins.server';
import { recountProgress } from '../check-in/progress/user-stats.server';
import { seal, unseal } from '../crypto/sealing.server';
import { hashToken } from '../crypto/tokens.server';
import { Problem } from '../problem';

/** How long a deletion can be taken back. */
export const UNDO_SECONDS = 10;
const KEY_BYTES = 32;

interface Which {
  ownerId: string;
  id: string;
  /** What has to happen with the deletion or not at all. */
  also?: (tx: Executor) => Promise<void>;
}

/**
 * Deletes a check-in and gives the key that brings it back within ten seconds. The row goes at once. Its content is sealed
 * with that key meanwhile, and the server does not keep the key.
 * @throws Problem 'not-found' for an id that is not this owner's
 */
export async function deleteWithUndo(
  db: Database,
  { also, ...which }: Which,
  now: Date,
): Promise<{ undoKey: string }> {
  const key = randomBytes(KEY_BYTES);
  const undoKey = key.toString('base64url');
  await db.transaction(async (tx) => {
    const entry = await deleteMoodEntry(tx, which);
    if (!entry) throw new Problem('not-found', 'There is no such check-in.');
    await recountProgress(tx, which.ownerId);
    await deleted.forgetExpiredMoodEntries(tx, now);
    await deleted.insertDeletedMoodEntry(tx, {
      keyHash: hashToken(undoKey),
      ownerId: which.ownerId,
      sealed: seal(JSON.stringify(entry), { key, owner: which.ownerId }),
      expiresAt: new Date(now.getTime() + UNDO_SECONDS * 1000),
    });
    await also?.(tx);
  });
  return { undoKey };
}

interface UndoKey {
  ownerId: string;
  undoKey: string;
  now: Date;
}

/** The milliseconds left to take a deletion back, or null when there are none. */
export async function timeToUndo(db: Database, { ownerId, undoKey, now }: UndoKey): Promise<number | null> {
  const found = await deleted.findDeletedMoodEntry(db, { ownerId, keyHash: hashToken(undoKey) });
  const left = (found?.expiresAt.getTime() ?? 0) - now.getTime();
  return left > 0 ? left : null;
}

/**
 * Puts a deleted check-in back as it was.
 * @throws Problem 'gone' once the ten seconds are over
 */
export async function undoDeletion(db: Database, { ownerId, undoKey, now }: UndoKey): Promise<CheckIn> {
  const which = { ownerId, keyHash: hashToken(undoKey) };
  const entry = await db.transaction(async (tx) => {
    const found = await deleted.findDeletedMoodEntry(tx, which);
    await deleted.forgetDeletedMoodEntry(tx, which);
    if (!found || found.expiresAt <= now) return undefined;
    const text = unseal(found.sealed, { key: Buffer.from(undoKey, 'base64url'), owner: ownerId });
    if (text === undefined) return undefined;
    const restored = await insertMoodEntry(tx, revive(text));
    await recountProgress(tx, ownerId);
    return restored;
  });
  if (!entry)
    throw new Problem('gone', 'The ten seconds are over, so this check-in could not be brought back.');
  return entry;
}

/** JSON carries instants as texts. */
function revive(text: string): CheckIn {
  const entry = JSON.parse(text) as CheckIn;
  const { date, recordedAt, updatedAt } = entry;
  return {
    ...entry,
    date: new Date(date),
    recordedAt: new Date(recordedAt),
    updatedAt: new Date(updatedAt),
  };
}
