import { useForm } from '@conform-to/react';
import { Link } from '@remix-run/react';
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
  const [form, fields] = useForm<{ confirmation: string; password: string }>({
    id: 'delete',
    lastResult: answer?.result,
  });
  return (
    <OwnedForm id={form.id} onSubmit={form.onSubmit} className="form" noValidate>
      <FormErrors form={form} answer={answer} />
      <Field
        id="delete-confirmation"
        name="confirmation"
        label={`To go on, type: ${phrase}`}
        autoComplete="off"
        autoCapitalize="none"
        defaultValue={fields.confirmation.initialValue}
        errors={fields.confirmation.errors}
        required
      />
      {hasPassword && (
        <PasswordField
          id="delete-password"
          name="password"
          label="Your password"
          autoComplete="current-password"
          errors={fields.password.errors}
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
