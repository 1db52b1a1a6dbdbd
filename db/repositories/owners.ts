import { and, eq, isNotNull, lt, notExists } from 'drizzle-orm';
import type { Executor } from '../client';
import { owners, users } from '../schema';

export type OwnerRow = typeof owners.$inferSelect;

export async function insertOwner(db: Executor, owner: typeof owners.$inferInsert): Promise<OwnerRow> {
  const [row] = await db.insert(owners).values(owner).returning();
  if (!row) throw new Error('the new owner did not come back');
  return row;
}

export async function findOwner(db: Executor, ownerId: string): Promise<OwnerRow | undefined> {
  return db.query.owners.findFirst({ where: eq(owners.id, ownerId) });
}

const hasNoUser = (db: Executor) =>
  notExists(db.select({ id: users.id }).from(users).where(eq(users.id, owners.id)));

/** The guest whose cookie this is. Never an owner who has become a member. */
export async function findGuest(db: Executor, guestTokenHash: string): Promise<OwnerRow | undefined> {
  const [row] = await db
    .select()
    .from(owners)
    .where(and(eq(owners.guestTokenHash, guestTokenHash), hasNoUser(db)));
  return row;
}

type Changes = { ownerId: string } & Partial<Omit<OwnerRow, 'id'>>;

export const updatingOwner = (db: Executor, { ownerId, ...changes }: Changes) =>
  db.update(owners).set(changes).where(eq(owners.id, ownerId));

export async function updateOwner(db: Executor, changes: Changes): Promise<void> {
  await updatingOwner(db, changes);
}

/** Deletes an owner and, by cascade, everything that belongs to them. */
export async function deleteOwner(db: Executor, ownerId: string): Promise<void> {
  await db.delete(owners).where(eq(owners.id, ownerId));
}

/** Like `deleteOwner`, but never someone who has become a member in the meantime. */
export async function deleteGuest(db: Executor, ownerId: string): Promise<void> {
  await db.delete(owners).where(and(eq(owners.id, ownerId), hasNoUser(db)));
}

export async function deleteGuestsUnseenSince(db: Executor, since: Date): Promise<number> {
  const gone = await db
    .delete(owners)
    .where(and(isNotNull(owners.guestTokenHash), lt(owners.lastSeenAt, since), hasNoUser(db)))
    .returning({ id: owners.id });
  return gone.length;
}
