import { Form, Link } from '@remix-run/react';
import { answeredForm } from '~/components/form/answered-form';
import type { FormAnswer } from '~/components/form/form-answer';
import { FormErrors } from '~/components/form/form-errors';
import { NewPasswordField } from '~/components/form/new-password-field';
import { PasswordField } from '~/components/form/password-field';
import { SendsByEnter } from '~/components/form/sends-by-enter';
import { ShownNote } from '~/components/form/shown-note';
import { SubmitButton } from '~/components/form/submit-button';
import type { ResetInput } from '~/domain/accounts/schema';
import { tabPath } from './tabs';

interface NewPasswordFormProps {
  token: string;
  isUsable: boolean;
  answer: FormAnswer | undefined;
}

export function NewPasswordForm({ token, isUsable, answer }: NewPasswordFormProps) {
  const { shown } = answer?.intent === 'reset' ? answer : {};
  const form = answeredForm<keyof ResetInput>('reset', answer?.intent === 'reset' ? answer : undefined);
  if (!isUsable) {
    return (
      <div className="form">
        <p>This link was already used, is older than an hour, or you asked for a newer one.</p>
        <p>
          <Link className="button" to={tabPath('reset', '/')}>
            Ask for a new link
          </Link>
        </p>
      </div>
    );
  }
  return (
    <Form method="post" id={form.id} className="form" noValidate>
      <SendsByEnter />
      <FormErrors form={form} answer={answer} />
      <ShownNote shown={shown} />
      <p>When it is changed, every device that is logged in will be logged out.</p>
      <input type="hidden" name="intent" value="reset" />
      <input type="hidden" name="token" value={token} />
      <NewPasswordField
        id="reset-password"
        label="New password"
        errors={form.field('password').errors}
        shown={shown ?? ''}
        formId={form.id}
      />
      <PasswordField
        id="reset-confirmPassword"
        name="confirmPassword"
        label="Confirm new password"
        autoComplete="new-password"
        errors={form.field('confirmPassword').errors}
        shown={shown ?? ''}
        maxLength={256}
        required
      />
      <SubmitButton label="Save new password" pendingLabel="Saving..." />
    </Form>
  );
}
