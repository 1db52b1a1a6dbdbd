import { Form, Link } from '@remix-run/react';
import { answeredForm } from '~/components/form/answered-form';
import { Field } from '~/components/form/field';
import { FormErrors } from '~/components/form/form-errors';
import { SubmitButton } from '~/components/form/submit-button';
import type { AuthFormProps } from './login-form';
import { tabPath } from './tabs';

export function RequestResetForm({ redirectTo, answer, typed }: AuthFormProps) {
  const form = answeredForm<'email'>(
    'request-reset',
    answer?.intent === 'request-reset' ? answer : undefined,
  );
  return (
    <Form method="post" id={form.id} className="form" noValidate>
      <FormErrors form={form} answer={answer} />
      <p>
        Tell us your email address, and we send you a link to choose a new password. It works for an hour.
      </p>
      <input type="hidden" name="intent" value="request-reset" />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Field
        id="request-reset-email"
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        defaultValue={form.field('email').defaultValue ?? typed.email}
        errors={form.field('email').errors}
        maxLength={255}
        required
      />
      <SubmitButton label="Send Reset Link" pendingLabel="Sending..." />
    </Form>
  );
}

/** The same words whether or not the email has an account. */
export function ResetSent({ isLate }: { isLate: boolean }) {
  return (
    <section className="form" aria-labelledby="sent">
      <h2 id="sent">{isLate ? 'Your link may take longer' : 'Check your email'}</h2>
      {isLate ? (
        <>
          <p>
            Mail does not leave here as it should just now, and we keep trying. If that address has an
            account, its link comes as soon as it can. It works until an hour after you asked.
          </p>
          <p>If no mail has come by then, please ask once more.</p>
        </>
      ) : (
        <p>
          If that address has an account, a link to choose a new password is on its way. It works for an hour.
        </p>
      )}
      <p>
        <Link className="button button--second" to={tabPath('login', '/')}>
          Back to Login
        </Link>
      </p>
    </section>
  );
}
