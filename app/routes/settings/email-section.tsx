import { answeredForm } from '~/components/form/answered-form';
import { Field } from '~/components/form/field';
import { FormErrors } from '~/components/form/form-errors';
import { OwnedForm } from '~/components/form/owned-form';
import { PasswordField } from '~/components/form/password-field';
import { SubmitButton } from '~/components/form/submit-button';
import type { ChangeEmailInput } from '~/domain/accounts/schema';
import { Fold } from './fold';
import type { SectionAnswer } from './section-answer';

export function EmailSection({ email, answer }: { email: string; answer: SectionAnswer }) {
  const form = answeredForm<keyof ChangeEmailInput>('email', answer);
  return (
    <section aria-labelledby="email-title">
      <h2 id="email-title">Email address</h2>
      <p>
        You log in with <strong className="breaks">{email}</strong>. A new address counts once you open the
        link we send to it.
      </p>
      <Fold label="Change my email address" isOpen={answer !== undefined}>
        <OwnedForm id={form.id} className="form" noValidate>
          <FormErrors form={form} answer={answer} />
          <Field
            id="email-email"
            name="email"
            label="New email address"
            type="email"
            autoComplete="email"
            {...form.field('email')}
            required
          />
          <PasswordField
            id="email-currentPassword"
            name="currentPassword"
            label="Current password"
            autoComplete="current-password"
            errors={form.field('currentPassword').errors}
            required
          />
          <p>
            <SubmitButton label="Send the link" pendingLabel="Sending..." name="intent" value="email" />
          </p>
        </OwnedForm>
      </Fold>
    </section>
  );
}
