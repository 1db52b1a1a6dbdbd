import { and, count, eq, ne } from 'drizzle-orm';
import type { Executor } from '../client';
import { users } from '../schema';

export type UserRow = typeof users.$inferSelect;

type Searched = Pick<UserRow, 'firstName' | 'lastName' | 'email'>;

/** What a search looks in and a list is sorted by. SQLite's own lower() knows only ASCII. */
export const searchTextOf = ({ firstName, lastName, email }: Searched) =>
  `${firstName} ${lastName}\n${email}`.normalize('NFC').toLowerCase();

export async function insertUser(
  db: Executor,
  user: Omit<typeof users.$inferInsert, 'searchText'>,
): Promise<UserRow> {
  const [row] = await db
    .insert(users)
    .values({ ...user, searchText: searchTextOf(user) })
    .returning();
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
  { id, ...changes }: { id: string } & Partial<Omit<UserRow, 'id' | 'searchText'>>,
): Promise<void> {
  const [row] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
  const isRenamed = row && ('firstName' in changes || 'lastName' in changes || 'email' in changes);
  if (isRenamed)
    await db
      .update(users)
      .set({ searchText: searchTextOf(row) })
      .where(eq(users.id, id));
}

/** Adds the search text to users from before there was one. */
export async function fillSearchTexts(db: Executor): Promise<void> {
  for (;;) {
    const rows = await db.query.users.findMany({ where: eq(users.searchText, ''), limit: 500 });
    if (rows.length === 0) return;
    for (const row of rows) {
      await db
        .update(users)
        .set({ searchText: searchTextOf(row) })
        .where(eq(users.id, row.id));
    }
  }
}

/** Everybody who can open the admin's screens. */
export async function listActiveAdmins(db: Executor): Promise<UserRow[]> {
  return db.query.users.findMany({ where: and(eq(users.isAdmin, true), eq(users.isActive, true)) });
}

/** How many active admins there are beside this member. */
export async function countOtherActiveAdmins(db: Executor, id: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(users)
    .where(and(eq(users.isAdmin, true), eq(users.isActive, true), ne(users.id, id)));
  return row?.total ?? 0;
}
