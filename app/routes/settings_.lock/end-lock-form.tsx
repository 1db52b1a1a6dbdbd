import { useForm } from '@conform-to/react';
import { Form } from '@remix-run/react';
import type { FormAnswer } from '~/components/form/form-answer';
import { FormErrors } from '~/components/form/form-errors';
import { PasswordField } from '~/components/form/password-field';
import { SubmitButton } from '~/components/form/submit-button';

export function EndLockForm({ answer: given }: { answer: FormAnswer | undefined }) {
  const answer = given?.intent === 'end' ? given : undefined;
  const [form, fields] = useForm<{ currentPassword: string }>({ id: 'end', lastResult: answer?.result });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} className="form" noValidate>
      <FormErrors form={form} answer={answer} />
      <PasswordField
        id="end-currentPassword"
        name="currentPassword"
        label="Your password"
        autoComplete="current-password"
        errors={fields.currentPassword.errors}
        required
      />
      <p>
        <SubmitButton
          variant="second"
          label="Turn off the app lock"
          pendingLabel="Saving..."
          name="intent"
          value="end"
        />
      </p>
    </Form>
  );
}
