import { and, eq, exists, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../client';
import type { StoredAnswers } from '../documents/answers';
import { filled, prepared } from '../prepared';
import { checkInDrafts, parkedDrafts } from '../schema';

export type CheckInDraftRow = typeof checkInDrafts.$inferSelect;
export type CheckInMode = CheckInDraftRow['mode'];

type DraftKey = { ownerId: string; mode: CheckInMode };
const isDraft = ({ ownerId, mode }: DraftKey) =>
  and(eq(checkInDrafts.ownerId, ownerId), eq(checkInDrafts.mode, mode));

const draftOf = prepared((db) =>
  db.query.checkInDrafts
    .findFirst({
      where: and(eq(checkInDrafts.ownerId, filled('ownerId')), eq(checkInDrafts.mode, filled('mode'))),
    })
    .prepare(),
);
const draftsOf = prepared((db) =>
  db.query.checkInDrafts.findMany({ where: eq(checkInDrafts.ownerId, filled('ownerId')) }).prepare(),
);

export async function findDraft(db: Executor, key: DraftKey): Promise<CheckInDraftRow | undefined> {
  return draftOf(db).execute({ ownerId: key.ownerId, mode: key.mode });
}

export async function listDrafts(db: Executor, ownerId: string): Promise<CheckInDraftRow[]> {
  return draftsOf(db).execute({ ownerId });
}

export function savingDraft(db: Executor, draft: CheckInDraftRow) {
  const { ownerId: _owner, mode: _mode, submissionKey: _key, ...values } = draft;
  return db
    .insert(checkInDrafts)
    .values(draft)
    .onConflictDoUpdate({ target: [checkInDrafts.ownerId, checkInDrafts.mode], set: values });
}

/** True while a draft is as it was seen; `undefined`: while there is none. */
export function isDraftStill(db: Database, key: DraftKey, seen: CheckInDraftRow | undefined): SQL {
  const rows = db.select({ one: sql`1` }).from(checkInDrafts);
  if (!seen) return notExists(rows.where(isDraft(key)));
  const { submissionKey, answers, notes, updatedAt } = checkInDrafts;
  const isAsSeen = and(
    isDraft(key),
    eq(submissionKey, seen.submissionKey),
    eq(answers, seen.answers),
    eq(notes, seen.notes),
    eq(updatedAt, seen.updatedAt),
  );
  return exists(rows.where(isAsSeen));
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
