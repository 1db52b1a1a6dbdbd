import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../client';
import { passkeys } from '../schema';

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function insertPasskey(db: Executor, passkey: typeof passkeys.$inferInsert): Promise<void> {
  await db.insert(passkeys).values(passkey);
}

/** Oldest first. */
export async function listPasskeys(db: Executor, userId: string): Promise<PasskeyRow[]> {
  return db.query.passkeys.findMany({
    where: eq(passkeys.userId, userId),
    orderBy: [asc(passkeys.createdAt), asc(passkeys.id)],
  });
}

/** No owner is named: a passkey says who somebody is. */
export async function findPasskey(db: Executor, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.query.passkeys.findFirst({ where: eq(passkeys.credentialId, credentialId) });
}

/** Notes a use. False when the passkey was removed or used by somebody else since it was read. */
export async function notePasskeyUsed(
  db: Executor,
  { passkey, counter, at }: { passkey: PasskeyRow; counter: number; at: Date },
): Promise<boolean> {
  const { id, userId } = passkey;
  const isUnchanged = and(
    eq(passkeys.id, id),
    eq(passkeys.userId, userId),
    eq(passkeys.counter, passkey.counter),
  );
  const rows = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: at })
    .where(isUnchanged)
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Returns the name of the one that was deleted. */
export async function deletePasskey(
  db: Executor,
  { userId, id }: { userId: string; id: string },
): Promise<string | undefined> {
  const [row] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ name: passkeys.name });
  return row?.name;
}
