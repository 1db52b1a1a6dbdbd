import { Form, Link } from '@remix-run/react';
import { Dialog } from '~/components/dialog/dialog';
import { SubmitButton } from '~/components/form/submit-button';
import type { DirectoryQuery } from '~/domain/admin/schema';
import { adminPath } from './search';
import type { ListedUser } from './user-table';

export function ResetDialog({ user, query }: { user: ListedUser; query: DirectoryQuery }) {
  const open = adminPath({ ...query, user: user.id });
  return (
    <Dialog key="reset" title={`Reset the password of ${user.firstName} ${user.lastName}?`} closeHref={open}>
      <p>{user.email} gets a link to choose a new password. The old one works until then.</p>
      <Form method="post" className="dialog__acts" preventScrollReset>
        <input type="hidden" name="userId" value={user.id} />
        <input type="hidden" name="redirectTo" value={adminPath(query)} />
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
  );
}
