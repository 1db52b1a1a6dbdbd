import { Form } from '@remix-run/react';
import { answeredForm } from '~/components/form/answered-form';
import type { FormAnswer } from '~/components/form/form-answer';
import { FormErrors } from '~/components/form/form-errors';
import { PasswordField } from '~/components/form/password-field';
import { PinField } from '~/components/form/pin-field';
import { SubmitButton } from '~/components/form/submit-button';

interface UnlockFormProps {
  redirectTo: string;
  answer: FormAnswer | undefined;
}

export function UnlockByPin({ redirectTo, answer: given }: UnlockFormProps) {
  const answer = given?.intent === 'pin' ? given : undefined;
  const form = answeredForm<'pin'>('unlock', answer);
  return (
    <Form method="post" id={form.id} className="form" noValidate>
      <FormErrors form={form} answer={answer} />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <PinField id="unlock-pin" name="pin" label="Your PIN" errors={form.field('pin').errors} />
      <p>
        <SubmitButton label="Unlock" pendingLabel="Unlocking..." name="intent" value="pin" />
      </p>
    </Form>
  );
}

export function UnlockByPassword({ redirectTo, answer: given }: UnlockFormProps) {
  const answer = given?.intent === 'password' ? given : undefined;
  const form = answeredForm<'password'>('by-password', answer);
  return (
    <Form method="post" id={form.id} className="form" noValidate>
      <FormErrors form={form} answer={answer} />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <PasswordField
        id="by-password-password"
        name="password"
        label="Your password"
        autoComplete="current-password"
        errors={form.field('password').errors}
        required
      />
      <p>
        <SubmitButton
          label="Unlock with the password"
          pendingLabel="Unlocking..."
          name="intent"
          value="password"
        />
      </p>
    </Form>
  );
}
