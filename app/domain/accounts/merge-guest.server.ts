import type { Database, Executor } from 'db/client';
import { countChats, reassignChats } from 'db/repositories/chats';
import { reassignMoodEntries } from 'db/repositories/check-ins';
import { listDrafts, savingDraft } from 'db/repositories/drafts';
import { reassignKeptForms } from 'db/repositories/kept-forms';
import { deleteGuest, findOwner, type OwnerRow, updateOwner } from 'db/repositories/owners';
import { countReflections } from 'db/repositories/reflections';
import { findSafetyPlan } from 'db/repositories/safety-plans';
import { countScores, reassignScores } from 'db/repositories/scores';
import { findUserStats } from 'db/repositories/user-stats';
import { recountProgress } from '../check-in/progress/user-stats.server';
import { mergeReflections } from '../reflections/merge.server';
import { mergeSafetyPlans } from '../safety-plan/plan.server';

/** What a device holds of a guest: what the question at login names. */
export async function countGuestData(db: Database, ownerId: string) {
  const stats = await findUserStats(db, ownerId);
  const begun = await listDrafts(db, ownerId);
  const conversations = await countChats(db, ownerId);
  const reflections = await countReflections(db, ownerId);
  const scores = await countScores(db, ownerId);
  const plan = await findSafetyPlan(db, ownerId);
  return {
    checkIns: stats?.totalCheckins ?? 0,
    conversations,
    reflections,
    scores,
    hasDraft: begun.length > 0,
    hasPlan: plan !== undefined,
  };
}

export type GuestData = Awaited<ReturnType<typeof countGuestData>>;

/** Whether there is something to ask about before a guest's row is deleted. */
export const holdsAnything = ({
  checkIns,
  conversations,
  reflections,
  scores,
  hasDraft,
  hasPlan,
}: GuestData): boolean => checkIns + conversations + reflections + scores > 0 || hasDraft || hasPlan;

/** Moves everything of a guest to a member and deletes the guest. A guest who has become a member meanwhile is left alone. */
export async function mergeGuest(
  db: Database,
  { guestId, memberId }: { guestId: string; memberId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const guest = await findOwner(tx, guestId);
    if (!guest?.guestTokenHash) return;
    await reassignMoodEntries(tx, { from: guestId, to: memberId });
    await reassignChats(tx, { from: guestId, to: memberId });
    await mergeReflections(tx, { from: guestId, to: memberId });
    const taken = new Set((await listDrafts(tx, memberId)).map((draft) => draft.mode));
    for (const draft of await listDrafts(tx, guestId)) {
      if (!taken.has(draft.mode)) await savingDraft(tx, { ...draft, ownerId: memberId });
    }
    await reassignScores(tx, { from: guestId, to: memberId });
    await reassignKeptForms(tx, { from: guestId, to: memberId });
    await mergeSafetyPlans(tx, { from: guestId, to: memberId });
    if (guest.isMinor) await updateOwner(tx, { ownerId: memberId, isMinor: true });
    await mergeCheckInSettings(tx, { guest, memberId });
    await recountProgress(tx, memberId);
    await deleteGuest(tx, guestId);
  });
}

/** What a guest has switched on for the check-in stays on; what the member had on, too. */
async function mergeCheckInSettings(
  tx: Executor,
  { guest, memberId }: { guest: OwnerRow; memberId: string },
): Promise<void> {
  const { goesOnByItself, ignoresNumberKeys } = guest;
  if (goesOnByItself) await updateOwner(tx, { ownerId: memberId, goesOnByItself });
  if (ignoresNumberKeys) await updateOwner(tx, { ownerId: memberId, ignoresNumberKeys });
}
