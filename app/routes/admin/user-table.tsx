import { Link } from '@remix-run/react';
import { Pager } from '~/components/pager';
import { Badge } from '~/components/shell/badge';
import type { DirectoryQuery } from '~/domain/admin/schema';
import { dayOf } from '~/components/admin-dates';
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

const COLUMNS = ['Name', 'Email', 'Phone', 'Status', 'Role', 'Joined', 'Last Login', 'Actions'] as const;

export function UserTable({ users, query, total, pages }: UserTableProps) {
  if (users.length === 0) return <p>No users found matching your criteria.</p>;
  return (
    <>
      <div className="scroll" role="region" aria-label="Users" tabIndex={0}>
        <table className="table table--list">
          <caption>
            {total.toLocaleString('en-US')} {total === 1 ? 'user' : 'users'}, page {query.page} of {pages}
          </caption>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {users.map((user) => (
              <UserRow key={user.id} user={user} query={query} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager
        page={query.page}
        pages={pages}
        pathOf={(page) => adminPath({ ...query, page })}
        label="Pages of users"
      />
    </>
  );
}

function UserRow({ user, query }: { user: ListedUser; query: DirectoryQuery }) {
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{user.email}</td>
      <td>{user.phoneNumber}</td>
      <td>
        <Badge tone={user.isActive ? 'low' : 'plain'}>{user.isActive ? 'Active' : 'Inactive'}</Badge>
      </td>
      <td>{user.isAdmin ? <Badge tone="moderate">Admin</Badge> : 'Member'}</td>
      <td>{dayOf(user.createdAt)}</td>
      <td>{user.lastLoginAt ? dayOf(user.lastLoginAt) : 'Never'}</td>
      <td>
        <Link to={adminPath({ ...query, user: user.id })} aria-label={`Manage ${name}`} preventScrollReset>
          Manage
        </Link>
      </td>
    </tr>
  );
}
