import { Form, Link } from '@remix-run/react';
import { answeredForm } from '~/components/form/answered-form';
import { Field } from '~/components/form/field';
import type { FormAnswer } from '~/components/form/form-answer';
import { FormErrors } from '~/components/form/form-errors';
import { PasswordField } from '~/components/form/password-field';
import { SendsByEnter } from '~/components/form/sends-by-enter';
import { ShownNote } from '~/components/form/shown-note';
import { SubmitButton } from '~/components/form/submit-button';
import { tabPath } from './tabs';
import type { Typed } from './use-typed';

export interface AuthFormProps {
  redirectTo: string;
  answer: FormAnswer | undefined;
  /** On another tab, before this one was opened. */
  typed: Typed;
}

interface LoginFormProps extends AuthFormProps {
  onLeave: () => void;
}

export function LoginForm({ redirectTo, answer, typed, onLeave }: LoginFormProps) {
  const { shown } = answer?.intent === 'login' ? answer : {};
  const form = answeredForm<'email' | 'password'>('login', answer?.intent === 'login' ? answer : undefined);
  return (
    <Form method="post" id={form.id} className="form" noValidate>
      <SendsByEnter />
      <FormErrors form={form} answer={answer} />
      <ShownNote shown={shown} />
      <input type="hidden" name="intent" value="login" />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Field
        id="login-email"
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        defaultValue={form.field('email').defaultValue ?? typed.email}
        errors={form.field('email').errors}
        maxLength={255}
        required
      />
      <PasswordField
        id="login-password"
        name="password"
        label="Password"
        autoComplete="current-password"
        errors={form.field('password').errors}
        shown={shown ?? ''}
        minLength={6}
        maxLength={256}
        required
      />
      <p>
        <Link to={tabPath('reset', redirectTo)} onClick={onLeave}>
          Forgot your password?
        </Link>
      </p>
      <SubmitButton label="Log in" pendingLabel="Logging in..." />
    </Form>
  );
}
