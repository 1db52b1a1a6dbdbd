import { Form } from '@remix-run/react';
import { answeredForm } from '~/components/form/answered-form';
import type { FormAnswer } from '~/components/form/form-answer';
import { FormErrors } from '~/components/form/form-errors';
import { PasswordField } from '~/components/form/password-field';
import { SubmitButton } from '~/components/form/submit-button';

export function EndLockForm({ answer: given }: { answer: FormAnswer | undefined }) {
  const answer = given?.intent === 'end' ? given : undefined;
  const form = answeredForm<'currentPassword'>('end', answer);
  return (
    <Form method="post" id={form.id} className="form" noValidate>
      <FormErrors form={form} answer={answer} />
      <PasswordField
        id="end-currentPassword"
        name="currentPassword"
        label="Your password"
        autoComplete="current-password"
        errors={form.field('currentPassword').errors}
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
