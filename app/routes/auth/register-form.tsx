import { Form } from '@remix-run/react';
import { answeredForm } from '~/components/form/answered-form';
import { Field } from '~/components/form/field';
import { FormErrors } from '~/components/form/form-errors';
import { NewPasswordField } from '~/components/form/new-password-field';
import { PasswordField } from '~/components/form/password-field';
import { SendsByEnter } from '~/components/form/sends-by-enter';
import { ShownNote } from '~/components/form/shown-note';
import { SubmitButton } from '~/components/form/submit-button';
import type { RegisterInput } from '~/domain/accounts/schema';
import type { AuthFormProps } from './login-form';

interface RegisterFormProps extends AuthFormProps {
  /** The countries that texts go to; null where none are sent. */
  textsTo: string | null;
}

export function RegisterForm({ redirectTo, answer, typed, textsTo }: RegisterFormProps) {
  const { shown } = answer?.intent === 'register' ? answer : {};
  const form = answeredForm<keyof RegisterInput>(
    'register',
    answer?.intent === 'register' ? answer : undefined,
  );
  const field = (name: Exclude<keyof RegisterInput, 'password' | 'confirmPassword'>) => ({
    id: `register-${name}`,
    name,
    defaultValue: form.field(name).defaultValue ?? typed[name],
    errors: form.field(name).errors,
    required: true,
  });
  return (
    <Form method="post" id={form.id} className="form" noValidate>
      <SendsByEnter />
      <FormErrors form={form} answer={answer} />
      <ShownNote shown={shown} />
      <input type="hidden" name="intent" value="register" />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Field
        {...field('firstName')}
        label="First name"
        autoComplete="given-name"
        minLength={2}
        maxLength={100}
      />
      <Field
        {...field('lastName')}
        label="Last name"
        autoComplete="family-name"
        minLength={2}
        maxLength={100}
      />
      <Field {...field('email')} label="Email" type="email" autoComplete="email" maxLength={255} />
      <Field
        {...field('phoneNumber')}
        label="Phone number (required)"
        hint={
          textsTo === null
            ? 'This server sends no text messages, so nothing goes to this number.'
            : `We send a welcome message to this number, if it is an ordinary one of: ${textsTo}.`
        }
        type="tel"
        autoComplete="tel"
        minLength={10}
        maxLength={20}
      />
      <NewPasswordField
        id="register-password"
        label="Password"
        errors={form.field('password').errors}
        shown={shown ?? ''}
        formId={form.id}
        personalFields={['firstName', 'lastName', 'email']}
      />
      <PasswordField
        id="register-confirmPassword"
        name="confirmPassword"
        label="Confirm password"
        autoComplete="new-password"
        errors={form.field('confirmPassword').errors}
        shown={shown ?? ''}
        maxLength={256}
        required
      />
      <p className="fine">
        By creating an account you agree to the{' '}
        <a href="/terms" target="_blank" rel="noreferrer">
          terms (opens in a new tab)
        </a>
        : one plain page.
      </p>
      <SubmitButton label="Create account" pendingLabel="Creating your account..." />
    </Form>
  );
}
