import { randomUUID } from 'node:crypto';
import type { Database } from 'db/client';
import { countChats, reassignChats } from 'db/repositories/chats';
import { reassignMoodEntries } from 'db/repositories/check-ins';
import { listDrafts, saveDraft } from 'db/repositories/drafts';
import * as owners from 'db/repositories/owners';
import { countReflections } from 'db/repositories/reflections';
import { findSafetyPlan } from 'db/repositories/safety-plans';
import { findUserStats } from 'db/repositories/user-stats';
import { mergeReflections } from '../reflections/merge.server';
import { recountProgress } from '../check-in/user-stats.server';
import { hashToken, newToken } from '../crypto/tokens.server';
import { mergeSafetyPlans } from '../safety-plan/plan.server';

export const GUEST_UNUSED_DAYS = 30;
const DAY_MS = 86_400_000;
const SEEN_AGAIN_AFTER_MS = 3_600_000;

export type Owner = owners.OwnerRow;

/** Makes a guest and gives the token for their cookie; only its hash is kept. */
export async function createGuest(db: Database, { timeZone, now }: { timeZone?: string; now: Date }) {
  const token = newToken();
  const owner = await owners.insertOwner(db, {
    id: randomUUID(),
    guestTokenHash: hashToken(token),
    timeZone: timeZone ?? null,
    createdAt: now,
    lastSeenAt: now,
  });
  return { owner, token };
}

/** The guest a cookie stands for, or undefined: unknown, unused for 30 days, or a member by now. */
export async function findGuest(db: Database, { token, now }: { token: string; now: Date }) {
  const guest = await owners.findGuest(db, hashToken(token));
  if (!guest || now.getTime() - guest.lastSeenAt.getTime() > GUEST_UNUSED_DAYS * DAY_MS) return undefined;
  return guest;
}

/** Notes that an owner was here, at most once an hour. */
export async function noteSeen(db: Database, { owner, now }: { owner: Owner; now: Date }): Promise<void> {
  if (now.getTime() - owner.lastSeenAt.getTime() < SEEN_AGAIN_AFTER_MS) return;
  await owners.updateOwner(db, { ownerId: owner.id, lastSeenAt: now });
}

/** What a device holds of a guest: what the question at login names. */
export async function countGuestData(db: Database, ownerId: string) {
  const stats = await findUserStats(db, ownerId);
  const begun = await listDrafts(db, ownerId);
  const conversations = await countChats(db, ownerId);
  const reflections = await countReflections(db, ownerId);
  const plan = await findSafetyPlan(db, ownerId);
  return {
    checkIns: stats?.totalCheckins ?? 0,
    conversations,
    reflections,
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
  hasDraft,
  hasPlan,
}: GuestData): boolean => checkIns + conversations + reflections > 0 || hasDraft || hasPlan;

/** Moves everything of a guest to a member and deletes the guest. Leaves alone who has become a member meanwhile. */
export async function mergeGuest(
  db: Database,
  { guestId, memberId }: { guestId: string; memberId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const guest = await owners.findOwner(tx, guestId);
    if (!guest?.guestTokenHash) return;
    await reassignMoodEntries(tx, { from: guestId, to: memberId });
    await reassignChats(tx, { from: guestId, to: memberId });
    await mergeReflections(tx, { from: guestId, to: memberId });
    const taken = new Set((await listDrafts(tx, memberId)).map((draft) => draft.mode));
    for (const draft of await listDrafts(tx, guestId)) {
      if (!taken.has(draft.mode)) await saveDraft(tx, { ...draft, ownerId: memberId });
    }
    await mergeSafetyPlans(tx, { from: guestId, to: memberId });
    await recountProgress(tx, memberId);
    await owners.deleteGuest(tx, guestId);
  });
}

export async function findOwner(db: Database, ownerId: string): Promise<Owner | undefined> {
  return owners.findOwner(db, ownerId);
}

export async function isOwner(db: Database, ownerId: string): Promise<boolean> {
  return (await owners.findOwner(db, ownerId)) !== undefined;
}

export async function deleteGuest(db: Database, ownerId: string): Promise<void> {
  await owners.deleteGuest(db, ownerId);
}
