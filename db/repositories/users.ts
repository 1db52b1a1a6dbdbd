import { and, count, eq, ne } from 'drizzle-orm';
import type { Executor } from '../client';
import { users } from '../schema';

export type UserRow = typeof users.$inferSelect;

export async function insertUser(db: Executor, user: typeof users.$inferInsert): Promise<UserRow> {
  const [row] = await db.insert(users).values(user).returning();
  if (!row) throw new Error('the new member did not come back');
  return row;
}

export async function findUser(db: Executor, id: string): Promise<UserRow | undefined> {
  return db.query.users.findFirst({ where: eq(users.id, id) });
}

/** @param email in lower case, as it is stored */
export async function findUserByEmail(db: Executor, email: string): Promise<UserRow | undefined> {
  return db.query.users.findFirst({ where: eq(users.email, email) });
}

export async function updateUser(
  db: Executor,
  { id, ...changes }: { id: string } & Partial<Omit<UserRow, 'id'>>,
): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id));
}

/** How many active admins there are beside this member. */
export async function countOtherActiveAdmins(db: Executor, id: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(users)
    .where(and(eq(users.isAdmin, true), eq(users.isActive, true), ne(users.id, id)));
  return row?.total ?? 0;
}
