import { Link } from '@remix-run/react';
import { answeredForm } from '~/components/form/answered-form';
import { Field } from '~/components/form/field';
import type { FormAnswer } from '~/components/form/form-answer';
import { FormErrors } from '~/components/form/form-errors';
import { OwnedForm } from '~/components/form/owned-form';
import { PasswordField } from '~/components/form/password-field';
import { SubmitButton } from '~/components/form/submit-button';

interface DeleteFormProps {
  phrase: string;
  hasPassword: boolean;
  answer: FormAnswer | undefined;
}

export function DeleteForm({ phrase, hasPassword, answer }: DeleteFormProps) {
  const form = answeredForm<'confirmation' | 'password'>('delete', answer);
  return (
    <OwnedForm id={form.id} className="form" noValidate>
      <FormErrors form={form} answer={answer} />
      <Field
        id="delete-confirmation"
        name="confirmation"
        label={`To go on, type: ${phrase}`}
        autoComplete="off"
        autoCapitalize="none"
        defaultValue={form.field('confirmation').defaultValue}
        errors={form.field('confirmation').errors}
        required
      />
      {hasPassword && (
        <PasswordField
          id="delete-password"
          name="password"
          label="Your password"
          autoComplete="current-password"
          errors={form.field('password').errors}
          required
        />
      )}
      <p className="row">
        <SubmitButton variant="coral" label="Delete for good" pendingLabel="Deleting..." />
        <Link className="button button--second" to="/settings">
          Keep it
        </Link>
      </p>
    </OwnedForm>
  );
}
