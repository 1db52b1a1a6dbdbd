import { randomUUID } from 'node:crypto';
import type { Database, Executor } from 'db/client';
import * as drafts from 'db/repositories/drafts';
import type { Write } from 'db/together';
import { hashToken, newToken } from '../../crypto/tokens.server';
import type { Answers } from '../answers';
import { findSubmission } from '../entries/submissions.server';

export type CheckInMode = drafts.CheckInMode;

export interface Draft {
  submissionKey: string;
  answers: Answers;
  notes: string;
  updatedAt: Date;
}

type Which = { ownerId: string; mode: CheckInMode };

export async function findDraft(db: Database, which: Which): Promise<Draft | undefined> {
  return drafts.findDraft(db, which);
}

interface DraftChange extends Which {
  answers: Answers;
  /** Left out: the note stays as it is. */
  notes?: string;
  /** The key of a draft that is begun with this; an existing draft keeps its own. */
  submissionKey: string;
  now: Date;
}

/** Adds answers to the owner's draft, beginning one if needed, and gives the whole draft. */
export async function keepInDraft(db: Database, change: DraftChange): Promise<Draft> {
  return db.transaction((tx) => mergeIntoDraft(tx, change));
}

async function mergeIntoDraft(
  tx: Executor,
  { ownerId, mode, answers, notes, submissionKey, now }: DraftChange,
): Promise<Draft> {
  const before = await drafts.findDraft(tx, { ownerId, mode });
  // A save that arrives after its check-in was stored must not bring the draft back.
  const isSubmitted = (await findSubmission(tx, { ownerId, key: submissionKey })) !== undefined;
  const draft = {
    ownerId,
    mode,
    submissionKey: before?.submissionKey ?? submissionKey,
    answers: { ...before?.answers, ...answers },
    notes: notes ?? before?.notes ?? '',
    updatedAt: now,
  };
  if (!isSubmitted) await drafts.saveDraft(tx, draft);
  return draft;
}

export async function discardDraft(db: Database, which: Which): Promise<void> {
  await drafts.deletingDraft(db, which);
}

/** The same together with something else. */
export const discardingDraft =
  (which: Which): Write =>
  (db) =>
    drafts.deletingDraft(db, which);

/**
 * Keeps answers that arrived without a valid session for the person they were sealed to. Nobody else ever sees them.
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
