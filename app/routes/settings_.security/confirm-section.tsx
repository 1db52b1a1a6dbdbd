import { answeredForm } from '~/components/form/answered-form';
import type { FormAnswer } from '~/components/form/form-answer';
import { FormErrors } from '~/components/form/form-errors';
import { OwnedForm } from '~/components/form/owned-form';
import { PasswordField } from '~/components/form/password-field';
import { SubmitButton } from '~/components/form/submit-button';
import { PasskeyButton } from '~/components/passkey/passkey-button';

interface ConfirmSectionProps {
  hasPasskey: boolean;
  /** Whose page this is, signed. */
  owner: string;
  answer: FormAnswer | undefined;
}

/** An open page is not enough to change how somebody logs in: the phone may lie on a table. */
export function ConfirmSection({ hasPasskey, owner, answer }: ConfirmSectionProps) {
  const form = answeredForm<'currentPassword'>('confirm', answer?.intent === 'confirm' ? answer : undefined);
  return (
    <section aria-labelledby="confirm-title">
      <h2 id="confirm-title">First, show that it is you</h2>
      <p>To change anything on this page, for the next ten minutes.</p>
      <OwnedForm id={form.id} className="form" noValidate>
        <FormErrors form={form} answer={answer} />
        <PasswordField
          id="confirm-currentPassword"
          name="currentPassword"
          label="Your current password"
          autoComplete="current-password"
          errors={form.field('currentPassword').errors}
          required
        />
        <p>
          <SubmitButton label="Go on" pendingLabel="Checking..." name="intent" value="confirm" />
        </p>
      </OwnedForm>
      {hasPasskey && (
        <PasskeyButton
          id="confirm-passkey"
          label="Use a passkey instead"
          purpose="confirm"
          intent="confirm-passkey"
          fields={{ owner }}
          answer={answer}
        />
      )}
    </section>
  );
}
