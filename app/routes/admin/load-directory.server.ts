import { db } from '~/db.server';
import type { Member } from '~/domain/accounts/accounts.server';
import { countUsers, listUsers, openUser, type readAdminStats } from '~/domain/admin/directory.server';
import { type DirectoryQuery, readDirectoryQuery } from '~/domain/admin/schema';
import { PAGE_SIZE } from '~/domain/paging';

type AdminStats = Awaited<ReturnType<typeof readAdminStats>>;

/** The users tab: a page of the list, and the user whose dialog is open. A filter that cannot be read is left out. */
export async function loadDirectory(
  searchParams: URLSearchParams,
  { admin, stats }: { admin: Member; stats: AdminStats },
) {
  const query = readDirectoryQuery(Object.fromEntries(searchParams));
  const total = query.search ? await countUsers(db, query) : totalOf(query, stats);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  // Somebody who filters on page nine should not stand before an empty page.
  const page = Math.min(query.page, pages);
  const { users } = await listUsers(db, { ...query, page });
  const managedId = searchParams.get('user');
  const managed = managedId
    ? await openUser(db, { actorId: admin.id, userId: managedId, now: new Date() })
    : undefined;
  return {
    query: { ...query, page },
    users,
    total,
    pages,
    managed,
    isOwn: managed?.id === admin.id,
    confirming: readConfirmation(searchParams.get('confirm')),
  };
}

const readConfirmation = (asked: string | null): 'reset' | 'delete' | undefined =>
  asked === 'reset' || asked === 'delete' ? asked : undefined;

function totalOf({ status }: DirectoryQuery, stats: AdminStats): number {
  const { totalUsers, activeUsers, adminUsers } = stats;
  return { all: totalUsers, active: activeUsers, inactive: totalUsers - activeUsers, admins: adminUsers }[
    status
  ];
}
