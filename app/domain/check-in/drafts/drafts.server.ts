import { randomUUID } from 'node:crypto';
import type { Database, Executor } from 'db/client';
import * as drafts from 'db/repositories/drafts';
import { isKeyFree } from 'db/repositories/idempotency';
import { readThenWrite, unchanged, type Write } from 'db/together';
import { hashToken, newToken } from '../../crypto/tokens.server';
import { findMade } from '../../once.server';
import type { Answers } from '../answers';
import { submissionOf } from '../submission';

export type CheckInMode = drafts.CheckInMode;

export interface Draft {
  submissionKey: string;
  answers: Answers;
  notes: string;
  updatedAt: Date;
}

type Which = { ownerId: string; mode: CheckInMode };

export async function findDraft(db: Database, which: Which): Promise<drafts.CheckInDraftRow | undefined> {
  return drafts.findDraft(db, which);
}

interface DraftChange extends Which {
  answers: Answers;
  /** Left out: the note stays as it is. */
  notes?: string;
  /** The key of a draft that is begun with this; an existing draft keeps its own. */
  submissionKey: string;
  now: Date;
  /** What has been read of it already. */
  seen?: SeenDraft;
}

/** Adds answers to the owner's draft, beginning one if needed, and gives the whole draft. */
export async function keepInDraft(db: Database, change: DraftChange): Promise<Draft> {
  const { ownerId, submissionKey: key } = change;
  return readThenWrite(db, {
    ownerId,
    seen: change.seen,
    read: () => lookAtDraft(db, change),
    decide({ before, isSubmitted }) {
      const result = mergedDraft(change, before);
      if (isSubmitted) return { steps: [], result };
      const isStill = unchanged(drafts.isDraftStill(db, change, before));
      const isOpen = unchanged(isKeyFree(db, submissionOf(ownerId, key)));
      return { steps: [isStill, isOpen, (executor) => drafts.savingDraft(executor, result)], result };
    },
    within: (tx) => mergeIntoDraft(tx, change),
  });
}

/** What a draft is kept by. */
export interface SeenDraft {
  before: drafts.CheckInDraftRow | undefined;
  /** A save that arrives after its check-in was stored must not bring the draft back. */
  isSubmitted: boolean;
}

export async function lookAtDraft(
  db: Executor,
  { ownerId, mode, submissionKey: key }: Which & { submissionKey: string },
): Promise<SeenDraft> {
  const [before, made] = await Promise.all([
    drafts.findDraft(db, { ownerId, mode }),
    findMade(db, submissionOf(ownerId, key)),
  ]);
  return { before, isSubmitted: made !== undefined };
}

async function mergeIntoDraft(tx: Executor, change: DraftChange): Promise<Draft> {
  const { before, isSubmitted } = await lookAtDraft(tx, change);
  const draft = mergedDraft(change, before);
  if (!isSubmitted) await drafts.savingDraft(tx, draft);
  return draft;
}

const mergedDraft = (
  { ownerId, mode, answers, notes, submissionKey, now }: DraftChange,
  before: drafts.CheckInDraftRow | undefined,
): drafts.CheckInDraftRow => ({
  ownerId,
  mode,
  submissionKey: before?.submissionKey ?? submissionKey,
  answers: { ...before?.answers, ...answers },
  notes: notes ?? before?.notes ?? '',
  updatedAt: now,
});

export async function discardDraft(db: Database, which: Which): Promise<void> {
  await drafts.deletingDraft(db, which);
}

/** The same together with something else. */
export const discardingDraft =
  (which: Which): Write =>
  (db) =>
    drafts.deletingDraft(db, which);

/**
 * Keeps answers that arrived without a valid session for the person their page was made for. Nobody else ever sees them.
 * @returns the token for the device's cookie
 */
export async function parkAnswers(
  db: Database,
  parked: { ownerId: string; mode: CheckInMode; answers: Answers; notes: string; now: Date },
): Promise<string> {
  const token = newToken();
  const { ownerId, mode, answers, notes, now } = parked;
  await drafts.parkDraft(db, {
    id: randomUUID(),
    tokenHash: hashToken(token),
    ownerId,
    mode,
    answers,
    notes,
    createdAt: now,
  });
  return token;
}

/** Moves parked answers into their owner's draft once that owner is back on the device. False when they are not theirs. */
export async function reclaimParked(
  db: Database,
  { ownerId, token, now }: { ownerId: string; token: string; now: Date },
): Promise<boolean> {
  const parked = await drafts.findParkedDraft(db, { ownerId, tokenHash: hashToken(token) });
  if (!parked) return false;
  await db.transaction(async (tx) => {
    const { mode, answers } = parked;
    const notes = parked.notes || undefined;
    await mergeIntoDraft(tx, { ownerId, mode, answers, notes, submissionKey: newToken(), now });
    await drafts.deleteParkedDraft(tx, { ownerId, id: parked.id });
  });
  return true;
}
