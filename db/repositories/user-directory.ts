import { and, asc, count, desc, gte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { users } from '../schema';

type DirectoryStatus = 'all' | 'active' | 'inactive' | 'admins';
type DirectorySort = 'joined' | 'lastLogin' | 'name';

export interface DirectoryFilter {
  /** In lower case, as the search text is stored; empty finds everybody. */
  search: string;
  status: DirectoryStatus;
}

export interface DirectoryPage extends DirectoryFilter {
  sort: DirectorySort;
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}

const SORTED_BY = { joined: users.createdAt, lastLogin: users.lastLoginAt, name: users.searchText } as const;

const isFound = (search: string) => (search ? sql`instr(${users.searchText}, ${search}) > 0` : undefined);
// A plus keeps SQLite from an index of its own for this column, which would open every row to look at the others.
const WITH_STATUS: Record<DirectoryStatus, SQL | undefined> = {
  all: undefined,
  active: sql`+${users.isActive} = 1`,
  inactive: sql`+${users.isActive} = 0`,
  admins: sql`+${users.isAdmin} = 1`,
};

const matches = ({ search, status }: DirectoryFilter) => and(WITH_STATUS[status], isFound(search));

/** One page of ids, found in an index alone: the rows of the others are never opened. */
async function listIds(db: Executor, { sort, direction, limit, offset, ...filter }: DirectoryPage) {
  const order = direction === 'asc' ? asc : desc;
  const isEverybody = filter.search === '' && filter.status === 'all';
  const column = isEverybody ? SORTED_BY[sort] : sql`+${SORTED_BY[sort]}`;
  return db
    .select({ id: users.id })
    .from(users)
    .where(matches(filter))
    .orderBy(order(column), order(users.id))
    .limit(limit)
    .offset(offset);
}

/** A page of members, without anything of theirs but the account. */
export async function listUsers(db: Executor, page: DirectoryPage) {
  const ids = (await listIds(db, page)).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db.query.users.findMany({
    columns: {
      id: true,
      firstName: true,
      lastName: true,
      email: true,
      phoneNumber: true,
      isActive: true,
      isAdmin: true,
      createdAt: true,
      lastLoginAt: true,
    },
    where: (row, { inArray }) => inArray(row.id, ids),
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function countMatches(db: Executor, filter: DirectoryFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users).where(matches(filter));
  return row?.total ?? 0;
}

/** How many users there are of each status and role. */
export async function countByStatus(db: Executor) {
  return db
    .select({ isActive: users.isActive, isAdmin: users.isAdmin, total: count() })
    .from(users)
    .groupBy(users.isActive, users.isAdmin);
}

export async function countJoinedSince(db: Executor, since: Date): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users).where(gte(users.createdAt, since));
  return row?.total ?? 0;
}
