import { useForm } from '@conform-to/react';
import { Form, Link } from '@remix-run/react';
import { Dialog } from '~/components/dialog/dialog';
import { Field } from '~/components/form/field';
import type { FormAnswer } from '~/components/form/form-answer';
import { FormErrors } from '~/components/form/form-errors';
import { PasswordField } from '~/components/form/password-field';
import { SubmitButton } from '~/components/form/submit-button';
import type { DirectoryQuery } from '~/domain/admin/schema';
import { adminPath } from './search';
import type { ListedUser } from './user-table';

interface DeleteDialogProps {
  user: ListedUser;
  query: DirectoryQuery;
  answer: FormAnswer | undefined;
}

/** The email address is typed so that it is the right person; the password so that it is the right admin. */
export function DeleteDialog({ user, query, answer }: DeleteDialogProps) {
  const open = adminPath({ ...query, user: user.id });
  const [form, fields] = useForm<{ confirmation: string; password: string }>({
    id: 'delete',
    lastResult: answer?.result,
  });
  return (
    <Dialog
      key="delete"
      title={`Delete ${user.firstName} ${user.lastName}?`}
      closeHref={open}
      hasErrors={answer !== undefined}
    >
      <p>
        This deletes the account of {user.email} and all that belongs to it. It happens at once, and it cannot
        be taken back.
      </p>
      <Form
        method="post"
        id={form.id}
        onSubmit={form.onSubmit}
        className="form"
        noValidate
        preventScrollReset
      >
        <FormErrors form={form} answer={answer} />
        <input type="hidden" name="userId" value={user.id} />
        <input type="hidden" name="redirectTo" value={adminPath(query)} />
        <Field
          id="delete-confirmation"
          name="confirmation"
          label="To go on, type the email address of this user"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={fields.confirmation.initialValue}
          errors={fields.confirmation.errors}
          required
        />
        <PasswordField
          id="delete-password"
          name="password"
          label="Your own password"
          autoComplete="current-password"
          errors={fields.password.errors}
          required
        />
        <p className="row">
          <SubmitButton
            variant="coral"
            label="Delete for good"
            pendingLabel="Deleting..."
            name="intent"
            value="delete"
          />
          <Link className="button button--second" to={open} preventScrollReset>
            Cancel
          </Link>
        </p>
      </Form>
    </Dialog>
  );
}
