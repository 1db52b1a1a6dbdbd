import { randomUUID } from 'node:crypto';
import type { Database } from 'db/client';
import * as owners from 'db/repositories/owners';
import { daysBefore, HOUR_MS } from '../calendar/durations';
import { hashToken, newToken } from '../crypto/tokens.server';

export const GUEST_UNUSED_DAYS = 30;
const SEEN_AGAIN_AFTER_MS = HOUR_MS;

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
  if (!guest || guest.lastSeenAt < daysBefore(now, GUEST_UNUSED_DAYS)) return undefined;
  return guest;
}

/** Notes that an owner was here, at most once an hour. */
export async function noteSeen(db: Database, { owner, now }: { owner: Owner; now: Date }): Promise<void> {
  if (now.getTime() - owner.lastSeenAt.getTime() < SEEN_AGAIN_AFTER_MS) return;
  await owners.updateOwner(db, { ownerId: owner.id, lastSeenAt: now });
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
