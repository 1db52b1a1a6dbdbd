import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ListTable } from '~/components/list-table';
import { Pager } from '~/components/pager';
import { Badge } from '~/components/shell/badge';
import type { DirectoryQuery } from '~/domain/admin/schema';
import { adminDate } from '~/domain/calendar/admin-dates';
import { countOf } from '~/domain/calendar/counts-in-words';
import { adminPath } from './search';

export interface ListedUser {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  isActive: boolean;
  isAdmin: boolean;
  createdAt: Date | string;
  lastLoginAt: Date | string | null;
}

interface UserTableProps {
  users: ListedUser[];
  query: DirectoryQuery;
  total: number;
  pages: number;
}

const COLUMNS = [
  { name: 'Name' },
  { name: 'Email', wrap: 'long' },
  { name: 'Phone', wrap: 'once' },
  { name: 'Status' },
  { name: 'Role' },
  { name: 'Joined', wrap: 'once' },
  { name: 'Last Login', wrap: 'once' },
  { name: 'Actions' },
] as const;

export function UserTable({ users, query, total, pages }: UserTableProps) {
  if (users.length === 0) return <p>No users found matching your criteria.</p>;
  const amount = countOf(total, 'user');
  return (
    <>
      <ListTable
        label="List of users"
        caption={`${amount}, page ${query.page} of ${pages}`}
        columns={COLUMNS}
        rows={users.map((user) => ({ id: user.id, cells: cellsOf(user, query) }))}
        isNamed
      />
      <Pager
        page={query.page}
        pages={pages}
        pathOf={(page) => adminPath({ ...query, page })}
        label="Pages of users"
      />
    </>
  );
}

function cellsOf(user: ListedUser, query: DirectoryQuery): ReactNode[] {
  const name = `${user.firstName} ${user.lastName}`;
  return [
    name,
    user.email,
    user.phoneNumber,
    <Badge key="status" tone={user.isActive ? 'low' : 'plain'}>
      {user.isActive ? 'Active' : 'Inactive'}
    </Badge>,
    user.isAdmin ? <Badge tone="moderate">Admin</Badge> : 'Member',
    adminDate(user.createdAt),
    user.lastLoginAt ? adminDate(user.lastLoginAt) : 'Never',
    <Link
      key="manage"
      to={adminPath({ ...query, user: user.id })}
      aria-label={`Manage ${name}`}
      preventScrollReset
    >
      Manage
    </Link>,
  ];
}
