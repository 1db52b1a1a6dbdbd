import { answeredForm } from '~/components/form/answered-form';
import { FormErrors } from '~/components/form/form-errors';
import { NewPasswordField } from '~/components/form/new-password-field';
import { OwnedForm } from '~/components/form/owned-form';
import { PasswordField } from '~/components/form/password-field';
import { SubmitButton } from '~/components/form/submit-button';
import type { ChangePasswordInput } from '~/domain/accounts/schema';
import { Fold } from './fold';
import type { SectionAnswer } from './section-answer';

export function PasswordSection({ answer }: { answer: SectionAnswer }) {
  const form = answeredForm<keyof ChangePasswordInput>('password', answer);
  return (
    <section aria-labelledby="password-title">
      <h2 id="password-title">Password</h2>
      <p>When it is changed, every other device is logged out.</p>
      <Fold label="Change my password" isOpen={answer !== undefined}>
        <OwnedForm id={form.id} className="form" noValidate>
          <FormErrors form={form} answer={answer} />
          <PasswordField
            id="password-currentPassword"
            name="currentPassword"
            label="Your current password"
            autoComplete="current-password"
            errors={form.field('currentPassword').errors}
            required
          />
          <NewPasswordField
            id="password-password"
            label="New password"
            errors={form.field('password').errors}
            formId={form.id}
          />
          <PasswordField
            id="password-confirmPassword"
            name="confirmPassword"
            label="Confirm new password"
            autoComplete="new-password"
            errors={form.field('confirmPassword').errors}
            required
          />
          <p>
            <SubmitButton label="Change password" pendingLabel="Changing..." name="intent" value="password" />
          </p>
        </OwnedForm>
      </Fold>
    </section>
  );
}
