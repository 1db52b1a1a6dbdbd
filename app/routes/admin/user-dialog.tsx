import { Form, Link } from '@remix-run/react';
import { Dialog } from '~/components/dialog/dialog';
import { SubmitButton } from '~/components/form/submit-button';
import type { DirectoryQuery } from '~/domain/admin/schema';
import { adminDate } from '~/domain/calendar/admin-dates';
import { adminPath } from './search';
import type { ListedUser } from './user-table';

interface UserDialogProps {
  user: ListedUser;
  query: DirectoryQuery;
  /** True for the admin's own row. */
  isOwn: boolean;
}

/** A member's account, and what an admin can do with it. It closes when something was done, so that the message is seen. */
export function UserDialog({ user, query, isOwn }: UserDialogProps) {
  const closed = adminPath(query);
  const confirmPath = (confirm: 'reset' | 'delete') => adminPath({ ...query, user: user.id, confirm });
  return (
    <Dialog key="manage" title={`${user.firstName} ${user.lastName}`} closeHref={closed}>
      <dl className="account">
        <dt>Email</dt>
        <dd>{user.email}</dd>
        <dt>Phone</dt>
        <dd>{user.phoneNumber}</dd>
        <dt>Joined</dt>
        <dd>{adminDate(user.createdAt)}</dd>
        <dt>Status</dt>
        <dd>
          {user.isActive ? 'Active' : 'Inactive'}, {user.isAdmin ? 'Admin' : 'Member'}
        </dd>
      </dl>
      <Form method="post" className="dialog__acts" preventScrollReset>
        <input type="hidden" name="userId" value={user.id} />
        <input type="hidden" name="redirectTo" value={closed} />
        <StandingButton user={user} isOwn={isOwn} />
        <RoleButton user={user} isOwn={isOwn} />
        <Link className="button button--second" to={confirmPath('reset')} preventScrollReset>
          Reset Password
        </Link>
        {!isOwn && (
          <Link className="button button--second" to={confirmPath('delete')} preventScrollReset>
            Delete User
          </Link>
        )}
      </Form>
      {isOwn && <p className="soft">This is you. Another admin can change your role or deactivate you.</p>}
    </Dialog>
  );
}

function StandingButton({ user, isOwn }: { user: ListedUser; isOwn: boolean }) {
  const [label, intent] = user.isActive ? ['Deactivate', 'deactivate'] : ['Activate', 'activate'];
  return (
    <SubmitButton label={label} pendingLabel="Saving..." name="intent" value={intent} disabled={isOwn} />
  );
}

function RoleButton({ user, isOwn }: { user: ListedUser; isOwn: boolean }) {
  const [label, intent] = user.isAdmin ? ['Remove Admin', 'remove-admin'] : ['Make Admin', 'make-admin'];
  return (
    <SubmitButton
      variant="second"
      label={label}
      pendingLabel="Saving..."
      name="intent"
      value={intent}
      disabled={isOwn}
    />
  );
}
