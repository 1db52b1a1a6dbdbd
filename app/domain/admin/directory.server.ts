import type { Database } from 'db/client';
import * as directory from 'db/repositories/user-directory';
import { findUser } from 'db/repositories/users';
import { recordAct } from '../audit/audit.server';
import { startOfUtcDate, utcMonth } from '../calendar/utc';
import { PAGE_SIZE } from '../paging';
import type { DirectoryQuery } from './schema';

/** SPEC's four numbers. New This Month: since the first of this calendar month, UTC. */
export async function readAdminStats(db: Database, now: Date) {
  const standings = await directory.countByStatus(db);
  const total = (counts: typeof standings) => counts.reduce((sum, row) => sum + row.total, 0);
  const monthStart = startOfUtcDate(`${utcMonth(now)}-01`);
  return {
    totalUsers: total(standings),
    activeUsers: total(standings.filter(({ isActive }) => isActive)),
    adminUsers: total(standings.filter(({ isAdmin }) => isAdmin)),
    newThisMonth: await directory.countJoinedSince(db, monthStart),
  };
}

type Listing = Omit<DirectoryQuery, 'page'> & { page: number; limit?: number };

/** A page of members as admins may see them: the account, and nothing the member has written. */
export async function listUsers(db: Database, { page, limit = PAGE_SIZE, ...query }: Listing) {
  const rows = await directory.listUsers(db, { ...query, limit: limit + 1, offset: (page - 1) * limit });
  return { users: rows.slice(0, limit), hasMore: rows.length > limit };
}

export type DirectoryUser = Awaited<ReturnType<typeof listUsers>>['users'][number];

/** How many members a search and a filter find. */
export async function countUsers(
  db: Database,
  { search, status }: Pick<DirectoryQuery, 'search' | 'status'>,
) {
  return directory.countMatches(db, { search, status });
}

/** One member, for an admin who looks at them: that somebody else was looked at is in the audit log. */
export async function openUser(
  db: Database,
  { actorId, userId, now }: { actorId: string; userId: string; now: Date },
): Promise<DirectoryUser | undefined> {
  const user = await findDirectoryUser(db, userId);
  if (user && userId !== actorId) await recordAct(db, { actorId, act: 'open-user', subjectId: userId, now });
  return user;
}

async function findDirectoryUser(db: Database, id: string): Promise<DirectoryUser | undefined> {
  const user = await findUser(db, id);
  if (!user) return undefined;
  const { firstName, lastName, email, phoneNumber, isActive, isAdmin, createdAt, lastLoginAt } = user;
  return { id, firstName, lastName, email, phoneNumber, isActive, isAdmin, createdAt, lastLoginAt };
}
