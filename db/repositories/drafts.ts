import { and, eq, lt } from 'drizzle-orm';
import type { Executor } from '../client';
import type { StoredAnswers } from '../documents/answers';
import { checkInDrafts, parkedDrafts } from '../schema';

export type CheckInDraftRow = typeof checkInDrafts.$inferSelect;
export type CheckInMode = CheckInDraftRow['mode'];

type DraftKey = { ownerId: string; mode: CheckInMode };
const isDraft = ({ ownerId, mode }: DraftKey) =>
  and(eq(checkInDrafts.ownerId, ownerId), eq(checkInDrafts.mode, mode));

export async function findDraft(db: Executor, key: DraftKey): Promise<CheckInDraftRow | undefined> {
  return db.query.checkInDrafts.findFirst({ where: isDraft(key) });
}

export async function listDrafts(db: Executor, ownerId: string): Promise<CheckInDraftRow[]> {
  return db.query.checkInDrafts.findMany({ where: eq(checkInDrafts.ownerId, ownerId) });
}

export async function saveDraft(db: Executor, draft: CheckInDraftRow): Promise<void> {
  const { ownerId: _owner, mode: _mode, submissionKey: _key, ...values } = draft;
  await db
    .insert(checkInDrafts)
    .values(draft)
    .onConflictDoUpdate({ target: [checkInDrafts.ownerId, checkInDrafts.mode], set: values });
}

export const deletingDraft = (db: Executor, key: DraftKey) => db.delete(checkInDrafts).where(isDraft(key));

export async function deleteDraftsOlderThan(db: Executor, age: Date): Promise<void> {
  await db.delete(checkInDrafts).where(lt(checkInDrafts.updatedAt, age));
  await db.delete(parkedDrafts).where(lt(parkedDrafts.createdAt, age));
}

export async function parkDraft(
  db: Executor,
  draft: {
    id: string;
    ownerId: string;
    tokenHash: string;
    mode: CheckInMode;
    answers: StoredAnswers;
    notes: string;
    createdAt: Date;
  },
): Promise<void> {
  await db
    .insert(parkedDrafts)
    .values(draft)
    .onConflictDoUpdate({
      target: parkedDrafts.tokenHash,
      set: { answers: draft.answers, notes: draft.notes, createdAt: draft.createdAt },
    });
}

/** A device may hold answers of several people: each gets only their own. */
export async function findParkedDraft(db: Executor, parked: { tokenHash: string; ownerId: string }) {
  return db.query.parkedDrafts.findFirst({
    where: and(eq(parkedDrafts.tokenHash, parked.tokenHash), eq(parkedDrafts.ownerId, parked.ownerId)),
  });
}

export async function deleteParkedDraft(
  db: Executor,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<void> {
  await db.delete(parkedDrafts).where(and(eq(parkedDrafts.id, id), eq(parkedDrafts.ownerId, ownerId)));
}
