import { Form, Link } from '@remix-run/react';
import { dayOf } from '~/components/admin-dates';
import { Dialog } from '~/components/dialog';
import { SubmitButton } from '~/components/form/submit-button';
import type { DirectoryQuery } from '~/domain/admin/schema';
import { adminPath } from './search';
import type { ListedUser } from './user-table';

interface UserDialogProps {
  user: ListedUser;
  query: DirectoryQuery;
  /** True for the admin's own row. */
  isOwn: boolean;
  isConfirming: boolean;
}

export function UserDialog({ user, query, isOwn, isConfirming }: UserDialogProps) {
  const name = `${user.firstName} ${user.lastName}`;
  const closed = adminPath(query);
  const open = adminPath({ ...query, user: user.id });
  return isConfirming ? (
    <Dialog key="confirm" title={`Reset the password of ${name}?`} closeHref={open}>
      <p>{user.email} gets a link to choose a new password. The old one works until then.</p>
      <Form method="post" className="dialog__acts" preventScrollReset>
        <input type="hidden" name="userId" value={user.id} />
        <input type="hidden" name="redirectTo" value={open} />
        <SubmitButton
          label="Send Reset Email"
          pendingLabel="Sending..."
          name="intent"
          value="reset-password"
        />
        <Link className="button button--second" to={open} preventScrollReset>
          Cancel
        </Link>
      </Form>
    </Dialog>
  ) : (
    <Dialog key="manage" title={name} closeHref={closed}>
      <dl className="account">
        <dt>Email</dt>
        <dd>{user.email}</dd>
        <dt>Phone</dt>
        <dd>{user.phoneNumber}</dd>
        <dt>Joined</dt>
        <dd>{dayOf(user.createdAt)}</dd>
        <dt>Status</dt>
        <dd>
          {user.isActive ? 'Active' : 'Inactive'}, {user.isAdmin ? 'Admin' : 'Member'}
        </dd>
      </dl>
      <Form method="post" className="dialog__acts" preventScrollReset>
        <input type="hidden" name="userId" value={user.id} />
        <input type="hidden" name="redirectTo" value={open} />
        <StandingButton user={user} isOwn={isOwn} />
        <RoleButton user={user} isOwn={isOwn} />
        <Link
          className="button button--second"
          to={adminPath({ ...query, user: user.id, confirm: 'reset' })}
          preventScrollReset
        >
          Reset Password
        </Link>
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
