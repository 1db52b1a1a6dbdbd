import { useForm } from '@conform-to/react';
import { Form } from '@remix-run/react';
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
  const [form, fields] = useForm<{ pin: string }>({ id: 'unlock', lastResult: answer?.result });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} className="form" noValidate>
      <FormErrors form={form} answer={answer} />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <PinField id="unlock-pin" name="pin" label="Your PIN" errors={fields.pin.errors} />
      <p>
        <SubmitButton label="Unlock" pendingLabel="Unlocking..." name="intent" value="pin" />
      </p>
    </Form>
  );
}

export function UnlockByPassword({ redirectTo, answer: given }: UnlockFormProps) {
  const answer = given?.intent === 'password' ? given : undefined;
  const [form, fields] = useForm<{ password: string }>({ id: 'by-password', lastResult: answer?.result });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} className="form" noValidate>
      <FormErrors form={form} answer={answer} />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <PasswordField
        id="by-password-password"
        name="password"
        label="Your password"
        autoComplete="current-password"
        errors={fields.password.errors}
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
